import { fixedTerm, hybrid, likes, needs, studies, travels } from "../terms.ts";
import type { DemoJobRole } from "../types.ts";

/** Demo job posts of a freight carrier across the Alps. */
export const transportRoles: readonly DemoJobRole[] = [
  {
    language: "it",
    space: "alpino",
    ccnl: "I100",
    terms: {
      ...travels("fulltime", "worldwide", "Italia, Austria e Germania"),
      languages: [needs("it", "B1"), likes("de", "A2")],
    },
    skills: ["driving-licence-ce", "driver-cpc-for-goods-transport", "tachograph-use", "punctuality"],
    paragraphs: [
      "Guiderai un mezzo assegnato a te, farai i controlli prima di partire, curerai carico, documenti e consegne, segnalerai i guasti piccoli prima che diventino grandi. I tempi di guida si rispettano: il programma dei viaggi è fatto per stare dentro la legge, non per sfiorarla.",
      "Servono patente CE, CQC merci e carta tachigrafica. L’ADR è utile e si fa con noi. Chi ha la patente da poco viaggia per due mesi con un’istruttrice o un istruttore.",
    ],
    openings: [
      {
        title: "Autista CE, linea del Brennero",
        city: "Trento",
        pay: [31_000, 36_500],
        words:
          "Trento, Innsbruck, Monaco e ritorno: si dorme fuori due notti a settimana, sempre le stesse, in parcheggi custoditi e pagati. Il fine settimana è a casa, salvo neve.",
      },
      {
        title: "Autista CE, distribuzione regionale",
        city: "Verona",
        terms: travels("fulltime", "national", "Fra Verona e il lago, in giornata"),
        pay: [28_500, 33_500],
        words:
          "Nove consegne al giorno fra Verona e il lago, partenza alle 5, rientro entro le 15. Sponda idraulica, transpallet elettrico, clienti che aprono davvero alle sei.",
      },
      {
        title: "Autista CE, notturno fra depositi",
        city: "Bolzano",
        terms: { ...fixedTerm(12), ...travels("fulltime", "national", "Stesso percorso ogni notte") },
        pay: [33_000, 38_500],
        words:
          "Due depositi, un cambio motrice a metà strada e si torna indietro: quattro notti a settimana, stesso percorso, nessuno scarico a mano. Indennità notturna inclusa nella fascia indicata.",
      },
    ],
  },
  {
    language: "it",
    space: "alpino",
    ccnl: "I100",
    terms: { languages: [needs("it", "A2")], education: "education_none" },
    skills: [
      "forklift-licence",
      "warehouse-management",
      "warehouse-management-systems-wms",
      "availability-for-shift-work",
      "accuracy",
    ],
    paragraphs: [
      "Scaricherai e caricherai mezzi, leggerai le etichette con il palmare, metterai in ordine ciò che arriva storto. I carichi pesanti si spostano con le macchine: la schiena è una sola. A fine turno si conta, e se non torna si cerca subito.",
      "Serve il patentino del carrello, oppure lo fai con noi nella prima settimana. Ti chiediamo puntualità e rispetto dei percorsi pedonali. L’italiano di base è sufficiente; in magazzino se ne parlano undici lingue.",
    ],
    openings: [
      {
        title: "Addetta/o magazzino e carrellista",
        city: "Trento",
        pay: [23_500, 27_500],
        words:
          "Il deposito di Trento è stato rifatto nel 2025: pavimento riscaldato, baie coperte, luce vera. Cerchiamo due persone per il turno 13–21.",
      },
      {
        title: "Carrellista retrattile, magazzino a scaffali alti",
        city: "Verona",
        pay: [24_500, 29_000],
        words:
          "Undici metri di altezza, 8.400 posti pallet, merce di una dozzina di clienti. Serve occhio e mano ferma; chi non ha mai usato il retrattile si allena tre settimane a scaffale vuoto.",
      },
      {
        title: "Responsabile del turno di notte, smistamento",
        city: "Verona",
        pay: [31_500, 37_000],
        words:
          "Dalle 22 alle 6 passano 19 mila colli e 24 persone. Chi guida la notte decide da solo o da sola quasi tutto: per questo cerchiamo qualcuno che sappia spiegare le sue decisioni il giorno dopo.",
        state: "filledInternally",
      },
    ],
  },
  {
    language: "it",
    space: "alpino",
    ccnl: "I100",
    terms: {
      ccnlLevel: "3 super",
      languages: [needs("it", "C1"), needs("de", "B2"), likes("en", "B1")],
      ...studies("diploma", "Trasporti e logistica"),
    },
    skills: ["delivery-route-planning", "transport-management-systems-tms", "microsoft-excel", "problem-solving"],
    paragraphs: [
      "Comporrai i viaggi, assegnerai mezzi e persone, terrai il telefono quando il valico chiude. Le tue decisioni hanno conseguenze su chi guida: prima di cambiare un rientro si chiede. A fine settimana guardiamo i chilometri a vuoto e cerchiamo i prossimi da togliere.",
      "Serve pratica di ufficio traffico o di pianificazione, geografia in testa, tedesco o inglese per parlare con i clienti d’oltralpe. Il programma propone, la persona dispone.",
    ],
    openings: [
      {
        title: "Pianificazione trasporti, ufficio traffico",
        city: "Trento",
        pay: [30_000, 35_500],
        words:
          "In ufficio siete in quattro per 94 mezzi. Il lavoro comincia alle 6 per due di voi e finisce alle 20 per gli altri due, con cambio ogni settimana.",
      },
      {
        title: "Referente clienti e spedizioni, area tedesca",
        city: "Bolzano",
        pay: [31_500, 37_000],
        words:
          "Sessanta clienti fra Innsbruck e Norimberga chiamano per sapere dov’è la loro merce. Vogliamo che lo sappiano prima di chiamare: sarai tu a dirglielo, in tedesco.",
      },
    ],
  },
  {
    language: "en",
    space: "alpino",
    ccnl: "I100",
    terms: { ...hybrid(60), ccnlLevel: "2", languages: [needs("en", "C1"), needs("de", "B2"), likes("it", "B1")] },
    skills: ["international-freight-forwarding", "incoterms", "business-english", "customs-operations"],
    paragraphs: [
      "You will quote, book and follow shipments by road and rail, prepare customs papers for Switzerland and the United Kingdom, and tell customers about delays before they find out. The margin is thin and the truth is cheap: we prefer one honest estimate to three optimistic ones.",
      "You need two years in forwarding or customs and working German. You are calm with paperwork and quick with a map. We will put you through the customs agent course.",
    ],
    openings: [
      {
        title: "Freight forwarding coordinator",
        city: "Bolzano",
        pay: [32_000, 38_000],
        words:
          "When the Brenner closes, freight goes by rail or not at all. A new desk of three in Bolzano will sell and run the combined service that we have so far improvised.",
      },
    ],
  },
];
