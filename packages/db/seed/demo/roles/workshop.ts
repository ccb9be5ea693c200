import { apprenticeship, hybrid, needs, studies, travels } from "../terms.ts";
import type { DemoJobRole } from "../types.ts";

/** Demo job posts of a machine shop, and posts for trades that every plant needs. */
export const workshopRoles: readonly DemoJobRole[] = [
  {
    language: "it",
    space: "dora",
    ccnl: "C011",
    terms: { ccnlLevel: "C2", languages: [needs("it", "B1")], ...studies("diploma_technical", "Meccanica") },
    skills: [
      "cnc-machine-operation",
      "turning",
      "milling",
      "technical-drawing-reading",
      "metrology-measuring-instruments",
    ],
    paragraphs: [
      "Attrezzerai la macchina, caricherai il programma, farai il primo pezzo e lo misurerai prima di farne altri. Lotti da cinque a trecento pezzi, acciai inox e alluminio, tolleranze al centesimo. Il disegno lo discuti con l’ufficio tecnico, che è al piano di sopra e scende volentieri.",
      "Serve esperienza su controlli Fanuc, Heidenhain o Siemens, oppure un diploma tecnico e la pazienza di imparare. Ti chiediamo di saper usare micrometro e comparatore e di tenere in ordine il banco.",
    ],
    openings: [
      {
        title: "Operatrice/operatore tornio CNC",
        city: "Torino",
        pay: [26_000, 31_000],
        words:
          "Abbiamo preso un tornio a doppio mandrino e nessuno che lo voglia lasciare. Cerchiamo la terza persona per coprire i due turni: dopo tre mesi la macchina la programmi tu.",
      },
      {
        title: "Fresatrice/fresatore CNC a cinque assi",
        city: "Torino",
        pay: [29_500, 35_000],
        words:
          "I pezzi a cinque assi sono il 15 % del lavoro e la metà dei ritardi. Ti affidiamo un centro nuovo e un programmatore CAM con cui preparare i cicli prima che arrivino in officina.",
      },
      {
        title: "Addetta/o rettifica e finitura",
        city: "Rivoli",
        terms: apprenticeship(36),
        pay: [25_500, 30_000],
        words:
          "La rettifica è l’ultima mano prima della spedizione: quello che esce da lì è la nostra firma. Turno centrale, reparto climatizzato, una persona esperta accanto per tutto il primo anno.",
      },
    ],
  },
  {
    language: "it",
    space: "dora",
    ccnl: "C011",
    terms: {
      ccnlLevel: "C3",
      languages: [needs("it", "B1")],
      ...studies("diploma_technical", "Meccanica o elettrotecnica"),
    },
    skills: ["electromechanical-maintenance", "plc", "electrical-diagrams", "pneumatics", "willingness-to-travel"],
    paragraphs: [
      "Farai manutenzione programmata e interventi a guasto: cuscinetti, pneumatica, motori, sensori. Ogni intervento si chiude con due righe nel registro, scritte per chi verrà dopo. Una volta al mese guardiamo insieme le tre macchine che si fermano di più e decidiamo che cosa cambiare.",
      "Chiediamo basi solide di meccanica o elettrotecnica, lettura degli schemi, la testa fredda di chi toglie corrente prima di toccare. La reperibilità c’è, a rotazione, ed è pagata anche quando il telefono tace.",
    ],
    openings: [
      {
        title: "Manutenzione elettromeccanica",
        city: "Torino",
        pay: [28_000, 33_500],
        words:
          "Quarantuno macchine, la più vecchia del 1978 e la più nuova di marzo. La squadra di manutenzione è di tre persone e vuole passare dal rincorrere i guasti al prevederli.",
      },
      {
        title: "Trasfertista, avviamento macchine",
        city: "Torino",
        terms: travels("periodic", "worldwide", "Circa 110 giorni l’anno in Europa"),
        pay: [34_000, 40_500],
        words:
          "Installi e avvii le nostre linee dai clienti, in Italia e in Europa: viaggi di una o due settimane, circa 110 giorni l’anno, mai due partenze di fila senza una settimana a casa.",
      },
      {
        title: "Manutenzione linee di confezionamento",
        space: "ortovivo",
        ccnl: "E012",
        city: "Cesena",
        pay: [27_000, 32_000],
        words:
          "L’insalata non aspetta: una linea ferma due ore vuol dire un camion mezzo vuoto. Due linee di lavaggio, quattro confezionatrici, un magazzino ricambi da rimettere in ordine.",
      },
    ],
  },
  {
    language: "it",
    space: "dora",
    ccnl: "C011",
    terms: {
      ...hybrid(80),
      ccnlLevel: "B1",
      languages: [needs("it", "C1"), needs("en", "B2")],
      ...studies("diploma", "Qualunque indirizzo"),
    },
    skills: ["purchasing-management", "sap", "supplier-evaluation", "microsoft-excel", "business-english"],
    paragraphs: [
      "Seguirai richieste d’offerta, ordini, solleciti e arrivi; confronterai i prezzi tenendo conto di trasporto, resi e ritardi, che nel prezzo non si vedono. Parlerai ogni giorno con produzione e magazzino, una volta al mese con i fornitori di persona.",
      "Serve un’esperienza in acquisti o in pianificazione, buon uso dei fogli di calcolo e di un gestionale, inglese sufficiente per una telefonata difficile. Teniamo alla correttezza: paghiamo nei termini, e lo chiediamo anche agli altri.",
    ],
    openings: [
      {
        title: "Buyer, materie prime e lavorazioni esterne",
        city: "Torino",
        pay: [33_000, 39_000],
        words:
          "Compriamo 600 tonnellate di acciaio l’anno e quaranta lavorazioni diverse. Chi se ne occupa oggi passa alla produzione: resterà a due scrivanie da te.",
      },
      {
        title: "Programmazione della produzione",
        city: "Torino",
        pay: [31_000, 36_500],
        words:
          "Ogni venerdì decidiamo che cosa si lavora la settimana dopo e ogni martedì qualcosa lo smentisce. Cerchiamo una persona che tenga il piano con realismo e sappia dire di no con garbo.",
        state: "filledInternally",
      },
      {
        title: "Buyer, tessuti e accessori",
        space: "brenta",
        ccnl: "D014",
        city: "Bassano del Grappa",
        terms: { ...travels("occasional", "worldwide", "Portogallo e Taiwan"), ccnlLevel: "6" },
        pay: [32_000, 38_000],
        words:
          "Membrane, cerniere, piuma riciclata: il prossimo inverno si compra adesso. Seguirai trenta fornitori fra Veneto, Portogallo e Taiwan, e visiterai quelli nuovi prima di firmare.",
      },
    ],
  },
  {
    language: "it",
    space: "dora",
    ccnl: "C011",
    terms: {
      ccnlLevel: "B2",
      languages: [needs("it", "C1")],
      ...studies("bachelor", "Ingegneria o tecniche della prevenzione"),
    },
    skills: [
      "rspp-qualification",
      "workplace-risk-assessment-dvr",
      "iso-45001-lead-auditor",
      "iso-14001",
      "health-and-safety-training",
    ],
    paragraphs: [
      "Aggiornerai la valutazione dei rischi, analizzerai infortuni e mancati infortuni, organizzerai la formazione e le prove di emergenza. Passerai in reparto più tempo che in ufficio, perché i rischi stanno lì. Quando una cosa è pericolosa hai il potere di fermarla.",
      "Servono i requisiti di legge per ASPP o RSPP (moduli A e B), chiarezza nello scrivere e nel parlare, e la capacità di ascoltare chi quel lavoro lo fa da vent’anni.",
    ],
    openings: [
      {
        title: "Specialista salute, sicurezza e ambiente",
        city: "Torino",
        pay: [35_000, 41_000],
        words:
          "L’ultimo infortunio è di quattordici mesi fa, e il merito non è della fortuna. Entri in uno stabilimento di 62 persone dove la sicurezza ha un bilancio suo e un’ora ogni lunedì.",
      },
      {
        title: "Responsabile sicurezza dei depositi",
        space: "alpino",
        ccnl: "I100",
        city: "Trento",
        terms: travels("periodic", "national", "Fra i tre depositi, con auto"),
        pay: [37_000, 43_500],
        words:
          "Tre depositi, 94 mezzi, molte persone che entrano ed escono nella stessa ora. I mancati infortuni riguardano quasi tutti il piazzale: il primo compito è ridisegnarne i percorsi.",
      },
      {
        title: "ASPP, stabilimento e campi",
        space: "ortovivo",
        ccnl: "E012",
        city: "Cesena",
        pay: [32_500, 38_000],
        words:
          "D’estate si raccoglie con 36 gradi. Vogliamo un piano per il caldo che valga in tutte le aziende del gruppo: orari, acqua, ombra, soglie oltre le quali ci si ferma.",
        state: "draft",
      },
    ],
  },
];
