import { apprenticeship, hybrid, likes, needs, studies, travels } from "../terms.ts";
import type { DemoJobRole } from "../types.ts";

/** Demo job posts of an accounting firm, and payroll posts for any Space. */
export const accountingRoles: readonly DemoJobRole[] = [
  {
    language: "it",
    space: "arno",
    ccnl: "H442",
    terms: {
      ...hybrid(60),
      languages: [needs("it", "C1")],
      ...studies("diploma_technical", "Amministrazione, finanza e marketing", true),
    },
    skills: ["general-accounting", "vat-returns", "electronic-invoicing", "microsoft-excel", "accuracy"],
    paragraphs: [
      "Terrai la contabilità di un gruppo di clienti che diventano i tuoi: registrazioni, liquidazioni IVA, riconciliazioni, bilancio di verifica, chiusure. I clienti ti chiamano per nome, e tu puoi dire che una cosa non si può fare. Le fatture arrivano già in formato elettronico: il tempo va ai controlli.",
      "Serve la pratica della contabilità ordinaria e semplificata; il programma lo impari in due settimane. Apprezziamo chi scrive mail brevi e chi segnala un errore proprio prima che lo trovi un altro.",
    ],
    openings: [
      {
        title: "Addetta/o contabilità ordinaria",
        city: "Firenze",
        pay: [26_000, 30_500],
        words:
          "Il gruppo delle società di capitali segue 90 clienti, dalla ceramica al software. Con te sarebbero in sette, e nessuno avrebbe più di sedici bilanci da chiudere.",
      },
      {
        title: "Contabilità semplificata e forfettari",
        city: "Prato",
        terms: { languages: [needs("it", "C1"), likes("zh", "B1")] },
        pay: [23_500, 27_500],
        words:
          "Nell’ufficio di Prato seguiamo artigiani e professionisti, un terzo dei quali di lingua cinese. Sapere il cinese aiuta molto; se non lo sai, lavorerai accanto a chi lo sa.",
      },
      {
        title: "Responsabile del gruppo contabilità",
        city: "Firenze",
        pay: [38_000, 45_000],
        words:
          "Coordinerai sei persone, distribuirai i carichi, farai la revisione delle chiusure e terrai i rapporti con i clienti più complessi. La persona che lo fa oggi diventa socia.",
      },
    ],
  },
  {
    language: "it",
    space: "arno",
    ccnl: "H442",
    terms: {
      ...hybrid(60),
      languages: [needs("it", "C1")],
      ...studies("diploma_technical", "Amministrazione, finanza e marketing"),
    },
    skills: ["payroll-processing", "labour-law", "collective-agreements-ccnl", "microsoft-excel", "discretion"],
    paragraphs: [
      "Elaborerai cedolini dall’inserimento delle presenze all’F24, seguirai assunzioni, cessazioni, malattie, infortuni e le comunicazioni agli enti. Chi riceve la busta paga deve poterla capire: una parte del lavoro è spiegarla.",
      "Chiediamo esperienza su almeno due contratti collettivi e precisione anche il 15 del mese. Gli aggiornamenti si studiano insieme il primo venerdì, con il telefono staccato.",
    ],
    openings: [
      {
        title: "Addetta/o paghe e contributi",
        city: "Firenze",
        pay: [27_000, 32_000],
        words:
          "Elaboriamo 2.300 cedolini al mese in cinque. Ti affideremmo commercio e turismo, circa 400 cedolini, con una collega che conosce ogni cliente da dieci anni.",
      },
      {
        title: "Consulente del lavoro",
        city: "Firenze",
        pay: [37_000, 44_000],
        words:
          "Contratti, conciliazioni, riorganizzazioni: la parte del lavoro in cui una firma cambia la vita di qualcuno. Serve l’iscrizione all’albo, o l’esame già prenotato.",
        state: "hired",
      },
      {
        title: "Ufficio personale e paghe",
        space: "ginestra",
        ccnl: "T151",
        city: "Bologna",
        terms: { ...hybrid(60), ccnlLevel: "D1" },
        pay: [25_500, 30_000],
        words:
          "Trecentodieci persone, turni diversi ogni settimana, molti orari ridotti. Vogliamo portare le paghe in casa, dopo anni di studio esterno, e impostarle bene dall’inizio. Anche a 30 ore.",
      },
    ],
  },
  {
    language: "it",
    space: "arno",
    ccnl: "H442",
    terms: {
      ...hybrid(60),
      languages: [needs("it", "C1"), likes("en", "B1")],
      ...studies("diploma_technical", "Informatica"),
    },
    skills: ["sql", "csharp", "erp-systems", "cybersecurity", "problem-solving"],
    paragraphs: [
      "Svilupperai e terrai in ordine le procedure che collegano il gestionale, le banche, il cassetto fiscale e i fogli di calcolo che nessuno confessa di usare. SQL Server e C#, qualche script in Python. Chi usa il tuo lavoro siede nella stanza accanto e te lo dice subito.",
      "Serve saper programmare e saper chiedere. Capire che cos’è una partita doppia si impara, e ti daremo il tempo di farlo.",
    ],
    openings: [
      {
        title: "Analista programmatore/trice gestionali",
        city: "Firenze",
        pay: [33_000, 39_000],
        words:
          "Ogni mese copiamo a mano 1.100 righe da tre portali. È il primo lavoro che ti chiederemmo di far sparire. L’ufficio informatico sarebbe di due persone, tu compresa o compreso.",
      },
    ],
  },
  {
    language: "it",
    space: "arno",
    ccnl: "H442",
    terms: {
      ...hybrid(60),
      languages: [needs("it", "C1"), likes("en", "B2")],
      ...studies("master", "Economia e commercio", true),
    },
    skills: [
      "corporate-taxation",
      "financial-statement-preparation",
      "external-auditing",
      "microsoft-excel",
      "accuracy",
    ],
    paragraphs: [
      "Preparerai dichiarazioni e pareri, leggerai contratti prima che siano firmati, discuterai con gli uffici quando serve. Ogni parere ha un secondo lettore; ogni cliente riceve una pagina, non dieci, con quello che deve decidere.",
      "Cerchiamo un’abilitazione presa o vicina, buona scrittura e la disponibilità a dire «non lo so ancora». L’inglese serve per un cliente su cinque.",
    ],
    openings: [
      {
        title: "Dottoressa/dottore commercialista, fiscalità d’impresa",
        city: "Firenze",
        pay: [40_000, 48_000],
        words:
          "Il gruppo fiscale sono due soci e tre collaboratrici. Cresce perché i clienti crescono: operazioni straordinarie, crediti d’imposta, qualche lite che si poteva evitare.",
      },
      {
        title: "Revisione legale, praticante o assistente",
        city: "Firenze",
        terms: { ...apprenticeship(36), ...travels("periodic", "national", "In giornata, da ottobre a maggio") },
        pay: [24_000, 28_500],
        words:
          "Da ottobre a maggio si va dai clienti a controllare inventari e bilanci, in coppia, con trasferte in giornata. Chi prepara l’esame ha sei settimane libere, pagate per metà.",
        state: "cancelled",
      },
    ],
  },
  {
    language: "en",
    space: "arno",
    ccnl: "H442",
    terms: {
      ...hybrid(60),
      languages: [needs("en", "C1"), needs("it", "B2"), likes("de", "B1")],
      ...studies("bachelor", "Economics or accounting"),
    },
    skills: ["ifrs", "general-accounting", "business-english", "microsoft-excel", "vat-returns"],
    paragraphs: [
      "You will keep the books of Italian branches in a way that their parent companies understand: monthly closings, VAT, intercompany accounts, and a short note in plain English that says what changed and why. You will be the voice they call when a local rule surprises them.",
      "You need solid bookkeeping and clear English; Italian at B2 or better, because the tax office writes in nothing else. German or French would be put to use at once.",
    ],
    openings: [
      {
        title: "Accountant, international clients",
        city: "Firenze",
        pay: [31_000, 37_000],
        words:
          "Eighty of our clients have their head office abroad: a Danish furniture maker, a Canadian university, two vineyards that belong to a family in Osaka. A team of three looks after them and needs a fourth.",
      },
    ],
  },
  {
    language: "it",
    space: "arno",
    ccnl: "C011",
    terms: {
      languages: [needs("it", "C1"), likes("en", "B1")],
      ...studies("diploma_technical", "Amministrazione, finanza e marketing"),
      hiringCompany: "Fornace Bandinelli S.r.l.",
    },
    skills: ["electronic-invoicing", "general-accounting", "microsoft-excel", "accuracy"],
    paragraphs: [
      "Emetterai fatture, registrerai incassi e pagamenti, terrai lo scadenzario e risponderai a chi chiede di un ordine. L’ufficio è di tre persone, al piano sopra i forni: a fine mese si chiude insieme.",
      "Serve pratica di contabilità clienti e fornitori e di un gestionale. Lavorerai alle dipendenze della Fornace Bandinelli, con il suo contratto; noi seguiamo la selezione e i primi tre mesi.",
    ],
    openings: [
      {
        title: "Addetta/o fatturazione e clienti",
        city: "Empoli",
        pay: [25_000, 29_500],
        words:
          "La Fornace Bandinelli di Empoli fa mattoni e pavimenti in cotto dal 1922: 48 persone, clienti in undici Paesi. Chi teneva la fatturazione è passata agli acquisti e le siede accanto.",
      },
      {
        title: "Tirocinio in amministrazione",
        city: "Empoli",
        terms: {
          contractEconomicType: "contract_economic_type_intern",
          durationMonths: 6,
          allowance: 900,
          hiringCompany: "Fornace Bandinelli S.r.l.",
        },
        pay: [10_000, 11_000],
        words:
          "Sei mesi nell’ufficio amministrativo della Fornace Bandinelli, con una tutor e un piano scritto: fatture, prima nota, solleciti. Alla fine un colloquio vero su come continuare.",
      },
    ],
  },
];
