//! The first game: an Advocatus is suffered and returned, a Saint reaches the rose, another passes the hardest Prova.
//! `lesson.record` is its scene.

use table::{Lesson, Otherwise, Seat, Step};

/// Sancta Sanctorum in twelve decisions.
pub const LESSON: Lesson = Lesson {
    record: include_str!("../lesson.record"),
    seat: Seat::new(0),
    steps: &[
        Step {
            line: 22,
            does: "play=b1",
            also: &[],
            title: ("Verso la Rosa", "Towards the Rosa"),
            says: (
                "Vince chi per primo porta 5 Santi nella sua Rosa dei Beati. Ad Agnese, nella tua Zona Attiva, \
                 servono 3 punti: il suo livello. Una Beatitudine ne dà 1: gioca «I poveri in spirito».",
                "Whoever first brings 5 Saints into the Rosa, the rose of the blessed, wins. Agnes, in your Zona \
                 Attiva, needs 3 points: her level. A Beatitudine gives 1: play 'The poor in spirit'.",
            ),
            clause: "1.1",
            otherwise: &[
                Otherwise {
                    to: "roll",
                    says: (
                        "Si può, ma il dado si tira al posto della Beatitudine, e ai punti pensano solo il 5 e il 6.",
                        "It is allowed, but the die is rolled in place of the Beatitudine, and only a 5 or a 6 brings points.",
                    ),
                    clause: "6.4",
                },
                Otherwise {
                    to: "play=p4",
                    says: (
                        "Quella viene subito dopo: nello stesso turno c'è posto per una Beatitudine e per una Prova.",
                        "That one comes right after: one turn has room for a Beatitudine and for a Prova.",
                    ),
                    clause: "3.4",
                },
                MASS_LATER,
                Otherwise {
                    to: "place=",
                    says: (
                        "Si può, e non costa nulla. Ma fra un attimo: comincia dai punti.",
                        "It is allowed and costs nothing. But in a moment: begin with the points.",
                    ),
                    clause: "4.3",
                },
                END_LATER,
            ],
            done: (
                "Il rivale ha scartato un Advocatus Diaboli: niente punto, e la Beatitudine di questo turno è \
                 andata.",
                "Your rival has discarded an Advocatus Diaboli, a devil's advocate: no point, and this turn's \
                 Beatitudine is gone.",
            ),
            shows: "button[value='play=b1']",
        },
        Step {
            line: 24,
            does: "play=p4",
            also: &[],
            title: ("La Prova", "The Prova"),
            says: (
                "Nello stesso turno puoi superare anche una Prova, se il livello del tuo Santo basta: Agnese ha 3, \
                 «Il pellegrinaggio» chiede 2. Giocalo: è 1 punto, e nessun Advocatus lo ferma.",
                "In the same turn you may also pass a Prova, a trial, if your Saint's level is enough: Agnes has 3, \
                 'The pilgrimage' asks for 2. Play it: it is 1 point, and no Advocatus stops it.",
            ),
            clause: "8.1",
            otherwise: &[
                MASS_LATER,
                Otherwise {
                    to: "place=",
                    says: (
                        "Si può, e fra poco lo farai. Ma prima prendi il punto della Prova.",
                        "It is allowed, and you will do it soon. But first take the point of the Prova.",
                    ),
                    clause: "4.3",
                },
                END_LATER,
            ],
            done: (
                "Agnese ha 1 punto su 3. E «Il pellegrinaggio» ti ha fatto anche pescare una carta.",
                "Agnes has 1 point out of 3. And 'The pilgrimage' has let you draw a card, too.",
            ),
            shows: "button[value='play=p4']",
        },
        Step {
            line: 26,
            does: "place=s8",
            also: &[],
            title: ("Il Santuario", "The Santuario"),
            says: (
                "Quando Agnese andrà nella Rosa, prenderà il suo posto il primo Santo del Santuario, la fila di chi \
                 aspetta. Posarne uno non costa nulla: comincia da Lorenzo.",
                "When Agnes goes to the Rosa, her place is taken by the first Saint of the Santuario, the row of \
                 those who wait. Laying one there costs nothing: begin with Lawrence.",
            ),
            clause: "4.6",
            otherwise: &[
                MASS_LATER,
                ANTHONY,
                Otherwise {
                    to: "place=s21",
                    says: (
                        "Si può, ma chi è davanti entra per primo, e a Camillo servono 6 punti. A Lorenzo ne bastano 4.",
                        "It is allowed, but whoever is in front enters first, and Camillus needs 6 points. For Lawrence 4 will do.",
                    ),
                    clause: "5.1",
                },
                Otherwise {
                    to: "end",
                    says: (
                        "Si può, ma con il Santuario vuoto nessuno prenderebbe il posto di Agnese.",
                        "It is allowed, but with an empty Santuario nobody would take Agnes' place.",
                    ),
                    clause: "4.6",
                },
            ],
            done: ("Lorenzo è il primo della fila.", "Lawrence is the first of the row."),
            shows: "button[value='place=s8']",
        },
        Step {
            line: 27,
            does: "end",
            also: &[],
            title: ("Com'è fatto un turno", "How a turn goes"),
            says: (
                "Ricapitoliamo: due carte pescate, una Beatitudine, una Prova, e Santi posati a piacere. Per questo turno i punti sono \
                 finiti. Dichiara la fine.",
                "To sum up: two cards drawn, one Beatitudine, one Prova, and Saints laid as you please. There are no more points to be \
                 had in this turn. Declare it over.",
            ),
            clause: "3.4",
            otherwise: &[
                MASS_LATER,
                ANTHONY,
                Otherwise {
                    to: "place=s21",
                    says: (
                        "Si può, e non costa nulla. Ma Lorenzo in fila per ora basta: Camillo può aspettare in mano.",
                        "It is allowed and costs nothing. But Lawrence in the row is enough for now: Camillus can wait in your hand.",
                    ),
                    clause: "4.3",
                },
            ],
            done: (
                "Il rivale ha superato una Prova, e Teresa, di livello 1, è già nella sua Rosa. A te arrivano due carte.",
                "Your rival has passed a Prova, and Thérèse, of level 1, is in the Rosa already. It brings you two cards.",
            ),
            shows: "button[value='end']",
        },
        Step {
            line: 35,
            does: "advocatus",
            also: &[],
            title: ("Il tuo Advocatus", "Your Advocatus"),
            says: (
                "Adesso il rivale gioca una Beatitudine per Stefano, il suo nuovo Santo. Anche tu hai un Advocatus, \
                 l'unica carta che si gioca nel turno di un altro. Rendi la cortesia: ferma il punto.",
                "Now your rival plays a Beatitudine for Stephen, the new Saint over there. You have an Advocatus \
                 too, the only card that is played in another's turn. Return the courtesy: stop the point.",
            ),
            clause: "7.1",
            otherwise: &[Otherwise {
                to: "pass",
                says: (
                    "Si può passare, e a volte conviene tenerlo. Ma il rivale è in testa: fermalo.",
                    "You may pass, and sometimes it is wise to keep it. But your rival is ahead: stop that point.",
                ),
                clause: "7.1",
            }],
            done: (
                "Stefano resta a 0. Tocca di nuovo a te, e hai pescato due carte.",
                "Stephen stays at 0. It is your turn again, and you have drawn two cards.",
            ),
            shows: "button[value='advocatus']",
        },
        Step {
            line: 39,
            does: "roll",
            also: &[],
            title: ("Il dado", "The die"),
            says: (
                "In mano non hai Beatitudini. Al loro posto si tira il dado: il 5 dà 1 punto, il 6 ne dà 2, l'1 ne toglie uno. \
                 Affidati alla Provvidenza.",
                "You hold no Beatitudine. In its place you roll the die: a 5 gives 1 point, a 6 gives 2, a 1 takes one away. \
                 Trust in Providence.",
            ),
            clause: "6.4",
            otherwise: &[
                MASS_LATER,
                OBSTAT_LATER,
                ANTHONY,
                CAMILLUS,
                Otherwise {
                    to: "end",
                    says: (
                        "Si può, ma il dado è gratis: rinunciarvi è un peccato, sia pure veniale.",
                        "It is allowed, but the die is free: to do without it is a sin, if a venial one.",
                    ),
                    clause: "6.3",
                },
            ],
            done: (
                "È un 6, e Agnese va nella Rosa: siete uno pari. Lorenzo ha preso il suo posto, e comincia da 0 punti.",
                "It is a 6, and Agnes goes to the Rosa: one all. Lawrence has taken her place, and starts from 0 points.",
            ),
            shows: "button[value='roll']",
        },
        Step {
            line: 41,
            does: "play=u17",
            also: &[],
            title: ("I Supporti", "The Supporti"),
            says: (
                "Di Supporti se ne giocano quanti se ne vuole: ognuno fa quello che c'è scritto. «La messa di \
                 suffragio» dà 1 punto in più al prossimo Suffragio, che farai subito dopo. Giocala.",
                "You play as many Supporti as you like: each does what it says. 'The requiem Mass' adds 1 point to \
                 your next Suffragio, which comes right after. Play it.",
            ),
            clause: "11.1",
            otherwise: &[
                OBSTAT_LATER,
                EMBASSY,
                ANTHONY,
                CAMILLUS,
                Otherwise {
                    to: "suffrage=",
                    says: (
                        "L'idea è quella, ma un attimo dopo: con la messa vale 2 punti invece di 1.",
                        "That is the idea, but a moment later: with the Mass it is worth 2 points instead of 1.",
                    ),
                    clause: "14.10",
                },
                END_LATER,
            ],
            done: (
                "La messa resta nella Zona Supporti, finché il Suffragio la consuma.",
                "The Mass stays in the Zona Supporti until the Suffragio uses it up.",
            ),
            shows: "button[value='play=u17']",
        },
        Step {
            line: 42,
            does: "suffrage=s17",
            also: &[],
            title: ("Il Suffragio", "The Suffragio"),
            says: (
                "Al posto di una Prova puoi fare un Suffragio: scarti dalla mano un Santo di livello non superiore \
                 al tuo, per 1 punto. Antonio abate ha 4, come Lorenzo: tocca a lui, e con la messa sono 2.",
                "In place of a Prova you may make a Suffragio: discard from your hand a Saint of no higher level \
                 than yours, for 1 point. Anthony has 4, like Lawrence: it falls to him, and the Mass makes it 2.",
            ),
            clause: "9.2",
            otherwise: &[
                OBSTAT_LATER,
                EMBASSY,
                ANTHONY,
                CAMILLUS,
                Otherwise {
                    to: "end",
                    says: (
                        "Si può, ma la messa è già sul tavolo, e due punti non si lasciano lì.",
                        "It is allowed, but the Mass is on the table already, and two points are not to be left there.",
                    ),
                    clause: "14.10",
                },
            ],
            done: (
                "Lorenzo ha 2 punti su 4, e hai pescato. Camillo l'ho posato io nel Santuario, e il turno è finito.",
                "Lawrence has 2 points out of 4, and you have drawn. I have laid Camillus into the Santuario, and \
                 the turn is over.",
            ),
            shows: "button[value='suffrage=s17']",
        },
        Step {
            line: 46,
            does: "take=p13",
            also: &[],
            title: ("Cinque in mano", "Five in hand"),
            says: (
                "Alla fine del tuo turno tieni al massimo 5 carte, e ne hai 6. Di Prove se ne supera una per turno, \
                 e tu ne hai tre: scarta «L'ambasceria», che rende di più solo davanti a un sovrano.",
                "At the end of your turn you keep at most 5 cards, and you have 6. Only one Prova is passed in a \
                 turn, and you hold three: discard 'The embassy', which pays more only if you face a ruler.",
            ),
            clause: "3.6",
            otherwise: &[Otherwise {
                to: "",
                says: (
                    "La scelta è tua, ma quella carta ti servirà più di «L'ambasceria».",
                    "The choice is yours, but that card will be of more use to you than 'The embassy'.",
                ),
                clause: "3.6",
            }],
            done: (
                "Il rivale ha tirato un 5: Stefano ha 1 punto. Tu hai pescato altre due carte.",
                "Your rival has rolled a 5: Stephen has 1 point. You have drawn two more cards.",
            ),
            shows: "button[value='take=p13']",
        },
        Step {
            line: 55,
            does: "enter=1",
            also: &[],
            title: ("La sostituzione", "The substitution"),
            says: (
                "«Il martirio» ha difficoltà 6, troppo per Lorenzo. Una volta per turno chi ha almeno 2 punti può \
                 perderli tutti e cedere il posto a un Santo del Santuario: fai entrare Camillo, di livello 6.",
                "'Martyrdom' has difficulty 6, too much for Lawrence. Once in a turn a Saint with at least 2 points \
                 may lose them all and make way for one of the Santuario: bring in Camillus, of level 6.",
            ),
            clause: "10.2",
            otherwise: &[
                Otherwise {
                    to: "play=b1",
                    says: (
                        "Si può, ma quel punto andrebbe perso con gli altri: prima la sostituzione.",
                        "It is allowed, but that point would be lost with the others: first the substitution.",
                    ),
                    clause: "10.2",
                },
                ROLL_AGAIN,
                THEFT,
                OBSTAT_LATER,
                PHILIP,
                END_LATER,
            ],
            done: (
                "Camillo comincia da 0. Lorenzo è tornato nel Santuario, e avrà un'altra occasione.",
                "Camillus starts from 0. Lawrence is back in the Santuario, and will have another chance.",
            ),
            shows: "button[value='enter=1']",
        },
        Step {
            line: 56,
            does: "play=p16",
            also: &[],
            title: ("La Prova più dura", "The hardest Prova"),
            says: (
                "Adesso il livello c'è. «Il martirio» vale 2 punti, e 1 in più a chi ha un martire nel Santuario o nella Rosa: tu hai \
                 Lorenzo e Agnese. Supera la Prova.",
                "Now you have the level. 'Martyrdom' is worth 2 points, and 1 more to whoever has a martyr in the Santuario or in the \
                 Rosa: you have Lawrence and Agnes. Pass the Prova.",
            ),
            clause: "8.2",
            otherwise: &[
                Otherwise {
                    to: "play=p14",
                    says: (
                        "Anche «La peste» ora è alla portata di Camillo, ma vale 1 punto e costa una carta a tutti, te compreso.",
                        "'The plague' is within Camillus' reach now, too, but it is worth 1 point and costs everybody a card, you included.",
                    ),
                    clause: "8.2",
                },
                Otherwise {
                    to: "suffrage=",
                    says: (
                        "Si può, ma Prova e Suffragio nello stesso turno no: e qui la Prova vale 3 punti contro 1.",
                        "It is allowed, but not Prova and Suffragio in one turn: and here the Prova is worth 3 points against 1.",
                    ),
                    clause: "3.4",
                },
                Otherwise {
                    to: "play=b1",
                    says: (
                        "Fra poco, e con una precauzione. Prima la Prova.",
                        "Soon, and with a precaution. First the Prova.",
                    ),
                    clause: "3.3",
                },
                ROLL_AGAIN,
                THEFT,
                OBSTAT_LATER,
                PHILIP,
                END_LATER,
            ],
            done: (
                "Camillo ha 3 punti su 6: il cambio ha reso.",
                "Camillus has 3 points out of 6: the change has paid.",
            ),
            shows: "button[value='play=p16']",
        },
        Step {
            line: 57,
            does: "play=u19",
            also: &[],
            title: ("Senza risposta", "No reply"),
            says: (
                "Resta la Beatitudine, e la prima te l'hanno fermata. Con «Nihil obstat» nella Zona Supporti le tue \
                 non si fermano; dato il punto, si consuma e ti fa pescare. Giocalo.",
                "The Beatitudine is left, and your first one was stopped. With 'Nihil obstat' in the Zona Supporti \
                 yours cannot be; once the point is gained, it is used up and lets you draw. Play it.",
            ),
            clause: "14.3",
            otherwise: &[
                Otherwise {
                    to: "play=b1",
                    says: (
                        "Si può, ma il rivale potrebbe avere un altro Advocatus. Prima «Nihil obstat».",
                        "It is allowed, but your rival might hold another Advocatus. First 'Nihil obstat'.",
                    ),
                    clause: "7.1",
                },
                ROLL_AGAIN,
                THEFT,
                PHILIP,
                END_LATER,
            ],
            done: (
                "Nihil obstat: nulla osta, come dice il censore.",
                "Nihil obstat: nothing stands in the way, as the censor says.",
            ),
            shows: "button[value='play=u19']",
        },
    ],
    ends: (
        "Da qui è una partita vera, e tocca ancora a te: gioca la Beatitudine, che nessuno può fermare. Nella Rosa siete uno pari, e ne \
         servono 5. In mano hai di nuovo un Advocatus, e il rivale non lo sa.",
        "From here on it is a real game, and it is still your turn: play the Beatitudine, which nobody can stop. It is one all in the \
         Rosa, and it takes 5. You hold an Advocatus again, and your rival does not know.",
    ),
};

