import { comment, saidIn, type DemoFeedPost } from "./types.ts";

const pay = saidIn("contratti-e-paga", [
  [
    "ivo.castellani",
    "0 12:10",
    37,
    "Tredicesima: se hai cominciato dopo il 15 del mese, quel mese spesso non matura. Guarda l’articolo del tuo CCNL prima di arrabbiarti.",
  ],
  [
    "elena.stan",
    "0 11:05",
    12,
    "Ho messo in fila sei anni di buste paga. La voce che è cresciuta di più sono le trattenute per la mensa.",
  ],
  [
    "serena.conti",
    "0 10:00",
    9,
    "Superminimo assorbibile: me l’hanno assorbito con l’aumento. Legale, ma potevano dirlo.",
  ],
  [
    "marta.martinelli",
    "0 08:30",
    5,
    "Part-time al 60 %: le ore in più da che punto sono straordinario?",
    [
      comment(
        "ivo.castellani",
        "0 08:50",
        "Prima è lavoro supplementare, con la sua maggiorazione. Lo straordinario parte dal tempo pieno.",
        16,
      ),
    ],
  ],
  ["nicola.deluca", "1 20:40", 8, "Quattordicesima sì o no? Commercio sì, metalmeccanici no. Ho perso una scommessa."],
  [
    { space: "arno" },
    "1 16:20",
    44,
    "Abbiamo letto 400 buste paga di novembre: l’errore più comune è il livello sbagliato dopo il passaggio automatico. Controllate la data.",
  ],
  [
    "diego.fabbri",
    "1 14:00",
    4,
    "Il periodo di prova si allunga se mi ammalo?",
    [comment("ivo.castellani", "1 14:25", "Sì, per i giorni in cui non potevi provare niente.", 8)],
  ],
  [
    "rosa.cattaneo",
    "1 11:30",
    15,
    "Chiesto il passaggio di livello per iscritto, con le mansioni in elenco. Risposta in nove giorni: sì.",
  ],
  ["emanuele.derosa", "1 09:00", 6, "Straordinari forfettizzati: quante ore ci stanno dentro, per legge?"],
  [
    "kwame.boateng",
    "2 18:10",
    21,
    "Lo scrivo da chi assume: chi chiede la paga alla prima telefonata fa bene. Risparmia tempo a tutti.",
  ],
  ["salma.chakir", "2 15:45", 10, "Contratto a termine rinnovato due volte. La causale è copiata dal primo. Vale?"],
  [
    "paolo.giuliani",
    "2 12:30",
    7,
    "Trasferta Italia: rimborso a piè di lista o forfait? Con i treni di adesso il conto cambia.",
  ],
  [
    "daniela.milani",
    "2 08:00",
    18,
    "Ferie non godute del 2024: l’azienda deve farle fare, non aspettare che scadano. Ricordatelo con garbo.",
  ],
  ["federico.deangelis", "3 19:20", 3, "Il mio CCNL è scaduto da tre anni. Nel frattempo che cosa vale?"],
  [
    "irene.bianco",
    "3 16:00",
    11,
    "Welfare da 1.000 € che non si può spendere in niente di utile: lo scambierei con 30 € netti al mese.",
  ],
  [
    "cosimo.giordano",
    "3 12:50",
    5,
    "Apprendistato: la paga cresce per scatti o per anni? Nel mio contratto ci sono entrambe.",
  ],
  [
    "valentina.coppola",
    "3 09:15",
    8,
    "Dimissioni in linea fatte in dieci minuti. Il preavviso invece è di due mesi, contate prima.",
  ],
  ["caterina.furlan", "4 18:00", 6, "Indennità di turno: su tredicesima e ferie ci va o no?"],
  ["arben.hoxha", "4 13:30", 14, "Otto ore pagate sette e mezza per la pausa. Poi abbiamo misurato la pausa."],
  ["martina.conti", "4 10:10", 9, "RAL, netto, costo azienda: tre numeri e nessuno è una bugia. Basta dire quale."],
  ["riccardo.silvestri", "6 15:20", 4, "Buoni pasto elettronici: il supermercato ne prende otto al giorno."],
  ["viola.grassi", "8 11:00", 7, "Il TFR al fondo o in azienda? Ho chiesto i conti di tutti e due, per iscritto."],
]);

const leave = saidIn("congedi-e-rientri", [
  [
    "margherita.grasso",
    "0 10:45",
    20,
    "Rientro dopo nove mesi: ho chiesto tre settimane a orario ridotto e le ho avute. Bastava chiederle due mesi prima.",
  ],
  [
    "gabriele.caputo",
    "2 14:30",
    31,
    "Congedo di paternità: i dieci giorni si chiedono cinque giorni prima, anche a pezzi. Li ho presi di venerdì.",
  ],
  [
    { space: "ginestra" },
    "5 09:00",
    26,
    "Da noi la 104 si chiede una volta sola, poi si segna sul calendario di tutti come ferie. Nessuno deve spiegarsi ogni mese.",
  ],
]);

const freelance = saidIn("partita-iva", [
  [
    "wanda.iezzi",
    "0 11:55",
    29,
    "Acconto del 40 % alla firma. In sei anni me l’hanno rifiutato in due, e avevo ragione io entrambe le volte.",
    [
      comment("lucia.mendoza", "0 12:15", "Lo scrivi nel preventivo o nel contratto?"),
      comment("wanda.iezzi", "0 12:22", "In tutti e due, con la stessa frase.", 7),
    ],
  ],
  [
    "lucia.mendoza",
    "2 17:00",
    13,
    "Cliente che paga a 120 giorni: interessi di mora automatici per legge. La fattura può dirlo.",
  ],
  ["matteo.gentile", "6 08:40", 6, "Dal magazzino al forfettario come consulente: chi ci è passato?"],
]);

const remote = saidIn("da-remoto", [
  [
    "anna.caruso",
    "1 13:40",
    17,
    "Accordo di lavoro agile firmato: c’è una riga che dice quando non devo rispondere. È la più importante.",
  ],
  [
    "ludovica.serra",
    "4 09:30",
    12,
    "Rimborsiamo la corrente a chi lavora da casa: 18 € al mese. Pochi, ma senza modulo.",
  ],
]);

const representatives = saidIn("rls-e-rsu", [
  [
    "ivo.castellani",
    "1 21:00",
    3,
    "Bozza della lettera sul microclima: leggetela prima di mercoledì, poi la mando a tutti insieme.",
  ],
]);

export const rightsPosts: readonly DemoFeedPost[] = [...pay, ...leave, ...freelance, ...remote, ...representatives];
