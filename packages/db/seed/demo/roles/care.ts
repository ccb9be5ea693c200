import { fixedTerm, hybrid, likes, needs, partTime, studies } from "../terms.ts";
import type { DemoJobRole } from "../types.ts";

/** Demo job posts of a social cooperative: children, homes, administration. */
export const careRoles: readonly DemoJobRole[] = [
  {
    language: "it",
    space: "ginestra",
    ccnl: "T151",
    terms: {
      ccnlLevel: "D2",
      languages: [needs("it", "C1")],
      ...studies("bachelor", "Scienze dell’educazione (L-19)", true),
    },
    skills: [
      "classroom-support-for-pupils-with-disabilities",
      "childcare",
      "conflict-management",
      "empathy",
      "teamwork",
    ],
    paragraphs: [
      "Progetterai e terrai attività, scriverai osservazioni che servono davvero a chi verrà dopo, parlerai con famiglie, scuole e servizi. Le giornate storte fanno parte del mestiere: nessuno le affronta da solo, e la supervisione è un diritto e non un premio.",
      "Serve il titolo di educatrice o educatore (L-19 o equipollente). Contano l’ascolto, la costanza e la capacità di mettere un limite con gentilezza.",
    ],
    openings: [
      {
        title: "Educatrice/educatore, scuola primaria",
        city: "Bologna",
        terms: partTime(30, "Dal lunedì al venerdì, 8–14"),
        pay: [21_500, 25_000],
        words:
          "Seguirai tre bambine e bambini con disabilità in due scuole del Navile, 30 ore, con ore pagate per la programmazione e per gli incontri. Il contratto vale anche d’estate, nei centri estivi.",
      },
      {
        title: "Educatrice/educatore di comunità, minori",
        city: "Imola",
        pay: [23_500, 27_500],
        words:
          "Una casa con otto ragazze e ragazzi fra i 12 e i 17 anni, sei persone che si alternano, un cane. Turni con notti, sempre in due la sera. Si cucina insieme e si litiga su chi lava i piatti.",
      },
      {
        title: "Educatrice/educatore, accoglienza e lavoro",
        city: "Ferrara",
        terms: { ...fixedTerm(18), languages: [needs("it", "C1"), needs("en", "B2"), likes("fr", "B2")] },
        pay: [22_500, 26_500],
        words:
          "Accompagni persone appena arrivate in Italia a cercare casa, corsi, un lavoro regolare. Servono l’inglese o il francese, e la pazienza di fare la stessa coda più volte.",
      },
    ],
  },
  {
    language: "it",
    space: "ginestra",
    ccnl: "T151",
    terms: { ccnlLevel: "C2", languages: [needs("it", "B2")], ...studies("vocational", "Attestato OSS", true) },
    skills: [
      "health-care-assistant-qualification-oss",
      "elderly-care",
      "basic-care-health-care-assistant",
      "empathy",
      "availability-for-shift-work",
    ],
    paragraphs: [
      "Aiuterai persone anziane o con disabilità a lavarsi, muoversi, mangiare, e soprattutto a fare da sé quello che possono. Lavorerai con gli ausili giusti, seguendo un piano scritto con infermieri e famiglia, che puoi chiedere di cambiare se non va.",
      "Serve l’attestato OSS. Organizziamo i giri perché gli spostamenti siano brevi e pagati come lavoro. Chi sta finendo il corso può candidarsi: aspettiamo l’esame insieme.",
    ],
    openings: [
      {
        title: "OSS, assistenza domiciliare",
        city: "Bologna",
        pay: [20_500, 24_000],
        words:
          "Il quartiere Savena, sette persone al giorno, quasi sempre le stesse. Turno spezzato solo per chi lo vuole: gli altri scelgono mattina o pomeriggio per un anno.",
      },
      {
        title: "OSS, residenza per anziani",
        city: "Ferrara",
        pay: [21_000, 24_500],
        words:
          "Quarantotto ospiti, un giardino, il rapporto di personale più alto di quello che chiede la Regione. Stiamo togliendo le contenzioni una per una e ne sono rimaste tre.",
      },
      {
        title: "Referente OSS di nucleo",
        city: "Ferrara",
        terms: { ccnlLevel: "C3" },
        pay: [24_000, 28_000],
        words:
          "Nel nucleo per le demenze serve chi tenga il filo: turni, consegne, inserimento di chi comincia. Metà del tempo in assistenza, metà nell’organizzazione, nessuna notte.",
        state: "suspended",
      },
    ],
  },
  {
    language: "it",
    space: "ginestra",
    ccnl: "T151",
    terms: {
      ...hybrid(60),
      ccnlLevel: "E1",
      languages: [needs("it", "C1")],
      ...studies("bachelor", "Scienze sociali o dell’educazione"),
    },
    skills: ["task-coordination", "fundraising", "migrant-reception-services", "grant-project-reporting", "leadership"],
    paragraphs: [
      "Terrai insieme persone, conti e promesse: programmazione, rapporti con il Comune, rendiconti, colloqui. Ogni trimestre i numeri del servizio si discutono in assemblea, compresi quelli che non ci piacciono.",
      "Chiediamo esperienza nel sociale e dimestichezza con i bilanci di un servizio. Saper scrivere un progetto è importante quanto saper dire a un ente che i soldi non bastano.",
    ],
    openings: [
      {
        title: "Coordinamento dei servizi educativi",
        city: "Bologna",
        pay: [30_000, 35_500],
        words:
          "Quattro servizi, 58 educatrici ed educatori, una gara in scadenza a giugno. La coordinatrice attuale resta in cooperativa e ti affianca per tre mesi.",
      },
      {
        title: "Progettazione e raccolta fondi",
        city: "Bologna",
        pay: null,
        words:
          "Vogliamo che il 10 % delle entrate venga da bandi e donazioni, per non dipendere da una sola amministrazione. Oggi è il 3. Si parte da un archivio di progetti ben scritti e mai ripresentati.",
        state: "draft",
      },
    ],
  },
];
