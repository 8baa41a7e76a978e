//! The words of the game that nobody can know before the first one.

use table::erased::{Term, Terms};

/// Tokens, keywords and words of the printed rulebook, as they first meet somebody.
pub(crate) static TERMS: Terms = Terms::of(&[
    Term::kept(
        &["Arcano", "Arcani", "Arcana"],
        (
            "un Profeta con le sue tre carte; il quinto raccoglie gli Interventi Divini",
            "a Prophet with its three cards; the fifth holds the Divine Interventions",
        ),
        "3.1",
    ),
    Term::kept(
        &["Convocazione"],
        (
            "ordine I: il Profeta attivo cede il posto a uno della retroguardia",
            "order I: the active Prophet gives way to one of the rearguard",
        ),
        "8.8",
    ),
    Term::kept(
        &["Intervento Divino", "Interventi Divini"],
        (
            "ordine II: la prima carta del tuo mazzetto di Interventi",
            "order II: the first card of your pile of Interventions",
        ),
        "8.9",
    ),
    Term::kept(
        &["Appello alla Razionalità", "Appello"],
        (
            "ordine II, finiti gli Interventi: 30 danni a ogni Profeta attivo, anche al tuo",
            "order II, once no Interventions are left: 30 damage to every active Prophet, yours too",
        ),
        "9.9",
    ),
    Term::kept(
        &["Prova di Fedeltà"],
        (
            "una parte nasconde una di tre vie, l'altra ne nomina una: se è la stessa, la prova è superata",
            "one side hides one of three ways, the other names one: if it is the same, the trial is passed",
        ),
        "15.1",
    ),
    Term::kept(
        &["Struggimento"],
        (
            "un segnalino che tiene ferma una carta Culto finché non viene tolto",
            "a token that holds a Cult card still until it is removed",
        ),
        "12.6",
    ),
    Term::kept(
        &["Predestinazione"],
        ("si gioca con una serie di cinque Arcani già pronta", "one plays with a ready set of five Arcana"),
        "4.2",
    ),
    Term::kept(
        &["Chaos"],
        (
            "gli Arcani si costruiscono dai mazzetti che passano di mano in mano",
            "Arcana are built from packs that go from hand to hand",
        ),
        "5.4",
    ),
    Term::kept(
        &["Libero Arbitrio"],
        (
            "gli Arcani si costruiscono scegliendo da tutta la scatola",
            "Arcana are built by choosing from the whole box",
        ),
        "6.1",
    ),
    Term::said(
        &["Fede"],
        &["Faith"],
        ("i danni che sconfiggono un Profeta", "the damage that defeats a Prophet"),
        "1.3",
    ),
    Term::said(
        &["Fervore"],
        &["Fervour"],
        (
            "la rapidità di un Profeta: a parità di ordine agisce prima chi ne ha di più",
            "a Prophet's speed: of equal orders the higher acts first",
        ),
        "9.2",
    ),
    Term::said(
        &["retroguardia"],
        &["rearguard"],
        (
            "i Profeti che aspettano, coperti finché non sono stati schierati",
            "the Prophets that wait, face down until they have been fielded",
        ),
        "7.4",
    ),
    Term::said(
        &["carta Culto", "carte Culto"],
        &["Cult card", "Cult cards"],
        (
            "ordine III: fa danni e ciò che dice, e resta per essere usata ancora",
            "order III: deals damage, does what it says, and stays to be used again",
        ),
        "9.10",
    ),
    Term::said(
        &["Reliquia", "Reliquie"],
        &["Relic", "Relics"],
        ("dà al suo Profeta un'abilità in più", "gives its Prophet a further ability"),
        "1.8",
    ),
    Term::said(
        &["Speciale", "Speciali"],
        &["Special", "Specials"],
        (
            "ordine III: l'abilità del Profeta o di una sua Reliquia con quel segno",
            "order III: the ability of the Prophet or of its Relic that has this sign",
        ),
        "9.12",
    ),
    Term::said(
        &["Bersaglio", "Bersagli"],
        &["Target", "Targets"],
        ("in quattro, il rivale contro cui va l'ordine", "with four, the rival at whom the order is aimed"),
        "17.2",
    ),
    Term::kept(
        &["Crisi Mistica"],
        (
            "segnalino malefico: 10 danni all'inizio di ogni turno",
            "an evil token: 10 damage at the start of every turn",
        ),
        "12.3",
    ),
    Term::kept(
        &["Fanatismo"],
        ("segnalino malefico: vieta gli ordini I e II", "an evil token: it forbids orders I and II"),
        "12.4",
    ),
    Term::kept(
        &["Isteria"],
        (
            "segnalino malefico: l'ordine si mostra prima che gli altri scelgano",
            "an evil token: the order is shown before the others choose",
        ),
        "8.16",
    ),
    Term::kept(
        &["Rivelata", "Rivelate"],
        (
            "la carta si posa scoperta quando il suo Profeta è schierato",
            "the card is laid face up when its Prophet is fielded",
        ),
        "11.1",
    ),
    Term::kept(
        &["Veloce", "Veloci"],
        (
            "fra gli ordini III viene per prima, qualunque sia il Fervore",
            "among orders III it comes first, whatever the Fervour",
        ),
        "11.2",
    ),
    Term::kept(
        &["Lenta", "Lente"],
        (
            "fra gli ordini III viene per ultima, qualunque sia il Fervore",
            "among orders III it comes last, whatever the Fervour",
        ),
        "11.3",
    ),
    Term::kept(
        &["Globale", "Globali"],
        (
            "colpisce anche i Profeti della retroguardia avversaria già rivelati",
            "it strikes the rival's revealed Prophets in the rearguard as well",
        ),
        "11.4",
    ),
    Term::kept(
        &["Protezione"],
        (
            "cancella tutti i danni che il suo Profeta riceve in quel turno",
            "it cancels all damage that its Prophet receives on that turn",
        ),
        "11.5",
    ),
    Term::kept(
        &["Ardua", "Ardue"],
        (
            "chi l'ha usata non può usare carte Ardue nel turno seguente",
            "whoever used it can use no Ardua card on the next turn",
        ),
        "11.7",
    ),
]);
