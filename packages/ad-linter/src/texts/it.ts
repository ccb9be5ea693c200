import type { PassedTexts, RuleTexts } from "./texts.ts";

const pay = "D.Lgs. 96/2026: retribuzione e CCNL nell’annuncio";
const equal = "D.Lgs. 198/2006, art. 27: parità fra i sessi nell’accesso al lavoro";
const age = "D.Lgs. 216/2003, art. 3: divieto di discriminazione per età";
const enquiry = "D.Lgs. 276/2003, art. 10: divieto di indagini sulle persone";
const terms = "D.Lgs. 104/2022: le condizioni di lavoro vanno dette, e sono quelle";

export const it: RuleTexts = {
  payMissing: {
    title: "Manca la retribuzione",
    law: pay,
    why: "Chi si candida deve conoscere la fascia retributiva prima del colloquio: indica minimo e massimo.",
  },
  ccnlMissing: {
    title: "Manca il contratto collettivo",
    law: pay,
    why: "Il contratto collettivo applicato fa parte di ciò che l’annuncio deve dire. Scegli il CCNL.",
  },
  employerAnonymous: {
    title: "Non si capisce chi assume",
    law: "D.Lgs. 276/2003, art. 9: niente annunci anonimi",
    why: "Il datore di lavoro va nominato. Solo un’agenzia autorizzata può cercare per un cliente senza dirne il nome.",
  },
  genderedTitle: {
    title: "“{quote}” è di un solo genere",
    law: equal,
    why: "Il titolo vale per tutte le persone: scrivi entrambe le forme o un nome neutro.",
  },
  genderedText: {
    title: "“{quote}” è di un solo genere",
    law: equal,
    why: "Parla della persona che cerchi in entrambe le forme, oppure scrivi “persona”.",
  },
  sexRequired: {
    title: "“{quote}” chiede un sesso",
    law: equal,
    why: "Non si può chiedere né preferire un sesso, nemmeno indirettamente. Descrivi che cosa si fa.",
  },
  ageLimit: {
    title: "“{quote}” è un limite di età",
    law: age,
    why: "L’età non è un requisito. Indica le competenze o gli anni di esperienza che servono.",
  },
  ageWords: {
    title: "“{quote}” indica un’età",
    law: age,
    why: "Chi legge capisce che altre età non sono gradite. Di’ che cosa serve saper fare.",
  },
  nationality: {
    title: "“{quote}” riguarda l’origine",
    law: "D.Lgs. 215/2003, art. 3: divieto di discriminazione per origine e nazionalità",
    why: "Si può chiedere un permesso per lavorare o la conoscenza di una lingua, non una cittadinanza.",
  },
  nativeSpeaker: {
    title: "“{quote}” esclude chi ha imparato la lingua",
    law: "D.Lgs. 215/2003, art. 2: divieto di discriminazione indiretta",
    why: "Quale livello richiede il lavoro: B2, C1, C2? Un livello si può raggiungere, la lingua di nascita no.",
  },
  family: {
    title: "“{quote}” riguarda la vita familiare",
    law: "D.Lgs. 198/2006, art. 27: stato matrimoniale, di famiglia e gravidanza non contano",
    why: "Matrimonio, figli e gravidanza non si chiedono. Se servono orari particolari, scrivili.",
  },
  appearance: {
    title: "“{quote}” riguarda l’aspetto",
    law: enquiry,
    why: "L’aspetto non dice come si lavora, e una foto rivela ciò che non va chiesto.",
  },
  belief: {
    title: "“{quote}” riguarda le convinzioni",
    law: "L. 300/1970, art. 8: divieto di indagini sulle opinioni",
    why: "Religione, opinioni, partito, sindacato e orientamento sessuale non si chiedono.",
  },
  health: {
    title: "“{quote}” riguarda la salute",
    law: "L. 300/1970, art. 5, e D.Lgs. 216/2003, art. 3: salute e disabilità",
    why: "L’idoneità la valuta il medico competente. Descrivi le attività, non lo stato di chi le fa.",
  },
  payHistory: {
    title: "“{quote}” chiede la paga di prima",
    law: "D.Lgs. 96/2026: non si chiede la retribuzione attuale o passata",
    why: "Puoi chiedere quanto una persona si aspetta, non quanto guadagna o ha guadagnato.",
  },
  availability: {
    title: "“{quote}” non è un orario",
    law: "D.Lgs. 104/2022: orario e reperibilità vanno detti",
    why: "Quali orari e turni, e quanta reperibilità? Scrivi quello che vale davvero.",
  },
  unpaid: {
    title: "“{quote}”: lavoro senza paga",
    law: "Costituzione, art. 36: ogni lavoro è retribuito",
    why: "Prove, formazione obbligatoria e straordinari si pagano; chi lavora non paga per farlo.",
  },
  bothSexesLine: {
    title: "Manca la riga sui generi",
    law: equal,
    why: "Una riga dice che l’annuncio è per persone di ogni genere. Possiamo aggiungerla noi.",
  },
  contradictsWorkplace: {
    title: "“{quote}” non corrisponde al luogo di lavoro",
    law: terms,
    why: "Il testo promette altro da quello che hai scelto. Correggi l’uno o l’altro.",
  },
  contradictsContract: {
    title: "“{quote}” non corrisponde al contratto",
    law: terms,
    why: "Il testo promette altro da quello che hai scelto. Correggi l’uno o l’altro.",
  },
  contradictsPay: {
    title: "“{quote}” è fuori dalla fascia indicata",
    law: pay,
    why: "La cifra nel testo non sta fra il minimo e il massimo che hai indicato.",
  },
  contradictsTravel: {
    title: "“{quote}” non corrisponde alle trasferte",
    law: terms,
    why: "Il testo dice altro da quello che hai scelto. Correggi l’uno o l’altro.",
  },
  contradictsHours: {
    title: "“{quote}” non corrisponde alle ore",
    law: terms,
    why: "Le ore nel testo non sono quelle a settimana che hai indicato.",
  },
};

export const passedIt: PassedTexts = {
  payShown: { title: "Retribuzione indicata", law: "D.Lgs. 96/2026" },
  ccnlShown: { title: "Contratto collettivo indicato", law: "D.Lgs. 96/2026" },
  employerNamed: { title: "Datore indicato", law: "D.Lgs. 276/2003, art. 9" },
  neutralTitle: { title: "Titolo neutro", law: "D.Lgs. 198/2006, art. 27" },
  openToAll: { title: "Aperto a ogni genere", law: "D.Lgs. 198/2006, art. 27" },
};
