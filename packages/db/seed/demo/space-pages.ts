import type { DemoSpacePage, DemoPlace, SpaceKey } from "./types.ts";

type ComuneAddress = readonly [city: string, province: string, region: string, postalCode: string];

const at = (
  [city, province, region, postalCode]: ComuneAddress,
  street: string,
  number: string,
  [lat, lon]: readonly [number, number],
): DemoPlace => ({ street, number, city, province, region, postalCode, country: "IT", lat, lon });

/**
 * The public page of each demo Space. The first place is the registered office; the VAT numbers are invented but have a valid check
 * digit.
 */
export const demoPages: Readonly<Record<SpaceKey, DemoSpacePage>> = {
  lanterna: {
    headline: "Il software che muove i porti, scritto a due passi dalle gru.",
    description:
      "Dal 2009 scriviamo i sistemi con cui i terminal decidono dove va ogni container, chi lo prende e quando. Siamo in 85, quasi tutti a Genova, in un ex magazzino del Porto Antico; undici colleghi lavorano da Trieste e Gioia Tauro.\n\nRilasciamo il martedì e il giovedì. Chi scrive un servizio passa due settimane in banchina con chi lo userà: è l’unica formazione obbligatoria che abbiamo.",
    website: "lanterna.example",
    yearFounded: 2009,
    businessSector: "business_sector_582",
    company: ["spa", "50-99", "Lanterna Software S.p.A.", "02318470990", "M5UXCR1"],
    contact: ["amministrazione@lanterna.example", "+390105550178"],
    places: [
      at(["Genova", "GE", "Liguria", "16128"], "Calata Cattaneo", "14", [44.40927, 8.92624]),
      at(["Trieste", "TS", "Friuli-Venezia Giulia", "34135"], "Punto Franco Vecchio", "3", [45.66312, 13.75641]),
      at(["Gioia Tauro", "RC", "Calabria", "89013"], "Contrada Lamia", "1", [38.44105, 15.90233]),
    ],
    policy: ["hybrid", "0930", "1600"],
    policyDescription:
      "Due giorni in sede a scelta della squadra, gli altri da dove vuoi in Italia. Nessuno conta le ore: contano i rilasci.",
    ccnl: "C011",
  },
  velamare: {
    headline: "Tre scafi l’anno, dal disegno al varo, sullo stesso piazzale.",
    description:
      "Costruiamo navi da diporto e da lavoro fra i 28 e i 50 metri, e le seguiamo per tutta la vita in mare. A La Spezia ci sono lo scalo, la carpenteria e l’ufficio tecnico; a Viareggio gli allestimenti.\n\nSiamo 190, con un’età media di 38 anni. Ogni nave ha una squadra dal primo giorno alla consegna.",
    website: "velamare.example",
    yearFounded: 1978,
    businessSector: "business_sector_301",
    company: ["spa", "100-249", "Cantieri Velamare S.p.A.", "09984120114", "W7YVJK9"],
    contact: ["info@velamare.example", "+390187555014"],
    places: [
      at(["La Spezia", "SP", "Liguria", "19126"], "Viale San Bartolomeo", "362", [44.09664, 9.86021]),
      at(["Viareggio", "LU", "Toscana", "55049"], "Via dei Pescatori", "48", [43.86342, 10.24157]),
    ],
    policy: ["office", "0730", "1630"],
    policyDescription:
      "Si lavora in cantiere, su un turno solo. L’ufficio tecnico può stare a casa un giorno a settimana.",
    ccnl: "C011",
    replyDays: 10,
  },
  nibbio: {
    headline: "Strumenti di bordo per chi vola quando gli altri atterrano.",
    description:
      "Progettiamo e costruiamo strumenti per elicotteri di soccorso: 140 persone, un solo stabilimento a Varese, e a Torino il gruppo che certifica il software. Niente subappalti: chi scrive il codice lo prova sul banco, e una volta l’anno in volo.",
    website: "www.nibbio.example",
    yearFounded: 1996,
    businessSector: "business_sector_303",
    company: ["spa", "100-249", "Nibbio Avionica S.p.A.", "09983050122", "A4707H7"],
    contact: ["persone@nibbio.example", "+390332555016"],
    places: [
      at(["Varese", "VA", "Lombardia", "21100"], "Via Ippodromo", "59", [45.83106, 8.83562]),
      at(["Torino", "TO", "Piemonte", "10138"], "Corso Francia", "27", [45.07514, 7.66281]),
    ],
    policy: ["hybrid", "0900", "1600"],
    policyDescription: "Due giorni da casa quando conosci i banchi di prova. Il venerdì si chiude alle 13.",
    ccnl: "C011",
  },
  dora: {
    headline: "Acciai e leghe leggere per macchine da imballaggio, dal 1974.",
    description:
      "Torniamo, fresiamo e rettifichiamo pezzi che non si vedono e che non devono rompersi. Siamo in 62 fra Torino e Rivoli, con 31 macchine e un reparto di misura nostro. Il premio è legato agli scarti, non alle ore.",
    website: "officinedora.example",
    yearFounded: 1974,
    businessSector: "business_sector_25",
    company: ["srl", "50-99", "Officine Dora S.r.l.", "09982740012", "KRRH6B9"],
    contact: ["ufficio@officinedora.example", "+390115550131"],
    places: [
      at(["Torino", "TO", "Piemonte", "10144"], "Via Livorno", "60", [45.08841, 7.66903]),
      at(["Rivoli", "TO", "Piemonte", "10098"], "Via Genova", "12", [45.07622, 7.54418]),
    ],
    policy: ["office", "0800", "1700"],
    policyDescription: "Turni fissi concordati mese per mese. In amministrazione un giorno a settimana da casa.",
    ccnl: "C011",
    replyDays: 5,
  },
  brenta: {
    headline: "Abbigliamento da montagna che si ripara, invece di ricomprarlo.",
    description:
      "Disegniamo a Bassano, vendiamo in sette negozi e sul sito, e ripariamo quattromila capi l’anno nel nostro laboratorio. Siamo 120. Un lunedì al mese si prova in quota quello che si vende, in orario di lavoro.",
    website: "brenta-outdoor.example",
    yearFounded: 2003,
    businessSector: "business_sector_14",
    company: ["srl", "100-249", "Brenta Outdoor S.r.l.", "09981630248", "T04ZHR3"],
    contact: ["ciao@brenta-outdoor.example", "+390424555012"],
    places: [
      at(["Bassano del Grappa", "VI", "Veneto", "36061"], "Via Angarano", "31", [45.76944, 11.72318]),
      at(["Padova", "PD", "Veneto", "35122"], "Via Roma", "88", [45.40463, 11.87552]),
      at(["Belluno", "BL", "Veneto", "32100"], "Via Feltre", "5", [46.13907, 12.20831]),
    ],
    policy: ["flexible", "1000", "1600"],
    policyDescription: "In ufficio decidi tu; due giorni al mese ci vediamo tutti a Bassano, con il viaggio pagato.",
    ccnl: "H011",
  },
  quadra: {
    headline: "I pagamenti di undicimila negozi, senza sorprese a fine mese.",
    description:
      "Quadra muove i pagamenti di chi vende: bar, librerie, officine, teatri. Siamo 210 tra Milano e Bari, metà in tecnologia. La fascia di retribuzione che leggi in un annuncio è tutta la fascia, e non chiediamo quanto guadagni oggi.",
    website: "https://quadrapay.example",
    yearFounded: 2015,
    businessSector: "business_sector_66_fintech",
    company: ["spa", "100-249", "Quadra Pay S.p.A.", "09985370155", "SUBM70N"],
    contact: ["hello@quadrapay.example", "+390255550164"],
    places: [
      at(["Milano", "MI", "Lombardia", "20124"], "Via Melchiorre Gioia", "26", [45.48312, 9.19284]),
      at(["Bari", "BA", "Puglia", "70122"], "Via Dante Alighieri", "112", [41.12431, 16.86422]),
    ],
    policy: ["hybrid", "1000", "1630"],
    policyDescription:
      "Due giorni in sede, tre da dove vuoi in Italia. La reperibilità è una settimana su otto, pagata.",
    ccnl: "H011",
    replyDays: 5,
  },
  arno: {
    headline: "Conti, paghe e persone di quattrocento imprese toscane.",
    description:
      "Siamo uno studio di 34 persone con 420 clienti: contabilità, bilanci, consulenza del lavoro. Dal 2016 siamo anche agenzia di ricerca e selezione: cerchiamo il personale amministrativo dei nostri clienti, e nell’annuncio diciamo sempre per chi.\n\nLuglio e agosto si chiude alle 14: sono le ore delle scadenze che tornano indietro.",
    website: "studioarno.example",
    yearFounded: 1988,
    type: "agency",
    authorisationNumber: "39/0004217 del 14/03/2016, sez. IV",
    businessSector: "business_sector_692",
    company: [
      "professional",
      "10-49",
      "Studio Arno & Partner STP S.r.l.",
      "09982200488",
      "studio@pec.studioarno.example",
    ],
    contact: ["segreteria@studioarno.example", "+390555550119"],
    places: [
      at(["Firenze", "FI", "Toscana", "50123"], "Via Il Prato", "19", [43.77756, 11.24381]),
      at(["Prato", "PO", "Toscana", "59100"], "Via Ferrucci", "57", [43.88314, 11.10466]),
    ],
    policy: ["hybrid", "0900", "1600"],
    policyDescription: "Due giorni da casa a settimana, tre nei mesi tranquilli. In sede ci si vede il martedì.",
    ccnl: "H442",
  },
  ortovivo: {
    headline: "Duecentotrenta aziende agricole, fino allo scaffale.",
    description:
      "Mettiamo insieme chi coltiva e lo portiamo fino al supermercato: ortaggi freschi, tracciati dal campo. A Cesena ci sono gli uffici e lo stabilimento grande; a Latina e a Vittoria si raccoglie quando in Romagna gela. Siamo 340, il doppio da maggio a settembre.",
    website: "ortovivo.example",
    yearFounded: 1992,
    businessSector: "business_sector_10",
    company: ["cooperative", "250-999", "Ortovivo Società Cooperativa Agricola", "09987190403", "5RUO82D"],
    contact: ["ufficio@ortovivo.example", "+390547555018"],
    places: [
      at(["Cesena", "FC", "Emilia-Romagna", "47522"], "Via Dismano", "1180", [44.16523, 12.22604]),
      at(["Latina", "LT", "Lazio", "04100"], "Strada Piano Rosso", "44", [41.48211, 12.86347]),
      at(["Vittoria", "RG", "Sicilia", "97019"], "Contrada Fanello", "9", [36.96802, 14.50119]),
    ],
    policy: ["office", "0800", "1700"],
    policyDescription: "Stabilimento e campo in presenza; il gruppo dati da remoto, con due giorni al mese a Cesena.",
    ccnl: "E012",
    replyDays: 10,
  },
  corallo: {
    headline: "Ortopedia e riabilitazione, con i turni scritti un mese prima.",
    description:
      "Casa di cura accreditata con 118 posti letto a Napoli e un centro di riabilitazione a Salerno. Siamo 280: medici, infermieri, fisioterapisti, operatori, e un ufficio di ricerca di quattro persone. Nessuna chiamata nei giorni di riposo.",
    website: "clinicacorallo.example",
    yearFounded: 1969,
    businessSector: "business_sector_861",
    company: ["srl", "250-999", "Clinica Corallo S.r.l.", "09986410638", "USAL8PV"],
    contact: ["personale@clinicacorallo.example", "+390815550143"],
    places: [
      at(["Napoli", "NA", "Campania", "80122"], "Via Caracciolo", "14", [40.82976, 14.21834]),
      at(["Salerno", "SA", "Campania", "84125"], "Via Irno", "63", [40.68904, 14.77351]),
    ],
    policy: ["office", "0700", "1400"],
    policyDescription:
      "Turni pubblicati il 15 del mese prima, cambi tramite app. La ricerca sta a casa tre giorni su cinque.",
    ccnl: "T011",
    replyDays: 5,
  },
  alpino: {
    headline: "Novantaquattro camion di proprietà fra Italia, Austria e Baviera.",
    description:
      "Trasportiamo merci oltre il Brennero dal 1961. Tre depositi, un’officina interna che apre alle 5, e nessun fuori busta: straordinari e trasferte si leggono in busta paga il 27 di ogni mese. Siamo 165.",
    website: "corriere-alpino.example",
    yearFounded: 1961,
    businessSector: "business_sector_494",
    company: ["srl", "100-249", "Corriere Alpino S.r.l.", "09980580220", "MJ1OYNU"],
    contact: ["ufficio@corriere-alpino.example", "+390461555017"],
    places: [
      at(["Trento", "TN", "Trentino-Alto Adige", "38121"], "Via Innsbruck", "35", [46.10218, 11.11244]),
      at(["Bolzano", "BZ", "Trentino-Alto Adige", "39100"], "Via Siemens", "8", [46.47602, 11.33417]),
      at(["Verona", "VR", "Veneto", "37137"], "Via Sommacampagna", "61", [45.40833, 10.94276]),
    ],
    policy: ["office", "0700", "1600"],
    policyDescription: "Chi guida guida. In ufficio due giorni da casa, e il traffico si dà il cambio.",
    ccnl: "I100",
  },
  belvento: {
    headline: "Cinque locande fra Puglia, Sicilia e laguna, aperte tutto l’anno.",
    description:
      "Da 18 a 44 camere, una cucina per ogni casa e due giorni di riposo vicini per tutti. Le mance si dividono fra tutti, cucina e piani compresi, e il conto è appeso in bacheca. Chi viene da lontano ha una stanza singola.",
    website: "locandebelvento.example",
    yearFounded: 2011,
    businessSector: "business_sector_55",
    company: ["srl", "50-99", "Locande Belvento S.r.l.", "09983860744", "BA6ET11"],
    contact: ["lavoro@locandebelvento.example", "+390831555013"],
    places: [
      at(["Ostuni", "BR", "Puglia", "72017"], "Via Cattedrale", "22", [40.73295, 17.57822]),
      at(["Palermo", "PA", "Sicilia", "90133"], "Via Alloro", "46", [38.11673, 13.37012]),
      at(["Chioggia", "VE", "Veneto", "30015"], "Calle Santa Croce", "7", [45.21844, 12.27713]),
    ],
    policy: ["office", "0700", "1500"],
    policyDescription: "Si lavora in casa, cioè in locanda. Settimana corta a novembre e a febbraio.",
    ccnl: "H052",
    replyDays: 3,
  },
  ginestra: {
    headline: "Servizi educativi e di cura in dieci comuni, decisi da chi li fa.",
    description:
      "Siamo 310 socie e soci: nidi, scuole, assistenza a casa, comunità. Il bilancio è pubblicato ogni anno, la supervisione di gruppo è ogni due settimane e in orario. Chi lavora può diventare socio dopo sei mesi, senza obbligo.",
    website: "coopginestra.example",
    yearFounded: 1984,
    businessSector: "business_sector_88",
    company: ["socialCooperative", "250-999", "Ginestra Cooperativa Sociale", "09981950372", "0000000"],
    contact: ["lavoro@coopginestra.example", "+390515550127"],
    places: [
      at(["Bologna", "BO", "Emilia-Romagna", "40129"], "Via Corticella", "21", [44.51307, 11.35019]),
      at(["Imola", "BO", "Emilia-Romagna", "40026"], "Via Emilia", "144", [44.35298, 11.71506]),
      at(["Ferrara", "FE", "Emilia-Romagna", "44122"], "Via Bologna", "30", [44.82711, 11.61344]),
    ],
    policy: ["office", "0800", "1400"],
    policyDescription: "Nei servizi in presenza; coordinamento e amministrazione scelgono giorno per giorno.",
    ccnl: "T151",
  },
};
