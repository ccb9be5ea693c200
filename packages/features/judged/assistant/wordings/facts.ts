import type { QuestionTexts } from "../trades/trade.ts";

/** Placeholders: {x} is the requested thing; {o} ends an Italian participle; {he}, {his}, {him} are English pronouns; {name} is the person. */
export const facts = {
  skill: {
    it: [
      "Conosce {x}?",
      "Sa usare {x}?",
      "Ha esperienza con {x}?",
      "Ha competenze di {x}?",
      "Nel CV c’è {x}?",
      "Si è mai occupat{o} di {x}?",
      "{name} ha lavorato con {x}?",
      "{x} lo conosce?",
      "Vorrei sapere se ha fatto {x}",
      "mi dici se ha esperienza di {x}",
    ],
    en: [
      "Does {he} know {x}?",
      "Has {he} worked with {x}?",
      "Any experience with {x}?",
      "Is {x} in the CV?",
      "Can {he} do {x}?",
      "Has {name} got experience in {x}?",
      "does {he} have {x}",
      "I need someone with {x}. Does {he} have it?",
      "Tell me whether {he} has done {x}",
      "What about {x}?",
    ],
  },
  skillWhere: {
    it: [
      "Dove ha usato {x}?",
      "In quale azienda si è occupat{o} di {x}?",
      "Dove ha fatto esperienza di {x}?",
      "Per chi ha lavorato con {x}?",
      "in che lavoro ha fatto {x}",
    ],
    en: [
      "Where did {he} use {x}?",
      "At which company did {he} work with {x}?",
      "Where did {he} get {his} experience in {x}?",
      "In which job did {he} do {x}?",
      "where has {he} done {x}",
    ],
  },
  currentJob: {
    it: [
      "Dove lavora adesso?",
      "Che lavoro fa oggi?",
      "Qual è il suo impiego attuale?",
      "Per chi lavora ora?",
      "attualmente dove lavora",
      "Qual è il suo ruolo attuale?",
    ],
    en: [
      "Where does {he} work now?",
      "What is {his} current job?",
      "Who is {his} current employer?",
      "What does {he} do at the moment?",
      "who does {he} work for today",
      "What's {his} current role?",
    ],
  },
  firstJob: {
    it: [
      "Qual è stato il suo primo lavoro?",
      "Da dove ha cominciato?",
      "Dove ha iniziato a lavorare?",
      "primo impiego?",
    ],
    en: ["What was {his} first job?", "Where did {he} start {his} career?", "Where did {he} first work?", "first job?"],
  },
  titleAt: {
    it: [
      "Che ruolo aveva da {x}?",
      "Cosa faceva in {x}?",
      "Che lavoro ha fatto per {x}?",
      "Con che mansione era in {x}?",
      "da {x} che ruolo ricopriva",
    ],
    en: [
      "What was {his} role at {x}?",
      "What did {he} do at {x}?",
      "What job did {he} have at {x}?",
      "As what did {he} work for {x}?",
      "which position did {he} hold at {x}",
    ],
  },
  companyAs: {
    it: ["Dove ha lavorato come {x}?", "In che azienda era {x}?", "Per quale azienda ha fatto {x}?"],
    en: ["Where did {he} work as a {x}?", "Which company was {he} a {x} at?", "For whom did {he} work as {x}?"],
  },
  worked: {
    it: ["Ha lavorato per {x}?", "È mai stat{o} da {x}?", "Nel suo passato c’è {x}?", "ha lavorato in {x}"],
    en: [
      "Did {he} work for {x}?",
      "Has {he} ever been at {x}?",
      "Is {x} among {his} past employers?",
      "has {he} worked at {x}",
    ],
  },
  degree: {
    it: [
      "Che studi ha fatto?",
      "Che titolo di studio ha?",
      "In cosa si è laureat{o} o diplomat{o}?",
      "Qual è la sua formazione?",
      "che scuola ha fatto",
    ],
    en: [
      "What did {he} study?",
      "What degree does {he} have?",
      "What is {his} education?",
      "Which qualification does {he} hold?",
      "what's {his} educational background",
    ],
  },
  school: {
    it: [
      "Dove ha studiato?",
      "In quale istituto o università ha studiato?",
      "Dove ha preso il titolo di studio?",
      "che università o scuola ha frequentato",
    ],
    en: [
      "Where did {he} study?",
      "Which school or university did {he} attend?",
      "Where did {he} get {his} degree or diploma?",
      "which institution did {he} study at",
    ],
  },
  grade: {
    it: [
      "Con che voto ha finito gli studi?",
      "Che voto ha preso?",
      "Qual è il voto del suo titolo di studio?",
      "con quanto è uscit{o}",
    ],
    en: [
      "What grade did {he} graduate with?",
      "What was {his} final grade?",
      "Which mark did {he} get for {his} degree?",
      "final grade?",
    ],
  },
  thesis: {
    it: [
      "Di cosa parlava la tesi?",
      "Qual era l’argomento della tesi?",
      "Su cosa ha fatto la tesi?",
      "titolo della tesi?",
    ],
    en: [
      "What was {his} thesis about?",
      "What is the title of {his} thesis?",
      "What did {he} write {his} thesis on?",
      "thesis topic?",
    ],
  },
  certificate: {
    it: ["Ha la certificazione {x}?", "È certificat{o} {x}?", "Ha preso {x}?", "Nel CV risulta la certificazione {x}?"],
    en: [
      "Does {he} have the {x} certification?",
      "Is {he} certified: {x}?",
      "Has {he} got {x}?",
      "Does the CV show the {x} certificate?",
    ],
  },
  certificates: {
    it: [
      "Che certificazioni ha?",
      "Ha delle certificazioni?",
      "Quali certificati ha preso?",
      "elenca le certificazioni",
    ],
    en: [
      "Which certifications does {he} have?",
      "Does {he} hold any certificates?",
      "What is {he} certified in?",
      "list the certifications",
    ],
  },
  expiry: {
    it: [
      "Quando scade la certificazione {x}?",
      "Fino a quando è valida {x}?",
      "Che scadenza ha {x}?",
      "{x} quando scade",
    ],
    en: [
      "When does the {x} certification expire?",
      "Until when is {x} valid?",
      "What is the expiry date of {x}?",
      "{x}: when does it expire",
    ],
  },
  issuer: {
    it: [
      "Chi ha rilasciato {x}?",
      "Da chi è stata rilasciata la certificazione {x}?",
      "qual è l’ente della certificazione {x}",
    ],
    en: ["Who issued {x}?", "Which body issued the {x} certificate?", "who is the issuer of {x}"],
  },
  course: {
    it: ["Che corsi ha seguito?", "Ha frequentato dei corsi?", "Quali corsi di formazione ha fatto?"],
    en: ["Which courses has {he} taken?", "Did {he} attend any courses?", "What training courses has {he} done?"],
  },
} as const satisfies Record<string, QuestionTexts>;