/// The Mass is for the Suffragio.
const MASS_LATER: Otherwise = Otherwise {
    to: "play=u17",
    says: (
        "Si può, ma «La messa di suffragio» serve a un Suffragio: ancora un momento di pazienza.",
        "It is allowed, but 'The requiem Mass' is for a Suffragio: a moment's patience.",
    ),
    clause: "14.10",
};

/// Nihil obstat is for a Beatitudine.
const OBSTAT_LATER: Otherwise = Otherwise {
    to: "play=u19",
    says: (
        "Si può, ma «Nihil obstat» protegge le Beatitudini: tienilo per quando ne giochi una.",
        "It is allowed, but 'Nihil obstat' protects Beatitudini: keep it for when you play one.",
    ),
    clause: "14.3",
};

/// Anthony is for the Suffragio.
const ANTHONY: Otherwise = Otherwise {
    to: "place=s17",
    says: (
        "Si può, ma Antonio abate serve in mano: un Suffragio non si fa con i Santi del Santuario.",
        "It is allowed, but Anthony is needed in your hand: a Suffragio is not made with Saints of the Santuario.",
    ),
    clause: "9.1",
};

/// Camillus is laid by the house.
const CAMILLUS: Otherwise = Otherwise {
    to: "place=s21",
    says: (
        "Si può, e non costa nulla: fra poco lo poso io per te.",
        "It is allowed and costs nothing: I shall lay him for you in a moment.",
    ),
    clause: "4.3",
};

