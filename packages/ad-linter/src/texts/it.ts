import type { PassedCheckTexts, RuleTexts } from "./texts.ts";

const pay = "L’annuncio deve indicare retribuzione e CCNL (D.Lgs. 96/2026)";
const equal = "Parità fra i sessi nell’accesso al lavoro (D.Lgs. 198/2006, art. 27)";
const age = "Divieto di discriminazione per età (D.Lgs. 216/2003, art. 3)";
const enquiry = "Divieto di indagini sulle caratteristiche personali (D.Lgs. 276/2003, art. 10)";
const terms = "Le condizioni di lavoro vanno indicate in modo corretto (D.Lgs. 104/2022)";

export const it: RuleTexts = {
  payMissing: {
    title: "Retribuzione mancante",
    law: pay,
    why: "Chi si candida deve conoscere la fascia retributiva prima del colloquio. Inserisci minimo e massimo.",
  },
  ccnlMissing: {
    title: "CCNL mancante",
    law: pay,
    why: "Seleziona il CCNL applicato: ogni annuncio deve indicarlo.",
  },
  employerAnonymous: {
    title: "Datore di lavoro non indicato",
    law: "Gli annunci non possono essere anonimi (D.Lgs. 276/2003, art. 9)",
    why: "Indica il datore di lavoro. Solo un’agenzia autorizzata può cercare personale per un cliente senza farne il nome.",
  },
  genderedTitle: {
    title: "“{quote}” indica un solo genere",
    law: equal,
    why: "Il titolo deve rivolgersi a tutte le persone. Usa entrambe le forme o un nome neutro.",
  },
  genderedText: {
    title: "“{quote}” indica un solo genere",
    law: equal,
    why: "Descrivi la persona che cerchi in entrambe le forme, o con parole neutre come “persona”.",
  },
  sexRequired: {
    title: "“{quote}” richiede un sesso specifico",
    law: equal,
    why: "Non puoi richiedere né preferire un sesso, nemmeno indirettamente. Descrivi invece il lavoro da svolgere.",
  },
  ageLimit: {
    title: "“{quote}” pone un limite di età",
    law: age,
    why: "L’età non può essere un requisito. Indica le competenze o gli anni di esperienza richiesti dal lavoro.",
  },
  ageWords: {
    title: "“{quote}” fa pensare a un’età",
    law: age,
    why: "Le persone di altre età possono pensare di non essere gradite. Indica le competenze richieste dal lavoro.",
  },
  nationality: {
    title: "“{quote}” riguarda l’origine",
    law: "Divieto di discriminazione per origine o nazionalità (D.Lgs. 215/2003, art. 3)",
    why: "Puoi richiedere un permesso per lavorare o la conoscenza di una lingua, ma non una cittadinanza.",
  },
  nativeSpeaker: {
    title: "“{quote}” esclude chi ha imparato la lingua",
    law: "Divieto di discriminazione indiretta (D.Lgs. 215/2003, art. 2)",
    why: "Indica il livello richiesto dal lavoro: B2, C1 o C2. Chiunque può raggiungere un livello, ma nessuno sceglie la propria lingua madre.",
  },
  family: {
    title: "“{quote}” riguarda la vita familiare",
    law: "Stato matrimoniale, famiglia e gravidanza non possono contare (D.Lgs. 198/2006, art. 27)",
    why: "Non fare domande su matrimonio, figli o gravidanza. Se il lavoro prevede orari particolari, indicali.",
  },
  appearance: {
    title: "“{quote}” riguarda l’aspetto",
    law: enquiry,
    why: "Rimuovi questa richiesta. L’aspetto non dice come lavora una persona, e una foto rivela ciò che non puoi chiedere.",
  },
  belief: {
    title: "“{quote}” riguarda le convinzioni",
    law: "Divieto di indagini sulle opinioni (L. 300/1970, art. 8)",
    why: "Non fare domande su religione, opinioni, partito politico, iscrizione al sindacato o orientamento sessuale.",
  },
  health: {
    title: "“{quote}” riguarda la salute",
    law: "Norme su salute e disabilità (L. 300/1970, art. 5, e D.Lgs. 216/2003, art. 3)",
    why: "Descrivi le attività, non la salute di chi le svolge. È il medico competente a valutare l’idoneità al lavoro.",
  },
  payHistory: {
    title: "“{quote}” chiede la storia retributiva",
    law: "Non puoi chiedere la retribuzione attuale o passata (D.Lgs. 96/2026)",
    why: "Puoi chiedere quale retribuzione si aspetta una persona, ma non quanto guadagna o ha guadagnato.",
  },
  availability: {
    title: "“{quote}” non indica un orario di lavoro",
    law: "Orario e reperibilità vanno indicati (D.Lgs. 104/2022)",
    why: "Indica gli orari e i turni effettivi, e quanta reperibilità è prevista.",
  },
  unpaid: {
    title: "“{quote}” implica lavoro non retribuito",
    law: "Ogni lavoro va retribuito (Costituzione, art. 36)",
    why: "Prove, formazione obbligatoria e straordinari vanno retribuiti. Non puoi chiedere a una persona di pagare per lavorare.",
  },
  bothSexesLine: {
    title: "L’annuncio non dice che è aperto a ogni genere",
    law: equal,
    why: "Aggiungi una riga per dire che l’annuncio è aperto a persone di ogni genere. Possiamo aggiungere noi la riga.",
  },
  contradictsWorkplace: {
    title: "“{quote}” non corrisponde alla modalità di lavoro",
    law: terms,
    why: "Il testo promette una modalità di lavoro diversa da quella che hai selezionato. Correggi il testo o la selezione.",
  },
  contradictsContract: {
    title: "“{quote}” non corrisponde al contratto",
    law: terms,
    why: "Il testo promette un contratto diverso da quello che hai selezionato. Correggi il testo o la selezione.",
  },
  contradictsPay: {
    title: "“{quote}” è fuori dalla fascia retributiva",
    law: pay,
    why: "L’importo nel testo non è compreso fra il minimo e il massimo che hai inserito. Correggi il testo o la retribuzione.",
  },
  contradictsTravel: {
    title: "“{quote}” non corrisponde alle trasferte selezionate",
    law: terms,
    why: "Sulle trasferte il testo dice altro rispetto a ciò che hai selezionato. Correggi il testo o la selezione.",
  },
  contradictsHours: {
    title: "“{quote}” non corrisponde alle ore a settimana",
    law: terms,
    why: "Le ore nel testo sono diverse dalle ore a settimana che hai inserito. Correggi il testo o le ore.",
  },
};

export const passedIt: PassedCheckTexts = {
  payShown: { title: "Retribuzione indicata", law: "D.Lgs. 96/2026" },
  // The job editor lowercases the first letter of all titles but the first, so this title must not start with “CCNL”.
  ccnlShown: { title: "Contratto collettivo (CCNL) indicato", law: "D.Lgs. 96/2026" },
  employerNamed: { title: "Datore di lavoro indicato", law: "D.Lgs. 276/2003, art. 9" },
  neutralTitle: { title: "Titolo neutro", law: "D.Lgs. 198/2006, art. 27" },
  openToAll: { title: "Annuncio aperto a ogni genere", law: "D.Lgs. 198/2006, art. 27" },
};
