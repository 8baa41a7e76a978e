//! The first game: from the choice of a god to the second phase. `lesson.record` is its scene.

use table::{Lesson, Otherwise, Seat, Step};

/// God Lucky in thirteen decisions.
pub const LESSON: Lesson = Lesson {
    record: include_str!("../lesson.record"),
    seat: Seat::new(0),
    steps: &[
        Step {
            line: 10,
            does: "god=3",
            also: &[],
            title: ("La tua divinità", "Your god"),
            says: (
                "Qui ognuno è una divinità, e chi arriva a 10 punti Fede cattura il Folle Etto e \
                 vince. Si parte da 5; tu giochi per primo e ne hai uno in più. Scegli \
                 BlackSarcophagus.",
                "Here everybody is a god, and whoever reaches 10 points of Faith captures the Folle \
                 Etto and wins. All start at 5; you play first and have one more. Choose \
                 BlackSarcophagus.",
            ),
            clause: "16.1",
            otherwise: &[Otherwise {
                to: "",
                says: (
                    "Giocheresti bene anche così, ma questa storia è di BlackSarcophagus: scegli lui.",
                    "That would be a fine choice, but this story is BlackSarcophagus': choose that one.",
                ),
                clause: "2.2",
            }],
            done: (
                "BlackSarcophagus è un malvagio: 6 Fede, e 8 Corruzione.",
                "BlackSarcophagus is evil: 6 Faith, and 8 Corruption.",
            ),
            shows: "button[value='god=3']",
        },
        Step {
            line: 21,
            does: "roll",
            also: &[],
            title: ("Il dado", "The die"),
            says: (
                "Nel tuo turno tiri il D3, che fa da 1 a 3, e vai avanti di tante caselle. Si va in \
                 una direzione sola: tira.",
                "In your turn you roll the D3, which makes 1 to 3, and go forward as many spaces. \
                 There is only one direction: roll.",
            ),
            clause: "4.2",
            otherwise: &[],
            done: ("È uscito 2: sei sulla casella 3.", "It was a 2: you are on space 3."),
            shows: "button[value='roll']",
        },
        Step {
            line: 23,
            does: "resolve",
            also: &[],
            title: ("La casella", "The space"),
            says: (
                "La carta su cui arrivi agisce: «Il tempio aperto» ti fa pescare un oggetto. Potresti \
                 anche tornare indietro senza fare nulla; questa conviene risolverla.",
                "The card that you arrive on acts: 'The open temple' lets you draw an object. You \
                 could also go back and do nothing; this one is worth resolving.",
            ),
            clause: "4.6",
            otherwise: &[Otherwise {
                to: "return",
                says: (
                    "Si può, ma il turno finisce lì e resti a mani vuote.",
                    "It is allowed, but the turn ends there and your hands stay empty.",
                ),
                clause: "4.7",
            }],
            done: (
                "Hai pescato «Il dado truccato», e solo tu lo sai. Nirvanello invece ha trovato 1 \
                 Fede, ma salterà un turno.",
                "You have drawn 'The loaded die', and only you know it. Nirvanello has found 1 \
                 Faith, but will miss a turn.",
            ),
            shows: "button[value='resolve']",
        },
        Step {
            line: 31,
            does: "pass",
            also: &[],
            title: ("Una finestra", "A window"),
            says: (
                "Hai tirato 1. Prima che un tiro valga, chi ha la carta adatta può reagire. Il dado \
                 truccato ti servirà di più fra poco: passa.",
                "You have rolled a 1. Before a roll counts, whoever has a fitting card may react. The \
                 loaded die will be worth more to you in a moment: pass.",
            ),
            clause: "14.7",
            otherwise: &[Otherwise {
                to: "use=",
                says: (
                    "Si può, ma un oggetto si usa una volta sola: tienilo per quando decide.",
                    "It is allowed, but an object is used only once: keep it for when it decides \
                         something.",
                ),
                clause: "10.1",
            }],
            done: ("Quando tutti passano si va avanti.", "When everybody passes, play goes on."),
            shows: "button[value='pass']",
        },
        Step {
            line: 32,
            does: "fight=1",
            also: &[],
            title: ("Lo scontro", "The fight"),
            says: (
                "Sulla casella 4 sta Nirvanello. Al posto di risolverla puoi combattere: ognuno somma \
                 il D6 alla propria Fede, e chi fa di più prende 1 Fede all'altro. Sfidalo.",
                "Nirvanello stands on space 4. In place of resolving it you may fight: each adds the \
                 D6 to their own Faith, and whoever makes more takes 1 Faith from the other. \
                 Challenge it.",
            ),
            clause: "8.2",
            otherwise: &[
                Otherwise {
                    to: "resolve",
                    says: (
                        "Si può, ma o l'uno o l'altro: e la Fede si prende combattendo.",
                        "It is allowed, but it is one or the other: and Faith is won by fighting.",
                    ),
                    clause: "8.2",
                },
                Otherwise {
                    to: "return",
                    says: (
                        "Si può, ma il turno finirebbe lì, e un rivale a portata di mano non capita sempre.",
                        "It is allowed, but the turn would end there, and a rival within reach is not \
                         an everyday thing.",
                    ),
                    clause: "4.7",
                },
            ],
            done: (
                "I dadi: tu 6 + 2 = 8, Nirvanello 6 + 4 = 10. Così vince Nirvanello.",
                "The dice: you 6 + 2 = 8, Nirvanello 6 + 4 = 10. That way Nirvanello wins.",
            ),
            shows: "button[value='fight=1']",
        },
        Step {
            line: 35,
            does: "use=o1",
            also: &[],
            title: ("Al momento giusto", "At the right moment"),
            says: (
                "Anche qui, prima che i dadi valgano, si può reagire. Adesso sì: «Il dado truccato» \
                 gira un dado appena tirato sulla faccia che vuoi. Usalo.",
                "Here, too, one may react before the dice count. Now is the time: 'The loaded die' \
                 turns a die just rolled to a face of your choice. Use it.",
            ),
            clause: "11.1",
            otherwise: &[Otherwise {
                to: "pass",
                says: (
                    "Si può passare, ma così perdi il combattimento e 1 Fede.",
                    "You may pass, but then you lose the fight and 1 Faith.",
                ),
                clause: "8.7",
            }],
            done: ("Fra i due dadi ho scelto il tuo.", "Of the two dice I have chosen yours."),
            shows: "button[value='use=o1']",
        },
        Step {
            line: 37,
            does: "face=6",
            also: &[],
            title: ("La faccia che serve", "The face you need"),
            says: (
                "Nirvanello arriva a 10. Tu hai 6 Fede: gira il dado sul 6 e fai 12.",
                "Nirvanello makes 10. You have 6 Faith: turn your die to the 6, and you make 12.",
            ),
            clause: "8.6",
            otherwise: &[
                Otherwise {
                    to: "face=5",
                    says: (
                        "Basterebbe anche il 5, 11 a 10. Ma se si può scegliere, si sceglie il 6.",
                        "The 5 would do as well, 11 to 10. But given the choice, one takes the 6.",
                    ),
                    clause: "8.6",
                },
                Otherwise {
                    to: "",
                    says: (
                        "Con quella faccia non superi 10, e a pari totale nessuno prende niente.",
                        "With that face you do not get past 10, and with equal totals nobody takes anything.",
                    ),
                    clause: "8.7",
                },
            ],
            done: (
                "Hai vinto: la tua Fede è 7, la sua 5. Nirvanello ha saltato il turno, e ho tirato io: 3.",
                "You have won: your Faith is 7, the other 5. Nirvanello has missed a turn, and I have \
                 rolled for you: a 3.",
            ),
            shows: "button[value='face=6']",
        },
        Step {
            line: 40,
            does: "resolve",
            also: &[],
            title: ("Corruzione e follia", "Corruption and madness"),
            says: (
                "Questa carta porta all'Inferno, dove ogni casella aggiunge 1 Corruzione. Un buono \
                 impazzisce quando arriva a 10, un malvagio quando scende a 1. Tu sei malvagio: per \
                 te è una vacanza.",
                "This card leads to Hell, where each space adds 1 Corruption. A good god goes mad on \
                 reaching 10, an evil one on falling to 1. You are evil: for you it is a holiday.",
            ),
            clause: "6.5",
            otherwise: &[Otherwise {
                to: "return",
                says: (
                    "Si può, ma ai malvagi l'Inferno dà vantaggi: lascia la prudenza ai buoni.",
                    "It is allowed, but Hell has advantages for the evil: leave caution to the good.",
                ),
                clause: "9.3",
            }],
            done: (
                "Corruzione 9: la follia, per te, è lontana.",
                "Corruption 9: madness, for you, is far away.",
            ),
            shows: "button[value='resolve']",
        },
        Step {
            line: 46,
            does: "step",
            also: &[],
            title: ("Un gradino a turno", "One step a turn"),
            says: (
                "All'Inferno e in Paradiso non si tira: a ogni turno si sale di una casella. La \
                 prossima, «La fornace», ai malvagi dà 1 Fede. Sali.",
                "In Hell and in Heaven the die is not rolled: each turn you go up one space. The next \
                 one, 'The furnace', gives the evil 1 Faith. Go up.",
            ),
            clause: "9.4",
            otherwise: &[],
            done: (
                "Fede 8, e sul terzo gradino hai preso un miracolo. Poi si esce, sull'ultima carta posata.",
                "Faith 8, and on the third step you took a miracle. Then you leave, to the last card laid.",
            ),
            shows: "button[value='step']",
        },
        Step {
            line: 60,
            does: "roll",
            also: &[],
            title: ("La plancia cresce", "The board grows"),
            says: (
                "Dopo la tua casella non c'è ancora niente. Se il tiro va oltre, si posano tante \
                 carte nuove quante ne servono per arrivare. Tira.",
                "There is nothing yet behind your space. If the roll leads past it, as many new cards \
                 are laid as it takes to arrive. Roll.",
            ),
            clause: "4.3",
            otherwise: &[],
            done: (
                "Qualche giro dopo: una carta ti è costata 1 Fede, e la plancia è finita. Comincia la \
                 seconda fase.",
                "A few rounds later: a card has cost you 1 Faith, and the board is complete. The \
                 second phase begins.",
            ),
            shows: "button[value='roll']",
        },
        Step {
            line: 100,
            does: "ability",
            also: &[],
            title: ("L'abilità", "The ability"),
            says: (
                "Adesso valgono abilità, miracoli e oggetti sacri, e si usano prima di tirare. La tua \
                 abilità è Necrofazia: lanci la moneta, e con testa prendi la carta in cima agli \
                 oggetti scartati.",
                "Now abilities, miracles and sacred objects count, and you use them before you roll. \
                 Your ability is Necrofazia: you toss the coin, and with heads you take the top card \
                 of the discarded objects.",
            ),
            clause: "12.4",
            otherwise: &[
                Otherwise {
                    to: "roll",
                    says: (
                        "Si può, ma dopo il movimento il turno è finito: prima usa ciò che hai.",
                        "It is allowed, but after the move the turn is over: first use what you have.",
                    ),
                    clause: "3.3",
                },
                Otherwise {
                    to: "use=",
                    says: (
                        "Quella fra un attimo: comincia dall'abilità, che non costa nulla.",
                        "That one in a moment: begin with the ability, which costs nothing.",
                    ),
                    clause: "12.1",
                },
            ],
            done: (
                "Testa: hai preso «Passo lungo». Una carta ricevuta si usa dal turno dopo.",
                "Heads: you have taken 'A long stride'. A card received is used from the next turn on.",
            ),
            shows: "button[value='ability']",
        },
        Step {
            line: 103,
            does: "use=o28",
            also: &[],
            title: ("Il tesoro sacro", "The sacred object"),
            says: (
                "«Bilancia del cuore» è sacra proprio a BlackSarcophagus, e resta tua. Una volta per \
                 turno un rivale deve indovinare la tua moneta: se sbaglia, ti cede 1 Fede. Usala.",
                "'Bilancia del cuore' is sacred to BlackSarcophagus, of all gods, and stays with you. \
                 Once per turn a rival has to guess your coin: if the guess is wrong, it hands you 1 \
                 Faith. Use it.",
            ),
            clause: "11.17",
            otherwise: &[Otherwise {
                to: "roll",
                says: (
                    "Si può, ma dopo il movimento il turno è finito, e la Bilancia per questo \
                         turno è persa.",
                    "It is allowed, but after the move the turn is over, and with it this turn's \
                         use of the Bilancia.",
                ),
                clause: "3.3",
            }],
            done: (
                "Non ha indovinato: la tua Fede è 8, la sua 5. Poi ho tirato: 2.",
                "The guess was wrong: your Faith is 8, the other 5. Then I rolled: a 2.",
            ),
            shows: "button[value='use=o28']",
        },
        Step {
            line: 109,
            does: "use=m7",
            also: &[],
            title: ("Il miracolo", "The miracle"),
            says: (
                "Dall'ultima casella si ricomincia dalla prima, e con 2 finisci a una scommessa. «Un \
                 soffio in più» aggiunge 1 a un tuo tiro: con 3 arrivi al tempio, dove si pesca. \
                 Usalo.",
                "From the last space you go on to the first, and a 2 leads to a bet. 'An extra \
                 breath' adds 1 to a roll of yours: with 3 you come to the temple, where you draw. Use \
                 it.",
            ),
            clause: "10.2",
            otherwise: &[Otherwise {
                to: "pass",
                says: (
                    "Si può passare, ma un miracolo non si consuma: si usa una volta per ogni turno.",
                    "You may pass, but a miracle is not used up: it serves once in every turn.",
                ),
                clause: "10.2",
            }],
            done: (
                "Il miracolo è scoperto, e nel tuo prossimo turno serve di nuovo.",
                "The miracle lies face up, and serves again in your next turn.",
            ),
            shows: "button[value='use=m7']",
        },
    ],
    ends: (
        "Da qui è una partita vera. Hai 8 Fede, ne mancano due: una battaglia vinta con «Vittoria \
         piena», l'altro tuo miracolo, può bastare.",
        "From here on it is a real game. You have 8 Faith and need two more: a fight won with \
         'Victory in full', your other miracle, may be enough.",
    ),
};
