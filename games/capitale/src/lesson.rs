//! The first duel: a city of one's own, its defence, and the capital. `lesson.record` is its scene.

use table::{Lesson, Otherwise, Seat, Step};

/// Capitale in twelve decisions.
pub const LESSON: Lesson = Lesson {
    record: include_str!("../lesson.record"),
    seat: Seat::new(0),
    steps: &[
        Step {
            line: 24,
            does: "open=t10",
            also: &[],
            title: ("Lo scopo", "The aim"),
            says: (
                "Fra voi due ci sono cinque città coperte: vince chi ne occupa tre insieme, capitale compresa. A \
                 ogni turno puoi aprire gratis una carta della mano: apri «Ronda di quartiere».",
                "Between the two of you lie five cities, face down: whoever holds three at once, the capital among \
                 them, wins. Each turn you may open a card from your hand for free: open 'Neighbourhood Watch'.",
            ),
            clause: "1.4",
            otherwise: &[
                Otherwise {
                    to: "skip",
                    says: (
                        "Puoi rinunciare, ma senza nessuno in campo non si prendono città: apri la «Ronda».",
                        "You may decline, but with nobody on the field no city is taken: open the 'Watch'.",
                    ),
                    clause: "5.5",
                },
                Otherwise {
                    to: "open=t20",
                    says: (
                        "Si può, ma è un effetto: accade e va nel cimitero. Per prendere una città ci vuole un personaggio.",
                        "It is allowed, but that is an effect: it happens and goes to the graveyard. To take a city you need a character.",
                    ),
                    clause: "5.8",
                },
                Otherwise {
                    to: "",
                    says: (
                        "Andrebbe bene anche quella. Ma se ne apre una sola per turno, e questa storia comincia con la «Ronda di \
                         quartiere».",
                        "That one would do, too. But you open only one a turn, and this story begins with the 'Neighbourhood Watch'.",
                    ),
                    clause: "5.5",
                },
            ],
            done: (
                "La «Ronda» è nel tuo campo: Potenza 1 e 3 HP, i punti ferita. In una città che occupi avrà Potenza \
                 3.",
                "The 'Watch' is on your field: Power 1 and 3 HP, its hit points. At a city that you occupy it will \
                 have Power 3.",
            ),
            shows: "[data-held='t10']",
        },
        Step {
            line: 25,
            does: "set=1:1",
            also: &[],
            title: ("Collocare", "Setting"),
            says: (
                "Dal campo un personaggio si colloca in una città qualsiasi, ma una volta sola: poi si muove \
                 soltanto lungo la fila. Le città sono tutte coperte, una vale l'altra: collocalo nella 1.",
                "From the field a character is set at any city, but only once: after that it only moves along the \
                 row. The cities are all face down, one is as good as another: set it at city 1.",
            ),
            clause: "6.2",
            otherwise: &[
                Otherwise {
                    to: "end",
                    says: (
                        "Si può, ma dal campo non si attacca: prima va collocata in una città.",
                        "It is allowed, but there is no attacking from the field: first it has to be set at a city.",
                    ),
                    clause: "7.1",
                },
                Otherwise {
                    to: "",
                    says: (
                        "Si può: che cosa ci sia sotto non lo sa nessuno. Per questa volta, però, prova la città 1.",
                        "It is allowed: nobody knows what lies there. But try city 1, this time.",
                    ),
                    clause: "15.2",
                },
            ],
            done: (
                "È al suo posto, e può attaccare già in questo turno.",
                "It is in its place, and may attack on this very turn.",
            ),
            shows: "#city-1",
        },
        Step {
            line: 26,
            does: "attack=1",
            also: &[],
            title: ("L'attacco", "The attack"),
            says: (
                "Per prendere una città bisogna attaccarla. Chi attacca si tappa, cioè si mette di lato: fino al tuo \
                 prossimo turno né muove né attacca. Qui nessuno difende: attacca.",
                "To take a city you must attack it. An attacker taps, that is, turns sideways: until your next turn \
                 it neither moves nor attacks. Nobody defends here: attack.",
            ),
            clause: "7.1",
            otherwise: &[
                Otherwise {
                    to: "move=",
                    says: (
                        "Si può, ma muoversi la tappa, e una volta tappata non attacca più.",
                        "It is allowed, but moving taps it, and once tapped it attacks no more.",
                    ),
                    clause: "6.5",
                },
                Otherwise {
                    to: "end",
                    says: (
                        "Si può, ma la città resterebbe neutrale: per averla bisogna attaccarla.",
                        "It is allowed, but the city would stay neutral: to have it you must attack it.",
                    ),
                    clause: "6.7",
                },
            ],
            done: (
                "Nessuno l'ha difesa. La città si è scoperta: è Vadofermo, ed è tua!",
                "Nobody defended it. The city has been turned up: it is Vadofermo, and it is yours!",
            ),
            shows: "#city-1",
        },
        Step {
            line: 29,
            does: "take=t20",
            also: &["take=m1"],
            title: ("Il prezzo", "The price"),
            says: (
                "Ogni conquista si paga: scarti dalla mano 2 carte a tua scelta. Chi combatte ti serve, e «Scudi in alto» ti servirà \
                 presto. Scarta «Tregua del fieno».",
                "Every conquest has its price: you discard 2 cards from your hand, of your choice. You need those who fight, and you will \
                 soon need 'Shields Up'. Discard 'Haymaking Truce'.",
            ),
            clause: "9.8",
            otherwise: &[
                Otherwise {
                    to: "take=t18",
                    says: (
                        "Si può, ma è una carta Quick: si gioca anche nel turno dell'altro, e ti salverà una battaglia.",
                        "It is allowed, but that is a Quick card: it is played on your opponent's turn, too, and will save a battle for you.",
                    ),
                    clause: "11.2",
                },
                Otherwise {
                    to: "",
                    says: (
                        "Si può, la scelta è tua. Ma quel personaggio vale più della «Tregua»: tienilo.",
                        "It is allowed, the choice is yours. But that character is worth more than the 'Truce': keep it.",
                    ),
                    clause: "9.8",
                },
            ],
            done: (
                "Via «Tregua del fieno» e «Fanti a giornata»: ti restano quattro carte.",
                "'Haymaking Truce' and 'Day-hired Foot' are gone: you have four cards left.",
            ),
            shows: "[data-held='t20']",
        },
        Step {
            line: 31,
            does: "end",
            also: &[],
            title: ("La fine del turno", "The end of the turn"),
            says: (
                "Un turno va così: stappi, peschi, apri una carta, poi collochi e attacchi quanto vuoi. La «Ronda» \
                 resta a Vadofermo: senza nessuno dei tuoi la città tornerebbe neutrale. Chiudi il turno.",
                "A turn goes like this: untap, draw, open a card, then set and attack as much as you like. The \
                 'Watch' stays at Vadofermo: with none of yours the city would be neutral again. End your turn.",
            ),
            clause: "9.9",
            otherwise: &[],
            done: (
                "L'altro ha conquistato la città 4, e scoperto che è la capitale, con i «Guardiani stagionali»: \
                 Potenza 1, 3 HP.",
                "Your opponent has conquered city 4, which turned out to be the capital, with 'Seasonal Wardens': \
                 Power 1, 3 HP.",
            ),
            shows: "button[value='end']",
        },
        Step {
            line: 44,
            does: "open=m2",
            also: &[],
            title: ("Il Range", "Range"),
            says: (
                "Tocca a te: hai stappato e pescato. In battaglia colpisce prima chi ha il Range più alto, e i «Guardiani» hanno 0. Apri \
                 «Arcieri a cottimo»: il loro è 1.",
                "Your turn: you have untapped and drawn. In a battle those with the highest Range strike first, and the 'Wardens' have 0. \
                 Open 'Piecework Archers': theirs is 1.",
            ),
            clause: "8.4",
            otherwise: &[
                Otherwise {
                    to: "skip",
                    says: (
                        "Puoi rinunciare, ma la capitale non si riprende in pochi: apri gli «Arcieri».",
                        "You may decline, but the capital is not taken by a few: open the 'Archers'.",
                    ),
                    clause: "5.5",
                },
                Otherwise {
                    to: "",
                    says: (
                        "Si può, ma anche lì il Range è 0: contro i «Guardiani» i colpi cadrebbero insieme.",
                        "It is allowed, but the Range is 0 there, too: against the 'Wardens' all strikes would fall together.",
                    ),
                    clause: "8.7",
                },
            ],
            done: (
                "Gli «Arcieri» hanno 2 di Potenza e 1 HP: colpiscono per primi, purché nessuno colpisca loro.",
                "The 'Archers' have Power 2 and 1 HP: they strike first, and had better not be struck.",
            ),
            shows: "[data-held='m2']",
        },
        Step {
            line: 45,
            does: "set=3:4",
            also: &[],
            title: ("Gomito a gomito", "Elbow to elbow"),
            says: (
                "Amici e nemici possono stare insieme: si combatte solo se qualcuno attacca. Gli «Arcieri» fanno 2 \
                 danni, per i «Guardiani» ce ne vogliono 3. Collocali nella città 4, la capitale, ad aspettare \
                 rinforzi.",
                "Friends and enemies may be at the same city: there is no fight unless somebody attacks. The \
                 'Archers' deal 2 damage, and the 'Wardens' fall at 3. Set them at city 4, the capital, to wait for \
                 more.",
            ),
            clause: "6.7",
            otherwise: &[
                Otherwise {
                    to: "set=3:1",
                    says: (
                        "Si può, ma a Vadofermo c'è già chi la tiene, e uno basta. Mandali alla capitale.",
                        "It is allowed, but somebody holds Vadofermo already, and one is enough. Send them to the capital.",
                    ),
                    clause: "9.9",
                },
                Otherwise {
                    to: "set=",
                    says: (
                        "Si può, e una città indifesa sarebbe tua. Ma ogni conquista costa 2 carte, e senza capitale non si vince: prima \
                         quella.",
                        "It is allowed, and an undefended city would be yours. But each conquest costs 2 cards, and without the capital \
                         nobody wins: that one first.",
                    ),
                    clause: "9.8",
                },
                Otherwise {
                    to: "move=",
                    says: (
                        "Si può, ma se la «Ronda» se ne va Vadofermo torna neutrale.",
                        "It is allowed, but if the 'Watch' leaves, Vadofermo is neutral again.",
                    ),
                    clause: "9.9",
                },
                Otherwise {
                    to: "end",
                    says: (
                        "Si può, ma si attacca solo dalla città in cui si sta: manda gli «Arcieri» alla capitale.",
                        "It is allowed, but you attack only the city where you are: send the 'Archers' to the capital.",
                    ),
                    clause: "7.1",
                },
            ],
            done: (
                "Ho chiuso io il turno, ed ecco i «Lancieri leggeri», Potenza 3 e 1 HP: attaccano Vadofermo.",
                "I ended your turn for you, and here come 'Light Lancers', Power 3 and 1 HP: they attack Vadofermo.",
            ),
            shows: "#city-4",
        },
        Step {
            line: 52,
            does: "defend=1",
            also: &[],
            title: ("Difendere", "Defending"),
            says: (
                "Una città tua la difende chiunque dei tuoi vi stia, anche tappato. In casa la «Ronda» ha 3 di Potenza, e i «Lancieri» 1 HP \
                 solo. Difendi.",
                "Any character of yours that is there may defend a city of yours, even a tapped one. At home the 'Watch' has Power 3, and \
                 the 'Lancers' have only 1 HP. Defend.",
            ),
            clause: "7.4",
            otherwise: &[Otherwise {
                to: "decline",
                says: (
                    "Si può rinunciare, ma così Vadofermo passa all'altro senza un graffio.",
                    "You may decline, but then Vadofermo goes to your opponent without a scratch.",
                ),
                clause: "7.8",
            }],
            done: (
                "Si combatte. Range 0 contro Range 0: i colpi cadranno insieme.",
                "The battle is on. Range 0 against Range 0: the strikes will fall together.",
            ),
            shows: "#city-1",
        },
        Step {
            line: 53,
            does: "quick=t18",
            also: &[],
            title: ("Una carta Quick", "A Quick card"),
            says: (
                "Prima dei colpi si apre una finestra, in cui si giocano carte Quick. I «Lancieri» fanno 3 danni e \
                 la «Ronda» ha 3 HP: morirebbero entrambi. «Scudi in alto» ferma 3 danni: giocala.",
                "Before the strikes a window opens, in which Quick cards are played. The 'Lancers' deal 3 damage and \
                 the 'Watch' has 3 HP: both would die. 'Shields Up' stops 3 damage: play it.",
            ),
            clause: "11.2",
            otherwise: &[Otherwise {
                to: "pass",
                says: (
                    "Si può passare, ma allora non resta nessuno, e Vadofermo torna neutrale.",
                    "You may pass, but then nobody is left, and Vadofermo is neutral again.",
                ),
                clause: "9.5",
            }],
            done: (
                "I «Lancieri» sono caduti, la «Ronda» è illesa. Tocca a te, e hai pescato altri «Arcieri a cottimo»!",
                "The 'Lancers' have fallen, the 'Watch' is unhurt. Your turn, and you have drawn more 'Piecework \
                 Archers'!",
            ),
            shows: "[data-held='t18']",
        },
        Step {
            line: 58,
            does: "open=m2",
            also: &[],
            title: ("I rinforzi", "Reinforcements"),
            says: (
                "In due gli «Arcieri» fanno 4 danni, più dei 3 HP dei «Guardiani». Chi muore in un passo di Range \
                 non colpisce nei successivi: non potranno rispondere. Apri anche questi.",
                "Two 'Archers' deal 4 damage, more than the 3 HP of the 'Wardens'. Whoever dies in one step of Range \
                 does not strike in a later one: they will have no answer. Open these, too.",
            ),
            clause: "8.4",
            otherwise: &[
                Otherwise {
                    to: "skip",
                    says: (
                        "Puoi rinunciare, ma i primi «Arcieri» non bastano: apri anche questi.",
                        "You may decline, but the first 'Archers' are not enough: open these, too.",
                    ),
                    clause: "5.5",
                },
                Otherwise {
                    to: "",
                    says: (
                        "Si può, ma con Range 0 colpirebbe insieme ai «Guardiani», e i tuoi «Arcieri» hanno 1 HP solo.",
                        "It is allowed, but with Range 0 it would strike together with the 'Wardens', and your 'Archers' have only 1 HP.",
                    ),
                    clause: "8.7",
                },
            ],
            done: (
                "Li ho collocati io alla capitale, accanto ai primi.",
                "I have set them at the capital for you, next to the first ones.",
            ),
            shows: "[data-held='m2']",
        },
        Step {
            line: 60,
            does: "attack=4",
            also: &["attack=3"],
            title: ("Il capofila", "The leader"),
            says: (
                "Chi attacca fa da capofila, e dovrà combattere; gli altri si aggiungono dopo. Guida l'attacco alla capitale con gli uni o \
                 con gli altri «Arcieri».",
                "Whoever attacks is the leader and will have to fight; the others join afterwards. Lead the attack on the capital with one or \
                 the other of the 'Archers'.",
            ),
            clause: "7.1",
            otherwise: &[
                Otherwise {
                    to: "move=1:",
                    says: (
                        "Si può, ma se la «Ronda» se ne va Vadofermo torna neutrale.",
                        "It is allowed, but if the 'Watch' leaves, Vadofermo is neutral again.",
                    ),
                    clause: "9.9",
                },
                Otherwise {
                    to: "move=",
                    says: (
                        "Si può, ma chi si muove si tappa e va via: alla capitale servono tutti e due.",
                        "It is allowed, but whoever moves taps and is gone: the capital takes both of them.",
                    ),
                    clause: "6.5",
                },
                Otherwise {
                    to: "end",
                    says: (
                        "Si può, niente ti obbliga. Ma hai qui 4 danni contro 3 HP: è il momento.",
                        "It is allowed, nothing obliges you. But you have 4 damage here against 3 HP: this is the moment.",
                    ),
                    clause: "6.1",
                },
            ],
            done: (
                "L'altro difende la capitale con i «Guardiani».",
                "Your opponent defends the capital with the 'Wardens'.",
            ),
            shows: "#city-4",
        },
        Step {
            line: 62,
            does: "join=3",
            also: &[],
            title: ("Aggiungersi", "Joining in"),
            says: (
                "Capofila e primo difensore combattono; poi ogni parte, a turno, può aggiungere chi sta in quella città. L'altro lì non ha \
                 più nessuno. Aggiungi gli altri «Arcieri».",
                "The leader and the first defender fight; then each side, by turns, may add those who are at that city. Your opponent has \
                 nobody else there. Add the other 'Archers'.",
            ),
            clause: "8.1",
            otherwise: &[Otherwise {
                to: "enough",
                says: (
                    "Si può, ma 2 danni non bastano: i «Guardiani» vivrebbero, e toccherebbe a loro colpire.",
                    "It is allowed, but 2 damage is not enough: the 'Wardens' would live, and it would be theirs to strike.",
                ),
                clause: "8.4",
            }],
            done: (
                "I «Guardiani» cadono senza colpire: la capitale è tua! Le 2 carte della conquista le ho scartate \
                 io.",
                "The 'Wardens' fall without a blow: the capital is yours! I have discarded the 2 cards of the \
                 conquest for you.",
            ),
            shows: "#city-4",
        },
    ],
    ends: (
        "Da qui è una partita vera: hai la capitale e Vadofermo, e con un'altra città hai vinto. Chiudi il turno \
         lasciando tutti al loro posto; nel prossimo apri «Campionessa della Torre» e prova una città neutrale. \
         Occhio al grimorio, il mazzo da cui peschi: chi lo vuota perde.",
        "From here on it is a real game: you have the capital and Vadofermo, and one city more wins. End your turn \
         leaving everybody in place; in the next one open 'Champion of the Tower' and try a neutral city. Mind your \
         library, the deck you draw from: whoever empties it loses.",
    ),
};
