import { apprenticeship, likes, needs, onSite, partTime, remote, studies, travels } from "../terms.ts";
import type { DemoJobRole } from "../types.ts";

/** Demo job posts of a maker of mountain clothes: shop, workshop, website. */
export const retailRoles: readonly DemoJobRole[] = [
  {
    language: "it",
    space: "brenta",
    ccnl: "H011",
    terms: { ccnlLevel: "4", languages: [needs("it", "B2"), needs("en", "B1"), likes("de", "B1")] },
    skills: [
      "in-store-sales-assistance",
      "sales-advice-to-shoppers",
      "card-payment-handling",
      "business-english",
      "courtesy",
    ],
    paragraphs: [
      "Accoglierai chi entra, farai domande prima di mostrare prodotti, proverai scarponi e zaini con il peso dentro. Una parte del turno va a magazzino, vetrina e ritiri degli ordini fatti sul sito. Se un capo si può riparare, lo proponi prima di venderne uno nuovo: è la regola della casa.",
      "Ti chiediamo ascolto, precisione nella cassa e un po’ di pratica di montagna, a qualunque livello. L’inglese serve tutti i giorni, una terza lingua è la benvenuta.",
    ],
    openings: [
      {
        title: "Addetta/o vendita, reparto calzature",
        city: "Bassano del Grappa",
        terms: partTime(30, "Cinque giorni su sette, a turni di sei ore"),
        pay: [22_500, 26_000],
        words:
          "Nel negozio storico, sotto i portici, vendiamo 9 mila paia di scarponi l’anno e li facciamo provare su una salita vera, in legno, di quattro metri. Manca una persona al banco.",
      },
      {
        title: "Responsabile di negozio",
        city: "Cortina d'Ampezzo",
        terms: { ccnlLevel: "2" },
        pay: [30_000, 36_000],
        words:
          "A Cortina apriamo a dicembre, in un ex cinema. Guiderai sei persone, deciderai orari e assortimento con noi, e avrai l’ultima parola sulla musica. Aiutiamo a trovare casa e per il primo anno ne paghiamo metà.",
      },
      {
        title: "Consulente di vendita e laboratorio riparazioni",
        city: "Milano",
        pay: [24_000, 28_000],
        words:
          "A Milano il laboratorio è in vetrina: chi passa vede cambiare una cerniera. Cerchiamo chi sappia vendere tre giorni a settimana e cucire gli altri due, o voglia imparare una delle due cose.",
        state: "suspended",
      },
    ],
  },
  {
    language: "it",
    space: "brenta",
    ccnl: "D014",
    terms: {
      ccnlLevel: "5",
      languages: [needs("it", "B2"), likes("en", "B1")],
      ...studies("its", "Modellistica e prodotto moda"),
    },
    skills: ["pattern-making", "fashion-cad", "fabric-sourcing", "adobe-illustrator", "attention-to-detail"],
    paragraphs: [
      "Dal figurino al capo che si vende passano sette mesi e molte mani. Svilupperai cartamodelli al computer, seguirai i prototipi con il laboratorio, farai le prove di vestibilità su corpi diversi, scriverai le schede tecniche che i fornitori useranno senza di te accanto.",
      "Serve pratica di modellistica industriale e di un programma CAD per l’abbigliamento. Chi viene dalla sartoria e vuole passare al tecnico è nel posto giusto.",
    ],
    openings: [
      {
        title: "Modellista, abbigliamento tecnico",
        city: "Bassano del Grappa",
        terms: apprenticeship(36),
        pay: [29_000, 34_500],
        words:
          "Uno zaino sposta le cuciture, un’imbracatura le taglia: i nostri modelli nascono su persone che si muovono. La collezione del 2028 comincia a gennaio con undici capi da disegnare.",
      },
      {
        title: "Sviluppo prodotto, accessori e zaini",
        city: "Belluno",
        pay: [31_000, 36_500],
        words:
          "Vogliamo uno zaino che si smonti con una vite e si ripari in rifugio. L’ufficio di Belluno è di tre persone, con stampante 3D, macchine da cucire pesanti e il bosco fuori dalla porta.",
        state: "draft",
      },
    ],
  },
  {
    language: "en",
    space: "brenta",
    ccnl: "H011",
    terms: {
      ...remote,
      ccnlLevel: "3",
      languages: [needs("en", "C2"), likes("it", "B1")],
      ...travels("occasional", "national", "Two days a month in Bassano"),
    },
    skills: [
      "search-engine-optimisation-seo",
      "google-analytics",
      "email-marketing",
      "copywriting",
      "business-english",
    ],
    paragraphs: [
      "You will plan and write what people read before they buy: search ads, newsletters, product pages, the occasional long story. You will also measure it, without tracking people who said no: we use consented data and shop-level tests, and we switch off what is not worth its place.",
      "You write very good English and can work in Italian or are learning it. You know your way around campaign tools and spreadsheets, and you would rather publish one thing that is true than five that are loud.",
    ],
    openings: [
      {
        title: "Digital marketing specialist, northern Europe",
        city: "Bassano del Grappa",
        pay: [31_000, 37_000],
        words:
          "Germany, Austria and Sweden are a third of our orders and we barely speak to them. You will own those three markets, with a budget that starts small and grows with results.",
      },
      {
        title: "Content and newsletter editor",
        city: "Padova",
        pay: [29_000, 34_000],
        words:
          "Sixty thousand people open our Thursday letter, mostly because it says when not to buy. The person who has written it for five years is moving to product; the letter should keep its voice.",
      },
      {
        title: "Direct bookings and content specialist",
        space: "belvento",
        ccnl: "H052",
        city: "Ostuni",
        terms: { ...onSite, travelType: "travel_type_not_required", travelDestination: null, travelNote: null },
        pay: [27_000, 32_000],
        words:
          "Seven guests out of ten reach us through a portal that keeps 18% of the price. You will make our own site the obvious place to book: words, pictures, offers, and answers within the hour.",
      },
    ],
  },
];
