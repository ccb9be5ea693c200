import { fixedTerm, likes, needs, partTime, studies, travels } from "../terms.ts";
import type { DemoJobRole } from "../types.ts";

/** Demo job posts of a group of inns: kitchen, rooms, reception. */
export const hospitalityRoles: readonly DemoJobRole[] = [
  {
    language: "it",
    space: "belvento",
    ccnl: "H05Y",
    terms: { ccnlLevel: "4", languages: [needs("it", "B1")], ...studies("diploma_professional", "Enogastronomia") },
    skills: ["italian-cuisine", "haccp", "pastry-making", "teamwork", "stress-tolerance"],
    paragraphs: [
      "Cucinerai piatti di stagione con una carta corta, che cambia ogni tre settimane. La linea si prepara la mattina, il servizio dura tre ore, la pulizia si fa insieme e nessuno esce per ultimo due sere di fila. Gli ordini li firmi tu, lo spreco si pesa e si scrive sulla lavagna.",
      "Contano la mano e la testa, meno il nome delle cucine da cui vieni. Serve l’attestato HACCP. Non si urla: chi urla esce a prendere aria.",
    ],
    openings: [
      {
        title: "Cuoca/cuoco capo partita",
        city: "Ostuni",
        pay: [26_000, 31_000],
        words:
          "Quarantaquattro coperti, una terrazza, un orto di mille metri che decide il menù al posto nostro. Manca chi tenga la partita dei primi, pasta fresca compresa.",
      },
      {
        title: "Chef, locanda in laguna",
        city: "Chioggia",
        pay: [36_000, 43_000],
        words:
          "A Chioggia il pesce arriva alle quattro e la carta si scrive alle otto. Cerchiamo chi guidi una cucina di cinque persone e sappia tenere il costo materie sotto il 31 % senza che il cliente se ne accorga.",
      },
      {
        title: "Pasticciera/pasticciere",
        city: "Palermo",
        terms: fixedTerm(12),
        pay: [25_000, 30_000],
        words:
          "Colazione e dolci per due locande, dalle 4:30 alle 12, laboratorio tutto per te. La ricetta della cassata è di famiglia e te la insegniamo; il resto lo proponi tu.",
      },
    ],
  },
  {
    language: "en",
    space: "belvento",
    ccnl: "H052",
    terms: { ccnlLevel: "4", languages: [needs("en", "C1"), needs("it", "B1"), likes("de", "B1")] },
    skills: ["reception-and-front-desk", "business-english", "opera-pms", "customer-service", "flexibility"],
    paragraphs: [
      "You will welcome guests, answer letters, keep bookings and bills in order, and know which beach is empty on a windy day. The desk is also the place where things go wrong first: a late ferry, a double booking, a child with a fever. You decide, and we stand behind you.",
      "English every day, Italian well enough to call a plumber, one more language for pleasure. Experience helps and can come from a shop, a museum, a ship. We use one booking system and it is a good one.",
    ],
    openings: [
      {
        title: "Front desk agent",
        city: "Ostuni",
        pay: [22_500, 26_500],
        words:
          "Thirty-one rooms around a courtyard with a carob tree. Shifts are 7 to 15 or 15 to 23, never one after the other, and the night belongs to somebody else.",
      },
      {
        title: "Night receptionist",
        city: "Palermo",
        terms: partTime(32, "Four nights a week, 23 to 7"),
        pay: [24_500, 29_000],
        words:
          "Four nights a week, 23 to 7, in a palazzo of 44 rooms near the Kalsa. Quiet, mostly. You close the day’s accounts, bake the bread that rises by itself, and let in the ones who lost the key.",
      },
      {
        title: "Guest experience lead",
        city: "Chioggia",
        pay: [29_000, 34_500],
        words:
          "Bicycles, boats, cooking mornings: half of our guests in the lagoon ask for something that is not a room. You will build that side of the house with local people, pay them fairly and on time, and lead a desk of four.",
      },
    ],
  },
  {
    language: "it",
    space: "belvento",
    ccnl: "H052",
    terms: { ccnlLevel: "6", languages: [needs("it", "A2")], education: "education_none" },
    skills: ["tidiness", "housekeeping-supervision", "accuracy", "reliability", "autonomy"],
    paragraphs: [
      "Preparerai camere e spazi comuni con cura e con tempi umani: dodici camere per turno, non una di più. Segnalerai guasti, sceglierai fiori e biancheria insieme a chi coordina, avrai prodotti che non irritano le mani e carrelli che scorrono.",
      "Non serve esperienza per cominciare, serve attenzione. Per chi coordina chiediamo due anni nel mestiere e la capacità di fare i turni senza scontentare sempre gli stessi.",
    ],
    openings: [
      {
        title: "Addetta/o ai piani",
        city: "Lecce",
        terms: partTime(35, "Cinque giorni su sette, 8–15"),
        pay: [21_000, 24_500],
        words:
          "La locanda di Lecce ha 24 camere in un convento del Seicento, con un ascensore vero. Turno 8–15, cinque giorni su sette, contratto per tutto l’anno.",
      },
      {
        title: "Governante, due sedi",
        city: "Ostuni",
        terms: travels("periodic", "national", "Fra Ostuni e Lecce, con auto"),
        pay: [27_000, 32_000],
        words:
          "Coordinerai tredici persone fra Ostuni e Lecce, la lavanderia interna e gli acquisti. Auto a disposizione, una sede al giorno, il lunedì libero.",
      },
    ],
  },
  {
    language: "it",
    space: "belvento",
    ccnl: "H05Y",
    terms: { ccnlLevel: "2", languages: [needs("it", "C1"), needs("en", "B2"), likes("fr", "B1")] },
    skills: ["table-service", "wine-service", "business-english", "table-reservations", "wine-cellar-management"],
    paragraphs: [
      "Guiderai la sala e la cantina: prenotazioni, accoglienza, servizio, formazione di chi comincia. Conosci i piatti perché li assaggi, i vini perché li scegli con noi, i clienti perché li ascolti. A fine serata si parla cinque minuti di com’è andata, poi si chiude.",
      "Servono esperienza in sala, due lingue oltre all’italiano e il passo leggero. Il titolo da sommelier è gradito; se lo stai prendendo, paghiamo l’ultimo livello.",
    ],
    openings: [
      {
        title: "Responsabile di sala e cantina",
        city: "Palermo",
        pay: [30_000, 36_000],
        words:
          "La sala di Palermo ha 50 posti, una carta di 140 vini quasi tutti siciliani e una squadra che ha cominciato da poco e vuole imparare. Il servizio è solo serale, cinque sere su sette.",
      },
    ],
  },
];
