import { comment, saidIn, type DemoFeedPost } from "./types.ts";

const first = saidIn("primo-lavoro", [
  [
    "lia.pereira",
    "0 11:15",
    21,
    "Primo colloquio andato. Mi hanno chiesto i difetti: ho detto che parlo piano al telefono. Ridevano, ma bene.",
  ],
  [
    "gabriele.sala",
    "0 09:50",
    8,
    "Nel CV senza esperienza che cosa mettete nella prima riga?",
    [comment("anna.caruso", "0 10:05", "Che cosa sai fare già, con un esempio. Anche della scuola.", 13)],
  ],
  [
    "sara.rossetti",
    "1 16:30",
    12,
    "Apprendistato di tre anni o tirocinio di sei mesi, stessa azienda. Scelgo l’apprendistato: c’è scritto che cosa imparo.",
  ],
  [
    "paolo.rossi",
    "1 10:40",
    4,
    "Quanto si aspetta, prima di chiedere com’è andata?",
    [comment("ludovica.serra", "1 11:00", "Quello che era scritto nell’annuncio, più un giorno.", 9)],
  ],
  [
    "arjun.gill",
    "2 19:30",
    15,
    "Servizio civile finito oggi. Dodici mesi in biblioteca: catalogo, ragazzi, due allagamenti.",
  ],
  ["giulia.silvestri", "3 18:20", 6, "Il rimborso del tirocinio va dichiarato? Sono sotto i 5.000 €."],
  ["mihai.stan", "5 17:00", 5, "Diploma serale a 27 anni. Adesso cerco il primo contratto vero in officina."],
  ["fabio.deluca", "7 12:00", 3, "Chi mi legge la lettera di presentazione? È una pagina, ricambio."],
]);

const home = saidIn("rientro-in-italia", [
  [
    "yasmin.farouk",
    "0 08:55",
    16,
    "Un anno dal rientro da Rotterdam. Agevolazione confermata a marzo, casa trovata a maggio: l’ordine è questo, regolatevi.",
  ],
  [
    "liam.schneider",
    "3 11:40",
    9,
    "Laurea austriaca in infermieristica: il riconoscimento è più veloce se i programmi d’esame li traduci subito.",
  ],
  [
    "yasmin.farouk",
    "9 10:00",
    11,
    "Tre domande da fare prima di firmare dall’estero: sede vera, data d’inizio, chi paga il trasloco.",
  ],
]);

const liguria = saidIn("genova-e-liguria", [
  [
    "elena.costa",
    "0 10:50",
    14,
    "Il treno delle 7:12 da Chiavari è di nuovo quello di prima. Si può tornare ad arrivare in orario.",
  ],
  [
    "sara.bonfiglio",
    "2 10:20",
    10,
    "Savona, spazio con sei scrivanie e un caffè decente: cerchiamo altre due persone da lunedì a giovedì.",
  ],
  ["teodoro.zanin", "4 07:30", 19, "A Pra’ la mensa riapre lunedì. Menu appeso, prezzi fermi."],
]);

const romagna = saidIn("romagna", [
  [
    { space: "ortovivo" },
    "3 08:00",
    22,
    "Le serre sono aperte a chi vuole vedere il lavoro, sabato dalle 9. Stivali li diamo noi.",
  ],
]);

const kitchen = saidIn("cucina-e-sala", [
  [
    { space: "belvento" },
    "2 21:30",
    25,
    "Turno spezzato abolito in due locande su cinque. Le altre entro Pasqua: i numeri tengono.",
  ],
]);

const closed = saidIn("ex-terminal-ponente", [
  ["teodoro.zanin", "2 20:00", 2, "Cena del trenta: siamo in nove. Chi porta le foto del varco vecchio?"],
]);

const common = saidIn(undefined, [
  [
    "house",
    "0 09:30",
    18,
    "I canali sono aperti. Un canale nuovo lo apriamo noi: proponetelo con tre persone che ci scriverebbero.",
  ],
  [
    "anna.caruso",
    "0 08:05",
    11,
    "Candidarsi sapendo già stipendio e tempi di risposta cambia il modo in cui si scrive. Provare per credere.",
  ],
  [
    { space: "nibbio" },
    "1 17:00",
    30,
    "Quest’anno hanno volato con noi in elicottero trentuno colleghi. Nessuno ha saltato il turno, due hanno tenuto gli occhi chiusi.",
  ],
  [
    "matteo.gentile",
    "1 08:20",
    13,
    "Ho risposto di no a un’offerta e ho spiegato perché. Mi hanno richiamato con un orario diverso.",
  ],
  [
    { space: "brenta" },
    "2 11:10",
    27,
    "Laboratorio riparazioni: 4.100 giacche in un anno. Cerchiamo chi sa cucire e ha voglia di insegnarlo. #artigianato",
  ],
  [
    "giulia.ferraris",
    "3 13:00",
    24,
    "Ho chiesto il motivo di un no e me l’hanno dato, con tre righe utili. Grazie a chi le ha scritte.",
  ],
  [
    { space: "quadra" },
    "4 15:30",
    16,
    "Remote-first does not mean alone: two days together every quarter, travel paid, no slides.",
  ],
  [
    { space: "dora" },
    "5 07:45",
    19,
    "Ventiquattro ore di formazione a testa, in orario. Quest’anno hanno chiesto saldatura, inglese e pane.",
    [
      comment("arben.hoxha", "5 09:00", "Pane?"),
      comment({ space: "dora" }, "5 09:20", "Pane. Il forno è in mensa.", 21),
    ],
  ],
  [
    "wanda.iezzi",
    "7 16:00",
    9,
    "Chi cerca un’illustratrice per un manuale di sicurezza? Ne ho appena finito uno, con le mani giuste. #illustrazione",
  ],
  ["omar.haddad", "8 18:30", 7, "صباح الخير من جنوة: أبحث عن عمل في الميناء، وأتحدث العربية والإيطالية. #genova"],
]);

export const placePosts: readonly DemoFeedPost[] = [
  ...first,
  ...home,
  ...liguria,
  ...romagna,
  ...kitchen,
  ...closed,
  ...common,
];
