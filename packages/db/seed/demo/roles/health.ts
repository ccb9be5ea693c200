import { hybrid, needs, studies, travels } from "../terms.ts";
import type { DemoJobRole } from "../types.ts";

/** Demo job posts of a clinic: wards, gym, reception, research. */
export const healthRoles: readonly DemoJobRole[] = [
  {
    language: "it",
    space: "corallo",
    ccnl: "T011",
    terms: { languages: [needs("it", "B2")], ...studies("bachelor", "Infermieristica", true) },
    skills: ["nursing-care", "medication-administration", "wound-care", "empathy", "teamwork"],
    paragraphs: [
      "Prenderai in carico le persone dal ricovero alla dimissione: accoglienza, terapia, medicazioni, dolore, educazione di chi torna a casa con un ausilio. La consegna si fa al letto, ad alta voce, con la persona che ascolta. La cartella è elettronica e si compila in corsia, non a fine turno.",
      "Serve l’iscrizione all’ordine. Chi è alla prima esperienza ha tre mesi di affiancamento con una tutor che in quel periodo ha meno pazienti. Chi viene da un altro Paese trova aiuto per il riconoscimento del titolo.",
    ],
    openings: [
      {
        title: "Infermiera/infermiere, ortopedia",
        city: "Napoli",
        pay: [28_000, 33_000],
        budget: 10,
        words:
          "Reparto di 32 letti, protesi d’anca e ginocchio, rapporto di uno a otto di giorno e uno a dodici di notte, scritto e rispettato. Cerchiamo tre persone per aprire sei letti.",
      },
      {
        title: "Infermiera/infermiere di sala operatoria",
        city: "Napoli",
        pay: [30_500, 36_000],
        words:
          "Quattro sale, due chirurghi per ogni seduta, liste chiuse alle 17. Ti formiamo come strumentista in sei mesi, con un registro degli interventi che resta a te.",
      },
      {
        title: "Infermiera/infermiere, riabilitazione",
        city: "Salerno",
        pay: [27_500, 32_000],
        words:
          "Nella sede di Salerno le persone restano in media 31 giorni: le si conosce per nome e se ne vede il progresso. Notti a rotazione, una settimana su cinque.",
      },
    ],
  },
  {
    language: "it",
    space: "corallo",
    ccnl: "T011",
    terms: { languages: [needs("it", "B2")], ...studies("bachelor", "Fisioterapia", true) },
    skills: ["physiotherapy", "neuromotor-rehabilitation", "manual-therapy", "empathy", "teamwork"],
    paragraphs: [
      "Valuterai la persona, scriverai il progetto riabilitativo con medici e terapisti, lavorerai in palestra e al letto, insegnerai gli esercizi a chi li dovrà fare da solo. Nove sedute al giorno, quarantacinque minuti ciascuna, con il tempo per scrivere.",
      "Servono la laurea in fisioterapia e l’iscrizione all’ordine. Se hai una specializzazione ti chiediamo di insegnarla; se ne vuoi una, la si sceglie insieme dopo il primo anno.",
    ],
    openings: [
      {
        title: "Fisioterapista, post-chirurgico",
        city: "Napoli",
        pay: [26_500, 31_000],
        words:
          "Chi si opera al ginocchio da noi si alza il pomeriggio stesso. Perché funzioni servono fisioterapisti anche il sabato: turni a rotazione, recupero il lunedì.",
      },
      {
        title: "Fisioterapista, neurologia",
        city: "Salerno",
        pay: [27_500, 32_500],
        words:
          "Ictus e lesioni midollari: percorsi lunghi, palestra con esoscheletro, incontri settimanali con la famiglia. La squadra sono cinque fisioterapisti, due logopediste e una terapista occupazionale.",
        state: "suspended",
      },
      {
        title: "Fisioterapista a domicilio",
        space: "ginestra",
        ccnl: "T151",
        city: "Imola",
        terms: { ...travels("fulltime", "national", "Visite a casa, con auto della cooperativa"), ccnlLevel: "D2" },
        pay: [25_000, 29_000],
        words:
          "Sei visite al giorno nelle case fra Imola e la collina, con auto della cooperativa. È un lavoro da soli, ma il mercoledì ci si trova tutti a parlare dei casi difficili.",
      },
    ],
  },
  {
    language: "it",
    space: "corallo",
    ccnl: "T011",
    terms: { languages: [needs("it", "C1"), needs("en", "B1")], ...studies("diploma", "Qualunque indirizzo") },
    skills: ["reception-and-front-desk", "front-office", "microsoft-office", "discretion", "courtesy"],
    paragraphs: [
      "Accoglierai le persone, preparerai cartelle e impegnative, spiegherai tempi e costi con parole semplici, terrai in ordine le agende degli ambulatori. Chi arriva è spesso in ansia: il tuo tono fa parte della cura.",
      "Servono precisione con i dati sanitari, un programma di prenotazione già usato o la voglia di impararlo, italiano curato e un’altra lingua. La postazione è regolabile e c’è un turno di pausa vero.",
    ],
    openings: [
      {
        title: "Addetta/o accettazione e prenotazioni",
        city: "Napoli",
        pay: [22_000, 25_500],
        words:
          "Allo sportello passano 240 persone al giorno. Abbiamo tolto il vetro e messo le sedie: ora serve una persona in più perché nessuno aspetti più di dodici minuti.",
      },
      {
        title: "Segreteria medica, chirurgia ortopedica",
        city: "Napoli",
        pay: [23_500, 27_500],
        words:
          "Seguirai tre chirurghe e un chirurgo: liste, esami preoperatori, telefonate del giorno dopo. È il punto in cui un ricovero va liscio o no.",
      },
    ],
  },
  {
    language: "it",
    space: "corallo",
    ccnl: "T011",
    terms: { languages: [needs("it", "B2")], ...studies("bachelor", "Tecniche di radiologia medica", true) },
    skills: ["medical-radiology", "mri-and-ct-imaging", "accuracy", "teamwork"],
    paragraphs: [
      "Eseguirai esami di radiologia tradizionale, TC e risonanza, curerai i protocolli di dose e i controlli di qualità delle macchine, aiuterai chi ha paura del tubo. Le immagini si discutono ogni mattina con i radiologi, dieci minuti, in piedi.",
      "Serve l’iscrizione all’ordine TSRM. L’esperienza in risonanza è gradita; il corso interno dura quattro settimane e vale crediti ECM.",
    ],
    openings: [
      {
        title: "Tecnica/o di radiologia medica",
        city: "Napoli",
        pay: [27_500, 32_500],
        words:
          "Da gennaio la diagnostica apre anche il sabato e la sera fino alle 21, con una TC nuova. Entrano due persone, e gli orari si decidono insieme prima di cominciare.",
      },
      {
        title: "Tecnica/o di radiologia, sala operatoria",
        city: "Salerno",
        pay: [28_500, 33_500],
        words:
          "Arco a C, navigazione, protesi su misura: in sala il tecnico è parte dell’équipe e conosce l’intervento prima che cominci. Dosimetria e dispositivi su misura.",
        state: "draft",
      },
    ],
  },
  {
    language: "en",
    space: "corallo",
    ccnl: "T011",
    terms: {
      ...hybrid(40),
      languages: [needs("en", "C1"), needs("it", "B1")],
      ...studies("bachelor", "Life sciences or statistics"),
    },
    skills: [
      "clinical-data-management",
      "good-clinical-practice-gcp",
      "sql",
      "technical-english",
      "attention-to-detail",
    ],
    paragraphs: [
      "You will design case report forms, clean and lock databases, prepare tables for statisticians and answer the questions of auditors, who are thorough and usually right. The registry follows people for ten years after surgery, so what you define this year will be read in 2036.",
      "You know GCP and a data capture system, write SQL or R, and treat every row as somebody’s knee. Italian at B1 is enough to read a chart; the working language with our partners is English.",
    ],
    openings: [
      {
        title: "Clinical data manager, joint registry",
        city: "Napoli",
        pay: [31_000, 37_000],
        words:
          "Together with hospitals in Lyon and Porto we follow 5,200 hip and knee replacements. Our part of the registry has been kept by a surgeon, in evenings that should be free again.",
      },
    ],
  },
];