/// The embassy takes the place of the Suffragio.
const EMBASSY: Otherwise = Otherwise {
    to: "play=p13",
    says: (
        "Si può, ma poi niente Suffragio in questo turno: e con la messa varrebbe 2 punti.",
        "It is allowed, but then there is no Suffragio in this turn: and with the Mass it would be worth 2 points.",
    ),
    clause: "3.4",
};

/// The die takes the place of the Beatitudine.
const ROLL_AGAIN: Otherwise = Otherwise {
    to: "roll",
    says: (
        "Si può, ma il dado prende il posto della Beatitudine, e stavolta una ce l'hai.",
        "It is allowed, but the die takes the place of the Beatitudine, and this time you have one.",
    ),
    clause: "6.3",
};

/// The theft is for the game that goes on.
const THEFT: Otherwise = Otherwise {
    to: "play=u9",
    says: (
        "Si può, e i Supporti non hanno limite. Ma «Il furto sacro» non scappa: prima i punti.",
        "It is allowed, and there is no limit to Supporti. But 'The holy theft' will keep: points first.",
    ),
    clause: "11.1",
};

/// Philip may wait.
const PHILIP: Otherwise = Otherwise {
    to: "place=s22",
    says: (
        "Si può, e non costa nulla. Ma c'è tempo: prima i punti.",
        "It is allowed and costs nothing. But there is time: points first.",
    ),
    clause: "4.3",
};

/// There are points to be had.
const END_LATER: Otherwise = Otherwise {
    to: "end",
    says: (
        "Si può, nessuna azione è obbligatoria. Ma in questo turno hai ancora di meglio da fare.",
        "It is allowed, no action is compulsory. But in this turn you still have better things to do.",
    ),
    clause: "3.3",
};
