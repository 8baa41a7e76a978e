//! The first game: the clash, from the choice of a set to the order Special. `lesson.record` is its scene.

use table::{Lesson, Otherwise, Seat, Step};

/// Dogma in thirteen decisions.
pub const LESSON: Lesson = Lesson {
    record: include_str!("../lesson.record"),
    seat: Seat::new(0),
    steps: &[
        Step {
            line: 8,
            does: "destiny=2",
            also: &[],
            title: ("Lo scopo", "The aim"),
            says: (
                "Ognuno guida quattro Profeti, e vince chi sconfigge tutti quelli dell'altro. Un Profeta con le sue \
                 carte è un Arcano; stasera sono già pronti, in quattro serie. Prendi «Tempesta di miracoli».",
                "Each of you leads four Prophets, and whoever defeats all of the other's wins. A Prophet with its \
                 cards is an Arcano; tonight they are ready, in four sets. Take 'Storm of Miracles'.",
            ),
            clause: "1.2",
            otherwise: &[Otherwise {
                to: "",
                says: (
                    "È una buona serie anche quella, ma questa storia si racconta con «Tempesta di miracoli».",
                    "That is a good set, too, but this story is told with 'Storm of Miracles'.",
                ),
                clause: "4.2",
            }],
            done: ("L'avversario prende «Fede incrollabile».", "Your rival takes 'Unshakeable Faith'."),
            shows: "button[value='destiny=2']",
        },
        Step {
            line: 10,
            does: "field=1",
            also: &[],
            title: ("Chi va in campo", "Who takes the field"),
            says: (
                "In campo c'è un solo Profeta per parte: si sceglie in segreto, si scopre insieme. La Fede dice \
                 quanti danni regge, il Fervore quanto è rapido. Schiera Khadija: Fede 120, Fervore 90.",
                "One Prophet of each side is on the field: chosen in secret, turned up together. Faith tells how \
                 much damage it bears, Fervour how fast it is. Field Khadija: Faith 120, Fervour 90.",
            ),
            clause: "7.1",
            otherwise: &[Otherwise {
                to: "",
                says: (
                    "Si può, e verrà anche la sua ora. Ma per cominciare ci serve Khadija, che è rapida e porta la \
                     carta giusta.",
                    "It is allowed, and its hour will come. But to begin with we want Khadija, who is fast and \
                     carries the right card.",
                ),
                clause: "1.3",
            }],
            done: (
                "La scelta resta coperta finché anche l'avversario non ha fatto la sua.",
                "Your choice stays face down until your rival has chosen, too.",
            ),
            shows: "button[value='field=1']",
        },
        Step {
            line: 11,
            does: "slot=4",
            also: &[],
            title: ("La retroguardia", "The rearguard"),
            says: (
                "Gli altri tre attendono coperti nella retroguardia, nell'ordine che scegli adesso. Più avanti ne \
                 chiamerai uno per posizione, senza svelare chi sia. Metti per primo Goffredo.",
                "The other three wait face down in the rearguard, in the order that you choose now. Later you will \
                 call one by its place, without betraying who it is. Put Godfrey first.",
            ),
            clause: "7.4",
            otherwise: &[Otherwise {
                to: "",
                says: (
                    "Ogni ordine va bene, basta ricordarlo. In questa storia il primo è Goffredo.",
                    "Any order will do, as long as you remember it. In this story Godfrey is the first.",
                ),
                clause: "7.4",
            }],
            done: (
                "Secondo ho messo Rabbi Akiva, terza resta Chimera. L'avversario schiera Janami Raji.",
                "I have put Rabbi Akiva second, which leaves Chimera third. Your rival fields Janami Raji.",
            ),
            shows: "button[value='slot=4']",
        },
        Step {
            line: 16,
            does: "lay=i3",
            also: &[],
            title: ("Le carte Culto", "The Cult cards"),
            says: (
                "Con le carte Culto il tuo Profeta colpisce. Si posano in fila, coperte, tranne quelle con la parola \
                 Rivelata, come Shahada. Metti Shahada per prima.",
                "Cult cards are what your Prophet strikes with. They are laid in a row, face down, except those with \
                 the word Rivelata, such as Shahada. Put Shahada first.",
            ),
            clause: "7.2",
            otherwise: &[Otherwise {
                to: "",
                says: (
                    "Puoi disporle come vuoi; ma l'ordine le nomina per posizione, e noi vogliamo Shahada nella \
                     prima.",
                    "You may arrange them at will; but orders name them by position, and we want Shahada in the \
                     first.",
                ),
                clause: "7.3",
            }],
            done: ("Le altre due le ho posate io, coperte.", "I have laid the other two for you, face down."),
            shows: "button[value='lay=i3']",
        },
        Step {
            line: 20,
            does: "cult=1",
            also: &[],
            title: ("Un ordine segreto", "A secret order"),
            says: (
                "A ogni turno si sceglie un ordine in segreto, e si scoprono insieme. Shahada è un Mistero da 30 \
                 danni, e Janami Raji, debole contro i Misteri, ne riceve il doppio. Ordina la carta Culto in 1ª \
                 posizione.",
                "Each turn you both choose an order in secret, and they are shown together. Shahada is a Mystery of \
                 30 damage, and Janami Raji, weak to Mysteries, takes double. Order the Cult card in position 1.",
            ),
            clause: "8.6",
            otherwise: &[
                Otherwise {
                    to: "cult=",
                    says: (
                        "Si può, ma le altre due sono Riti: danni doppi a Janami Raji li fanno solo i Misteri.",
                        "It is allowed, but the other two are Rites: only Mysteries do double damage to Janami Raji.",
                    ),
                    clause: "10.4",
                },
                Otherwise {
                    to: "call=",
                    says: (
                        "Convocazione fa entrare un altro Profeta: la userai fra poco. Adesso Khadija ha il colpo \
                         giusto.",
                        "Convocazione brings in another Prophet: you will use it soon. Right now Khadija has the \
                         right blow.",
                    ),
                    clause: "9.6",
                },
                Otherwise {
                    to: "divine",
                    says: (
                        "Si può, ma il tuo primo Intervento Divino mette segnalini malefici, e Janami Raji non può \
                         riceverne.",
                        "It is allowed, but your first Divine Intervention adds evil tokens, and Janami Raji cannot \
                         get any.",
                    ),
                    clause: "14.5",
                },
            ],
            done: (
                "60 danni! A pari Fervore si agisce insieme: Khadija ne ha presi 40 e una Crisi Mistica, 10 a ogni \
                 turno.",
                "60 damage! With equal Fervour both act together: Khadija took 40 and a Crisi Mistica, 10 more every \
                 turn.",
            ),
            shows: "button[value='cult=1']",
        },
        Step {
            line: 21,
            does: "divine",
            also: &[],
            title: ("Perché in segreto", "Why in secret"),
            says: (
                "Un'altra Shahada abbatterebbe Janami Raji, e l'avversario lo sa: può ritirarla con una \
                 Convocazione, che si esegue per prima. Scommettici: per chi entra ordina l'Intervento, i Cavalieri \
                 dell'apocalisse.",
                "Another Shahada would fell Janami Raji, and your rival knows it: a Convocazione, carried out first, \
                 can take her away. Bet on it: for whoever comes in, order the Intervention, the Horsemen of the \
                 Apocalypse.",
            ),
            clause: "9.14",
            otherwise: &[
                Otherwise {
                    to: "cult=1",
                    says: (
                        "Se Janami Raji resta, cade. Ma se si ritira, Shahada colpisce chi entra, e può trovarlo \
                         immune.",
                        "If Janami Raji stays, she falls. But if she withdraws, Shahada hits whoever comes in, and \
                         may find them immune.",
                    ),
                    clause: "9.14",
                },
                Otherwise {
                    to: "cult=",
                    says: (
                        "Si può, ma Janami Raji ha ancora 60 punti Fede, e con quella carta non cade.",
                        "It is allowed, but Janami Raji has 60 Faith left, and that card does not bring her down.",
                    ),
                    clause: "10.6",
                },
                Otherwise {
                    to: "call=",
                    says: (
                        "Si può, ma è Janami Raji a essere in pericolo: lascia che si muova lei.",
                        "It is allowed, but it is Janami Raji who is in danger: let her be the one to move.",
                    ),
                    clause: "9.6",
                },
            ],
            done: (
                "Indovinato: è entrato il Saggio d'Oro, immune ai Misteri finché è il più lento. Shahada sarebbe \
                 andata a vuoto.",
                "Well guessed: in came the Golden Sage, immune to Mysteries while he is the slower. Shahada would \
                 have done nothing.",
            ),
            shows: "button[value='divine']",
        },
        Step {
            line: 24,
            does: "way=violence",
            also: &[],
            title: ("La Prova di Fedeltà", "A Prova di Fedeltà"),
            says: (
                "I Cavalieri portano quattro segnalini malefici, che una Prova di Fedeltà può evitare. Tu nascondi \
                 una di tre vie: se l'avversario nomina proprio quella, si salva. Nascondi Violenza.",
                "The Horsemen bring four evil tokens, which a Prova di Fedeltà, a test of faith, can avert. You hide \
                 one of three ways: if your rival names that very one, there are no tokens. Hide Violenza.",
            ),
            clause: "15.4",
            otherwise: &[Otherwise {
                to: "",
                says: (
                    "Una via vale l'altra, è tutto intuito. Per questa storia, Violenza.",
                    "One way is as good as another, it is all intuition. For this story, Violenza.",
                ),
                clause: "15.1",
            }],
            done: (
                "Ha nominato Razionalità, e il Saggio riceve Crisi Mistica, Fanatismo, Isteria e Struggimento.",
                "Razionalità was named, so the Sage gets Crisi Mistica, Fanatismo, Isteria and Struggimento.",
            ),
            shows: "button[value='way=violence']",
        },
        Step {
            line: 27,
            does: "call=1",
            also: &[],
            title: ("La Convocazione", "Convocazione"),
            says: (
                "Per l'Isteria il Saggio mostra l'ordine prima di te: una carta Culto. Khadija non può nulla, ma lui \
                 è debole contro i Fedeli, e Goffredo ne porta: convoca la 1ª posizione, entra prima del colpo.",
                "Because of Isteria the Sage shows his order before you: a Cult card. Khadija can do nothing to him, \
                 but he is weak to Faithful, and Godfrey carries some: call place 1, he comes in before the blow.",
            ),
            clause: "9.6",
            otherwise: &[
                Otherwise {
                    to: "call=",
                    says: (
                        "Si può, e qualche Fedele lo porta anche lui. Ma i colpi più pesanti li ha Goffredo, in 1ª \
                         posizione.",
                        "It is allowed, and that Prophet carries Faithful, too. But Godfrey, in place 1, has the \
                         heaviest blows.",
                    ),
                    clause: "1.5",
                },
                Otherwise {
                    to: "cult=",
                    says: (
                        "Si può, ma Khadija ha solo Misteri e Riti, e adesso il Saggio è immune a tutti e due.",
                        "It is allowed, but Khadija has only Mysteries and Rites, and right now the Sage is immune to \
                         both.",
                    ),
                    clause: "10.3",
                },
                Otherwise {
                    to: "divine",
                    says: (
                        "Si può, ma sono altri Cavalieri, e quasi tutti quei segnalini il Saggio li ha già.",
                        "It is allowed, but it would be more Horsemen, and the Sage has nearly all of those tokens \
                         already.",
                    ),
                    clause: "12.2",
                },
            ],
            done: (
                "Era Arahant, dei Fedeli, e Goffredo ne è immune. Khadija, in retroguardia, conserva i suoi danni.",
                "It was Arahant, a Faithful card, and Godfrey is immune to those. Khadija keeps her damage in the \
                 rearguard.",
            ),
            shows: "button[value='call=1']",
        },
        Step {
            line: 31,
            does: "cult=1",
            also: &[],
            title: ("In trappola", "Trapped"),
            says: (
                "Per il Fanatismo il Saggio non può convocare né invocare: resta qui. Crociati è Lenta, cioè agisce \
                 per ultima, ma fa 40 danni, e a lui 80. Ordinala: è in 1ª posizione.",
                "Because of Fanatismo the Sage can neither call nor invoke: he stays here. Crusaders is Lenta, it \
                 acts last, but does 40 damage, and 80 to him. Order it: it is in position 1.",
            ),
            clause: "12.4",
            otherwise: &[
                Otherwise {
                    to: "cult=2",
                    says: (
                        "Si può, ma quella ne fa 40 in tutto, e il Fanatismo c'è già. Crociati ne fa 80.",
                        "It is allowed, but that one does 40 in all, and the Fanatismo is there already. Crusaders \
                         does 80.",
                    ),
                    clause: "10.4",
                },
                Otherwise {
                    to: "cult=3",
                    says: (
                        "Penitenza protegge Goffredo per un turno, ma è un Rito, e il Saggio ai Riti è immune.",
                        "Penance shields Godfrey for a turn, but it is a Rite, and the Sage is immune to Rites.",
                    ),
                    clause: "11.5",
                },
                Otherwise {
                    to: "call=",
                    says: (
                        "Si può, ma Goffredo è appena entrato per questo: il Saggio non può più fuggire.",
                        "It is allowed, but this is what Godfrey came in for: the Sage cannot run any more.",
                    ),
                    clause: "12.4",
                },
                Otherwise {
                    to: "divine",
                    says: (
                        "Si può, ma i Cavalieri fanno 10 danni, e Crociati 80.",
                        "It is allowed, but the Horsemen do 10 damage, and Crusaders does 80.",
                    ),
                    clause: "9.8",
                },
            ],
            done: (
                "80 danni! Prima, però, Karma ne ha fatti 20 a Goffredo, debole contro i Misteri.",
                "80 damage! Before that, though, Karma did 20 to Godfrey, who is weak to Mysteries.",
            ),
            shows: "button[value='cult=1']",
        },
        Step {
            line: 33,
            does: "cult=2",
            also: &[],
            title: ("Un passo avanti", "One step ahead"),
            says: (
                "Al Saggio restano 30 punti Fede e un ordine già dato: se cade prima, è perduto. Goffredo ha più \
                 Fervore e lo precede, ma non con una carta Lenta: ordina Movimento sacerdotale mariano, in 2ª \
                 posizione.",
                "The Sage has 30 Faith left and an order already given: if he falls first, it is lost. Godfrey has \
                 more Fervour and comes first, but not with a Lenta card: order Marian Movement of Priests, in \
                 position 2.",
            ),
            clause: "9.16",
            otherwise: &[
                Otherwise {
                    to: "cult=1",
                    says: (
                        "Crociati lo abbatterebbe, ma è Lenta: il Saggio colpirebbe prima di cadere.",
                        "Crusaders would bring him down, but it is Lenta: the Sage would strike before he falls.",
                    ),
                    clause: "11.3",
                },
                Otherwise {
                    to: "cult=3",
                    says: (
                        "Penitenza è un Rito, e il Saggio ai Riti è immune: resterebbe in piedi.",
                        "Penance is a Rite, and the Sage is immune to Rites: he would stay on his feet.",
                    ),
                    clause: "10.3",
                },
                Otherwise {
                    to: "call=",
                    says: (
                        "Si può, ma al Saggio manca un colpo solo, e Goffredo ce l'ha.",
                        "It is allowed, but the Sage is one blow from falling, and Godfrey has that blow.",
                    ),
                    clause: "10.6",
                },
                Otherwise {
                    to: "divine",
                    says: (
                        "L'Intervento agirebbe anche prima, ma i Cavalieri fanno 10 danni, e ne servono 30.",
                        "The Intervention would act even earlier, but the Horsemen do 10 damage, and it takes 30.",
                    ),
                    clause: "9.1",
                },
            ],
            done: (
                "Il Saggio cade con tutte le sue carte, e il suo ordine è perduto. Al suo posto entra Giovanni Paolo \
                 IX.",
                "The Sage falls with all his cards, and his order is lost. In his place comes John Paul IX.",
            ),
            shows: "button[value='cult=2']",
        },
        Step {
            line: 37,
            does: "call=2",
            also: &[],
            title: ("Leggere un Profeta", "Reading a Prophet"),
            says: (
                "Giovanni Paolo IX è immune ai tuoi Fedeli. Le sue carte sono coperte, ma si legge quali può \
                 portare: Scritture e Fedeli. Rabbi Akiva è immune alle Scritture: convocalo dalla 2ª posizione.",
                "John Paul IX is immune to your Faithful. His cards are face down, but you can read which he may \
                 carry: Scriptures and Faithful. Rabbi Akiva is immune to Scriptures: call him from place 2.",
            ),
            clause: "1.5",
            otherwise: &[
                Otherwise {
                    to: "cult=3",
                    says: (
                        "Si può: Penitenza è un Rito, e lui contro i Riti è debole. Ma sono 20 danni, e poi Goffredo \
                         non ha altro.",
                        "It is allowed: Penance is a Rite, and he is weak to Rites. But that is 20 damage, and then \
                         Godfrey has nothing else.",
                    ),
                    clause: "11.7",
                },
                Otherwise {
                    to: "cult=",
                    says: (
                        "Si può, ma quella carta è dei Fedeli, e Giovanni Paolo IX non ne riceve danni.",
                        "It is allowed, but that is a Faithful card, and John Paul IX takes no damage from it.",
                    ),
                    clause: "10.3",
                },
                Otherwise {
                    to: "call=1",
                    says: (
                        "Lì c'è Khadija, con 60 danni e la Crisi Mistica che ricomincia appena torna in campo. \
                         Lasciala riposare.",
                        "That is Khadija, with 60 damage and a Crisi Mistica that starts again as soon as she is \
                         back. Let her rest.",
                    ),
                    clause: "12.1",
                },
                Otherwise {
                    to: "call=3",
                    says: (
                        "Lì c'è Chimera, che dalle Scritture non è al riparo. Akiva sì.",
                        "That is Chimera, who has no shelter from Scriptures. Akiva has.",
                    ),
                    clause: "10.3",
                },
                Otherwise {
                    to: "divine",
                    says: (
                        "Si può, ma i Cavalieri l'avversario li può evitare con una Prova. L'immunità di Akiva non si \
                         evita.",
                        "It is allowed, but your rival may avert the Horsemen by a Prova. Akiva's immunity cannot be \
                         averted.",
                    ),
                    clause: "15.4",
                },
            ],
            done: (
                "Era Antico Testamento, una Scrittura: nessun danno. Il resto però vale, e Akiva ha preso il \
                 Fanatismo.",
                "It was Old Testament, a Scripture: no damage. The rest of it counts, though, and Akiva got \
                 Fanatismo.",
            ),
            shows: "button[value='call=2']",
        },
        Step {
            line: 40,
            does: "special",
            also: &[],
            title: ("Lo Speciale", "The order Special"),
            says: (
                "Stavolta il Fanatismo vieta a te di convocare e invocare. Ma lo Speciale di Akiva scopre una carta \
                 Culto dell'altro, e fa 10 danni per ognuna scoperta. Ordinalo: saprai che cosa ti aspetta.",
                "This time Fanatismo keeps you from calling and invoking. But Akiva's Special reveals one of the \
                 other's Cult cards, and does 10 damage for each face-up one. Order it: you will know what awaits \
                 you.",
            ),
            clause: "14.1",
            otherwise: &[
                Otherwise {
                    to: "cult=1",
                    says: (
                        "Mishnah fa 30 danni e non è una cattiva idea. Ma lo Speciale ti mostra anche una carta \
                         coperta.",
                        "Mishnah does 30 damage and is not a bad idea. But the Special shows you a face-down card as \
                         well.",
                    ),
                    clause: "14.16",
                },
                Otherwise {
                    to: "cult=2",
                    says: (
                        "Koan è un Rito, e contro i Riti è debole: ottimo, fra un turno. Prima guardiamogli le carte.",
                        "Koan is a Rite, and he is weak to Rites: excellent, one turn from now. First let us look at \
                         his cards.",
                    ),
                    clause: "10.4",
                },
                Otherwise {
                    to: "cult=3",
                    says: (
                        "Rabbi è dei Fedeli, e Giovanni Paolo IX ai Fedeli è immune: non gli farebbe danni.",
                        "Rabbi is a Faithful card, and John Paul IX is immune to Faithful: it would do him no damage.",
                    ),
                    clause: "10.3",
                },
            ],
            done: (
                "Lui è più rapido, e intanto ha usato Salmi: danni no, ma uno Struggimento sì.",
                "He is faster, and has used Psalms meanwhile: no damage, but a Struggimento.",
            ),
            shows: "button[value='special']",
        },
        Step {
            line: 41,
            does: "choose=3",
            also: &[],
            title: ("Il male minore", "The lesser evil"),
            says: (
                "Lo Struggimento blocca una tua carta Culto, ma quale lo scegli tu. Rabbi è dei Fedeli, e contro \
                 Giovanni Paolo IX non ti serve. Mettilo lì, in 3ª posizione.",
                "Struggimento blocks one of your Cult cards, but you choose which. Rabbi is a Faithful card, and of \
                 no use against John Paul IX. Put it there, in position 3.",
            ),
            clause: "12.6",
            otherwise: &[
                Otherwise {
                    to: "choose=1",
                    says: (
                        "Si può, ma Mishnah è una Scrittura da 30 danni, e lui non ne è immune: tienila libera.",
                        "It is allowed, but Mishnah is a Scripture that does 30 damage, and he is not immune to it: \
                         keep it free.",
                    ),
                    clause: "10.3",
                },
                Otherwise {
                    to: "choose=2",
                    says: (
                        "Si può, ma Koan è un Rito, il tuo colpo migliore: contro i Riti lui è debole.",
                        "It is allowed, but Koan is a Rite, your best blow: he is weak to Rites.",
                    ),
                    clause: "10.4",
                },
            ],
            done: (
                "Poi lo Speciale ha scoperto Monaco Shaolin e ha fatto 30 danni.",
                "Then the Special revealed Shaolin Monk and did 30 damage.",
            ),
            shows: "button[value='choose=3']",
        },
    ],
    ends: (
        "Da qui è una partita vera, con quattro Profeti contro tre. Koan a Giovanni Paolo IX fa danni doppi. E prima \
         di ogni ordine chiediti che cosa farebbe l'altro, che se lo sta chiedendo di te.",
        "From here on it is a real game, four Prophets against three. Koan does double damage to John Paul IX. And \
         before each order ask yourself what the other would do, who is asking the same about you.",
    ),
};
