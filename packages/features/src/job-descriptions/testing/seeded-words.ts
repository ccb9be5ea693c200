/** Free text for random job posts, as people write it; some of it is not acceptable in an ad. */
export const companies = [
  "Lanterna Software",
  "Officine Tre Valli",
  "Casa Serena",
  "Trattoria Ai Tigli",
  "Umana Selezione",
  "B&B Riviera",
  "Harbour Works Ltd",
];

export const headlines = [
  "Il software che muove i porti, scritto a due passi dalle gru.",
  "Un team giovane e dinamico che ama le sfide",
  "Pane e focaccia per chi si alza prima del sole",
  "We build the cranes that other ports dream of.",
  "Solo uomini e donne di bella presenza: la nostra forza.",
  "1978",
];

export const descriptions = [
  "Dal 2009 scriviamo i sistemi con cui i terminal decidono dove va ogni container. Siamo in 85, quasi tutti a Genova.\n\nRilasciamo il martedì.",
  "Siamo 190, con un’età media di 38 anni. Ogni nave ha una squadra dal primo giorno alla consegna.",
  "Cerchiamo sempre ragazze sotto i 30 anni. La nostra sala ha 60 posti e una cucina aperta fino a mezzanotte.",
  "For twenty years we have repaired the boats of this bay. Our yard has three slips and a crane of 40 tons.",
  "We are a young and energetic team. The office is next to the station.",
];

export const seededCities = [
  { city: "Genova", province: "GE", country: "IT" },
  { city: "Aosta", province: "AO", country: "IT" },
  { city: "La Spezia", province: "SP", country: "IT" },
  { city: "Reggio nell'Emilia", province: "RE", country: "IT" },
  { city: "Bolzano", province: null, country: "IT" },
  { city: "Parigi", province: null, country: "FR" },
];

export const timetables = [
  "9–13",
  "dal lunedì al giovedì, 14–19",
  "solo mattina",
  "disponibilità totale nei fine settimana",
  "Monday to Thursday, 9–14",
];
export const seededLevels = ["3", "C2", "Quadro", "5S"];
export const travelNotes = [
  "fiere di settore",
  "una settimana al mese a Rotterdam",
  "only for men without children",
  "clienti del Nord Italia",
];
export const studies = ["informatica", "indirizzo meccanico", "economics", "solo neolaureati under 30"];
export const details = [
  "8 € al giorno",
  "200 euro l’anno",
  "dopo 6 mesi",
  "two days a week",
  "per dipendenti sposati con figli",
  "per tutta la famiglia",
];
