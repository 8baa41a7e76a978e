//! The first game: four turns as the Spirit, then the roles are swapped and the person runs. `lesson.record` is its scene.

use table::{Lesson, Otherwise, Seat, Step};

/// Evilrunner in thirteen decisions.
pub const LESSON: Lesson = Lesson {
    record: include_str!("../lesson.record"),
    seat: Seat::new(0),
    steps: &[
        Step {
            line: 16,
            does: "L>A2",
            also: &[],
            title: ("La caccia", "The hunt"),
            says: (
                "Sei lo Spirito: le tue tre creature inseguono Valandris, la pedina V, e lo catturano se una gli arriva addosso. Il \
                 Leviatano, L, fa un passo negli Abissi: portalo in A2, verso di lui.",
                "You are the Spirit: your three creatures hunt Valandris, the piece V, and capture him when one lands on him. The \
                 Leviathan, L, makes one step in the Abyss: take it to A2, towards him.",
            ),
            clause: "4.3",
            otherwise: &[
                CROSSING[0],
                CROSSING[1],
                CROSSING[2],
                Otherwise {
                    to: "",
                    says: (
                        "Si può, ma così ti allontani: Valandris è in A1, e da A2 ti separa un vertice solo.",
                        "It is allowed, but it leads away from him: Valandris is on A1, and from A2 only one vertex lies between you.",
                    ),
                    clause: "1.3",
                },
            ],
            done: (
                "Una creatura fa un passo, lungo uno spigolo, e resta nel suo mondo.",
                "A creature makes one step, along an edge, and stays in its world.",
            ),
            shows: "[data-v='A2']",
        },
        Step {
            line: 17,
            does: "U>T9",
            also: &[],
            title: ("I sigilli", "The seals"),
            says: (
                "Ora l'Unicorno, U, sulla Terra. In un vertice sigillato non entra nessuno, nemmeno i tuoi. Portalo in T9, che intorno \
                 ha più strade aperte.",
                "Now the Unicorn, U, on the Earth. Nobody may enter a sealed vertex, not even your own. Take it to T9, which has more \
                 open ways around it.",
            ),
            clause: "3.3",
            otherwise: &[Otherwise {
                to: "",
                says: (
                    "Si può, ma di lì le strade aperte sono tre, per via dei sigilli; da T9 sono cinque.",
                    "It is allowed, but because of the seals only three ways are open from there; from T9 there are five.",
                ),
                clause: "3.3",
            }],
            done: (
                "Un sigillo chiude il vertice a tutti, anche solo di passaggio.",
                "A seal closes its vertex to everybody, even on the way through.",
            ),
            shows: "[data-v='T9']",
        },
        Step {
            line: 18,
            does: "A>C2",
            also: &[],
            title: ("Tre mondi, uno dentro l'altro", "Three worlds, one inside the other"),
            says: (
                "L'Arcangelo, A, sta nei Cieli, il solido più grande. Lo stesso numero vuol dire la stessa direzione: sopra Valandris, \
                 che è in A1, c'è C1. Avvicinati: C2.",
                "The Archangel, A, is in the Heavens, the largest solid. The same number means the same direction: above Valandris, who \
                 is on A1, lies C1. Come closer: C2.",
            ),
            clause: "1.2",
            otherwise: &[Otherwise {
                to: "",
                says: (
                    "Si può, ma da C2 si arriva sopra Valandris, in C1, con altri due passi; di lì ne servono di più.",
                    "It is allowed, but from C2 it is two more steps to C1, above Valandris; from there it is more.",
                ),
                clause: "1.2",
            }],
            done: (
                "Leviatano, Unicorno, Arcangelo: a ogni turno muovono tutti e tre, in quest'ordine.",
                "Leviathan, Unicorn, Archangel: all three move in each turn, in this order.",
            ),
            shows: "[data-v='C2']",
        },
        Step {
            line: 19,
            does: "power=leviathan",
            also: &[],
            title: ("Un potere, detto prima", "One power, said beforehand"),
            says: (
                "Alla fine del turno dichiari una creatura: nel prossimo potrà usare il suo potere, e Valandris lo sa già. Lui è negli \
                 Abissi: dichiara il Leviatano.",
                "At the end of your turn you declare one creature: in the next it may use its power, and Valandris knows it already. He \
                 is in the Abyss: declare the Leviathan.",
            ),
            clause: "5.1",
            otherwise: &[
                Otherwise {
                    to: "power=unicorn",
                    says: (
                        "Si può, ma il potere dell'Unicorno vale sulla Terra, e Valandris è negli Abissi: lì agisce il Leviatano.",
                        "It is allowed, but the Unicorn's power works on the Earth, and Valandris is in the Abyss: that is where the Leviathan \
                         acts.",
                    ),
                    clause: "5.5",
                },
                Otherwise {
                    to: "power=archangel",
                    says: (
                        "Si può, ma il potere dell'Arcangelo vale nei Cieli, e Valandris è negli Abissi: lì agisce il Leviatano.",
                        "It is allowed, but the Archangel's power works in the Heavens, and Valandris is in the Abyss: that is where the \
                         Leviathan acts.",
                    ),
                    clause: "5.5",
                },
            ],
            done: (
                "Poi tocca a Valandris, che fa fino a due passi: è corso in A8.",
                "Then comes Valandris, who makes up to two steps: he ran to A8.",
            ),
            shows: "button[value='power=leviathan']",
        },
        Step {
            line: 22,
            does: "L*A17",
            also: &[],
            title: ("Il balzo", "The jump"),
            says: (
                "Si crede al sicuro. Ma hai dichiarato il Leviatano: invece del passo può balzare sul vertice opposto degli Abissi. Balza \
                 in A17.",
                "He believes himself safe. But you have declared the Leviathan: instead of its step it may jump to the opposite vertex of \
                 the Abyss. Jump to A17.",
            ),
            clause: "5.6",
            otherwise: &[
                CROSSING[0],
                CROSSING[1],
                CROSSING[2],
                Otherwise {
                    to: "",
                    says: (
                        "Si può, ma con un passo non gli arrivi vicino, e il potere che non usi va perso alla fine del turno.",
                        "It is allowed, but one step does not bring you near him, and a power that you do not use is lost at the end of the turn.",
                    ),
                    clause: "5.3",
                },
            ],
            done: ("Il balzo vale come movimento.", "The jump counts as the move."),
            shows: "[data-v='A17']",
        },
        Step {
            line: 23,
            does: "L>A19",
            also: &[],
            title: ("…e ancora un passo", "…and one more step"),
            says: (
                "Dopo il balzo il Leviatano può fare ancora un passo, o fermarsi. Mettilo accanto a Valandris: in A19.",
                "After the jump the Leviathan may make one more step, or stop. Put it next to Valandris: on A19.",
            ),
            clause: "5.7",
            otherwise: &[
                Otherwise {
                    to: "stay",
                    says: (
                        "Fermarsi è permesso, ma così Valandris resta lontano: A19 è accanto a lui.",
                        "Stopping is allowed, but it leaves Valandris far away: A19 is next to him.",
                    ),
                    clause: "5.7",
                },
                Otherwise {
                    to: "",
                    says: (
                        "Si può, ma quel vertice non è accanto ad A8, dove sta Valandris: A19 sì.",
                        "It is allowed, but that vertex is not next to A8, where Valandris is: A19 is.",
                    ),
                    clause: "1.3",
                },
            ],
            done: (
                "Gli altri due li ho mossi io, e per questo turno hai dichiarato l'Unicorno.",
                "I have moved the other two for you, and for this turn you have declared the Unicorn.",
            ),
            shows: "[data-v='A19']",
        },
        Step {
            line: 30,
            does: "seal@T1",
            also: &[],
            title: ("Chiudere la porta", "Closing the door"),
            says: (
                "Valandris è salito in C14, passando per T1: cambiare mondo non gli costa nulla. Per ridiscendere ha solo T1. L'Unicorno, \
                 subito prima di muovere, può sigillarlo.",
                "Valandris has gone up to C14, by way of T1: changing world costs him nothing. T1 is his only way down. Just before it \
                 moves, the Unicorn may seal it.",
            ),
            clause: "5.8",
            otherwise: &[
                Otherwise {
                    to: "seal@",
                    says: (
                        "Si può, ma così non lo chiudi: da C14 si scende in T1, T6 e T8, e degli ultimi due ci pensano già i sigilli.",
                        "It is allowed, but it does not shut him in: from C14 the ways down are T1, T6 and T8, and the last two are sealed \
                         already.",
                    ),
                    clause: "1.4",
                },
                Otherwise {
                    to: "U>",
                    says: (
                        "Si può muovere senza sigillare, ma dopo il passo è tardi: prima chiudi T1.",
                        "You may move without sealing, but after the step it is too late: close T1 first.",
                    ),
                    clause: "5.8",
                },
            ],
            done: (
                "Valandris è chiuso nei Cieli, e l'Arcangelo gli è arrivato accanto, in C1.",
                "Valandris is shut in the Heavens, and the Archangel has come next to him, to C1.",
            ),
            shows: "[data-v='T1']",
        },
        Step {
            line: 33,
            does: "power=archangel",
            also: &[],
            title: ("Prevedere", "Looking ahead"),
            says: (
                "Con due passi Valandris può finire in sette vertici, tutti nei Cieli. L'Arcangelo, che con il suo potere vola a distanza \
                 due, ne raggiunge cinque. Dichiaralo.",
                "With two steps Valandris can end on seven vertices, all of them in the Heavens. The Archangel, whose power is to fly a \
                 distance of two, reaches five of them. Declare it.",
            ),
            clause: "5.12",
            otherwise: &[
                Otherwise {
                    to: "power=unicorn",
                    says: (
                        "Si può, ma l'Unicorno sigilla la Terra, e di lì Valandris non passa già più.",
                        "It is allowed, but the Unicorn seals the Earth, and that way is closed to Valandris already.",
                    ),
                    clause: "5.5",
                },
                Otherwise {
                    to: "power=leviathan",
                    says: (
                        "Si può, ma il Leviatano balza solo negli Abissi, e laggiù Valandris non può tornare.",
                        "It is allowed, but the Leviathan jumps in the Abyss only, and Valandris cannot get back down there.",
                    ),
                    clause: "5.5",
                },
            ],
            done: (
                "Valandris prova a scappare alle spalle dell'Arcangelo, in C3.",
                "Valandris tries to slip away behind the Archangel, to C3.",
            ),
            shows: "button[value='power=archangel']",
        },
        Step {
            line: 38,
            does: "A>C3",
            also: &[],
            title: ("La cattura", "The capture"),
            says: (
                "Gli altri due hanno già mosso. L'Arcangelo vola a distanza due esatta, senza toccare il vertice in mezzo: proprio dove sta \
                 Valandris. Prendilo!",
                "The other two have moved. The Archangel flies a distance of exactly two and does not touch the vertex between: just where \
                 Valandris stands. Take him!",
            ),
            clause: "8.1",
            otherwise: &[Otherwise {
                to: "",
                says: (
                    "Si può, nessuno ti obbliga a catturarlo. Ma Valandris è in C3, a portata di volo.",
                    "It is allowed, nobody obliges you to capture him. But Valandris is on C3, within reach of a flight.",
                ),
                clause: "4.8",
            }],
            done: (
                "Catturato al turno 4: sono i 4 punti di chi fuggiva.",
                "Captured in turn 4: that is 4 points for the one who ran.",
            ),
            shows: "[data-v='C3']",
        },
        Step {
            line: 47,
            does: "V@C1",
            also: &[],
            title: ("Ora fuggi tu", "Now you run"),
            says: (
                "I ruoli si scambiano: adesso Valandris sei tu, e se resisti più di quattro turni hai vinto. Cominci per ultimo, dove vuoi: \
                 mettiti in C1, di fronte all'Arcangelo e lontano da tutti.",
                "The roles are swapped: now you are Valandris, and if you hold out for more than four turns you have won. You begin last, \
                 wherever you like: on C1, opposite the Archangel and far from all.",
            ),
            clause: "9.2",
            otherwise: &[Otherwise {
                to: "",
                says: (
                    "Puoi cominciare anche lì. Ma guarda dove sono le creature: C1 è lontano da tutte e tre.",
                    "You may begin there, too. But see where the creatures are: C1 is far from all three.",
                ),
                clause: "2.7",
            }],
            done: (
                "Lo Spirito ha fatto il suo turno. Il potere dichiarato dice da dove viene il pericolo.",
                "The Spirit has had its turn. The declared power tells where danger comes from.",
            ),
            shows: "[data-v='C1']",
        },
        Step {
            line: 52,
            does: "V>C6",
            also: &[],
            title: ("Due passi", "Two steps"),
            says: (
                "Nel tuo turno fai fino a due passi, uno dopo l'altro; puoi anche restare fermo. Il primo: in C6.",
                "In your turn you make up to two steps, one after the other; you may also stand still. The first one: to C6.",
            ),
            clause: "7.1",
            otherwise: &[
                Otherwise {
                    to: "stay",
                    says: (
                        "Restare fermo è permesso. Ma chi non sa correre non dura: prova un passo, in C6.",
                        "Standing still is allowed. But who cannot run does not last: try a step, to C6.",
                    ),
                    clause: "7.2",
                },
                Otherwise {
                    to: "",
                    says: (
                        "È un passo permesso anche quello. Ma da C6 si scende in T4, e ci serve subito.",
                        "That step is allowed, too. But C6 leads down to T4, which we want next.",
                    ),
                    clause: "7.3",
                },
            ],
            done: ("Ti resta il secondo passo.", "You have your second step left."),
            shows: "[data-v='C6']",
        },
        Step {
            line: 53,
            does: "V>T4",
            also: &[],
            title: ("Da un mondo all'altro", "From world to world"),
            says: (
                "Anche un passaggio fra i mondi è un passo. Sulla Terra ogni vertice ha quindici vicini, nei Cieli sei: scendi in T4, dove \
                 avrai più vie di fuga.",
                "A link between the worlds is a step like any other. On the Earth each vertex has fifteen neighbours, in the Heavens six: go \
                 down to T4, where you have more ways to run.",
            ),
            clause: "7.3",
            otherwise: &[Otherwise {
                to: "",
                says: (
                    "Si può, ma resti nei Cieli, con sei vicini. In T4 ne hai quindici, e alcuni chiusi dai sigilli non bastano a prenderti.",
                    "It is allowed, but you stay in the Heavens, with six neighbours. On T4 you have fifteen, and a few seals among them do not \
                     catch you.",
                ),
                clause: "1.4",
            }],
            done: (
                "Lo Spirito non ha mosso: ha annunciato che il Leviatano attraversa.",
                "The Spirit has not moved: it has announced that the Leviathan crosses.",
            ),
            shows: "[data-v='T4']",
        },
        Step {
            line: 56,
            does: "V>T8",
            also: &[],
            title: ("Il passo bonus", "The bonus step"),
            says: (
                "Il Leviatano sta per salire in T4, dove sei tu. Attraversare gli costa l'intero turno, e prima dà a te un passo. Il dado ha \
                 tolto il sigillo da T8: esci di lì.",
                "The Leviathan is about to come up to T4, where you are. Crossing costs it the whole turn, and first gives you a step. The \
                 die has removed the seal from T8: leave that way.",
            ),
            clause: "6.7",
            otherwise: &[
                Otherwise {
                    to: "stay",
                    says: (
                        "Puoi anche restare, ma appena arriva il Leviatano sei catturato.",
                        "You may stay, but as soon as the Leviathan arrives you are captured.",
                    ),
                    clause: "6.11",
                },
                Otherwise {
                    to: "",
                    says: (
                        "Ti salvi anche così. Ma T8 il dado l'ha appena aperto: approfittane, per vedere come si fa.",
                        "That saves you, too. But the die has just opened T8: use it, to see how that works.",
                    ),
                    clause: "6.10",
                },
            ],
            done: ("Salvo: il Leviatano è arrivato a vuoto.", "Safe: the Leviathan has arrived for nothing."),
            shows: "[data-v='T8']",
        },
    ],
    ends: (
        "La fuga continua, ed è una partita vera: supera il turno 4 ancora libero e hai vinto. Guarda sempre quale potere è dichiarato: dice da \
         dove arriva il colpo.",
        "The flight goes on, and it is a real game: get past turn 4 still free and you have won. Always look at the power that is declared: it \
         tells where the blow comes from.",
    ),
};

/// What a crossing is comes later in the lesson.
const CROSSING: [Otherwise; 3] = [crossing("L^"), crossing("U^"), crossing("A^")];

const fn crossing(to: &'static str) -> Otherwise {
    Otherwise {
        to,
        says: (
            "Una creatura può anche cambiare mondo, ma le costa l'intero turno: lo vedrai più avanti. Per ora, un passo.",
            "A creature may also change world, but that costs the whole turn: you will see it later. For now, one step.",
        ),
        clause: "6.1",
    }
}
