import type { FictionalTrade } from "./trade.ts";

export const healthTrades: FictionalTrade = {
  name: "health",
  field: { it: "assistenza sanitaria", en: "health care" },
  titles: [
    { m: "Infermiere di reparto", f: "Infermiera di reparto", en: "Ward nurse" },
    { m: "Infermiere domiciliare", f: "Infermiera domiciliare", en: "Home care nurse" },
    { m: "Operatore socio-sanitario", f: "Operatrice socio-sanitaria", en: "Health care assistant" },
    { m: "Coordinatore infermieristico", f: "Coordinatrice infermieristica", en: "Nurse coordinator" },
  ],
  companies: [
    "Ospedale San Vigilio",
    "Clinica Villa Azzurra",
    "Casa di Riposo Le Querce",
    "Cooperativa Il Faro",
    "Azienda Sanitaria del Lario",
    "Poliambulatorio Meridiana",
  ],
  skills: [
    "blood-sampling",
    "wound-care",
    "medication-administration",
    "vital-signs-monitoring",
    "dialysis-care",
    "intensive-care-nursing",
    "stoma-care",
    "palliative-care",
    "venous-access-management",
    "urinary-catheterisation",
  ],
  degrees: [
    {
      it: "Laurea in Infermieristica",
      en: "Degree in Nursing",
      school: { it: "Università di Verona", en: "University of Verona" },
      thesis: { it: "Il dolore cronico raccontato dai pazienti", en: "Chronic pain in patients’ own words" },
    },
    {
      it: "Qualifica di operatore socio-sanitario",
      en: "Health care assistant qualification",
      school: { it: "ENAIP Lombardia", en: "ENAIP Lombardia" },
      thesis: { it: "La mobilizzazione sicura", en: "Moving patients safely" },
    },
  ],
  certificates: [
    { name: "BLS-D", issuer: "Italian Resuscitation Council" },
    { name: "ACLS Provider", issuer: "American Heart Association" },
    { name: "PICC Team", issuer: "GAVeCeLT" },
  ],
  courses: [
    { it: "Gestione del rischio di caduta", en: "Falls risk management", provider: "Azienda Sanitaria del Lario" },
    { it: "Comunicazione con i familiari", en: "Talking with relatives", provider: "Scuola Aperta" },
  ],
  told: [
    {
      line: { it: "Turni di notte in un reparto di 28 posti letto", en: "Night shifts in a ward of 28 beds" },
      needle: { it: "28", en: "28" },
      open: true,
      asks: {
        it: ["Quanti posti letto aveva il reparto?", "Di quanti posti letto era il reparto in cui faceva le notti?"],
        en: ["How many beds did the ward have?", "How many beds were in the ward where {he} did nights?"],
      },
    },
    {
      line: { it: "Tutor di tirocinio per gli studenti del terzo anno", en: "Placement tutor for third-year students" },
      needle: { it: "Tutor di tirocinio", en: "Placement tutor" },
      asks: {
        it: [
          "Ha fatto da tutor agli studenti?",
          "È mai stat{o} tutor di tirocinio?",
          "ha seguito studenti in tirocinio",
        ],
        en: ["Has {he} been a tutor for students?", "Was {he} ever a placement tutor?", "did {he} tutor students"],
      },
    },
    {
      line: {
        it: "Passaggio alla cartella clinica elettronica dell’intero piano",
        en: "Moved the whole floor to electronic patient records",
      },
      needle: { it: "cartella clinica elettronica", en: "electronic patient records" },
      asks: {
        it: [
          "Ha usato la cartella clinica elettronica?",
          "Conosce la cartella elettronica?",
          "ha seguito il passaggio alla cartella elettronica?",
        ],
        en: [
          "Has {he} used electronic patient records?",
          "Does {he} know electronic records?",
          "any work with electronic patient records",
        ],
      },
    },
  ],
  fillers: {
    it: [
      "Accoglienza dei nuovi ricoveri",
      "Collaborazione con medici e fisioterapisti",
      "Controllo delle scorte di reparto",
    ],
    en: ["Welcomed new admissions", "Worked with doctors and physiotherapists", "Kept the ward’s supplies"],
  },
};

export const hospitality: FictionalTrade = {
  name: "hospitality",
  field: { it: "ristorazione e accoglienza", en: "catering and hospitality" },
  titles: [
    { m: "Cuoco", f: "Cuoca", en: "Cook" },
    { m: "Cameriere di sala", f: "Cameriera di sala", en: "Dining room waiter" },
    { m: "Barista", f: "Barista", en: "Barista" },
    { m: "Capo ricevimento", f: "Capo ricevimento", en: "Front office manager" },
  ],
  companies: [
    "Hotel Belvedere",
    "Trattoria da Nerina",
    "Ristorante Il Molo",
    "Caffè Centrale",
    "Villa Glicine Resort",
    "Osteria del Ponte",
  ],
  skills: [
    "pizza-making",
    "cocktail-making",
    "coffee-making",
    "table-service",
    "hotel-reception",
    "catering-and-banqueting",
    "food-cost-control",
    "menu-planning",
    "haccp",
    "kitchen-stock-and-ordering",
  ],
  degrees: [
    {
      it: "Diploma alberghiero",
      en: "Hotel school diploma",
      school: { it: "Istituto Alberghiero di Bellagio", en: "Hotel School of Bellagio" },
      thesis: { it: "I pesci di lago in cucina", en: "Lake fish in the kitchen" },
    },
    {
      it: "Laurea in Scienze del turismo",
      en: "Degree in Tourism Studies",
      school: { it: "Università di Trento", en: "University of Trento" },
      thesis: { it: "Alberghi diffusi nelle Alpi", en: "Scattered hotels in the Alps" },
    },
  ],
  certificates: [
    { name: "WSET Level 2 Award in Wines", issuer: "WSET" },
    { name: "SCA Barista Foundation", issuer: "Specialty Coffee Association" },
  ],
  courses: [
    { it: "Cucina senza glutine", en: "Gluten-free cooking", provider: "Associazione Cuochi" },
    { it: "Gestione delle recensioni", en: "Handling reviews", provider: "Scuola Aperta" },
  ],
  told: [
    {
      line: { it: "Servizio di 180 coperti a sera in alta stagione", en: "Served 180 covers a night in high season" },
      needle: { it: "180 coperti", en: "180 covers" },
      open: true,
      asks: {
        it: ["Quanti coperti a sera faceva?", "Quanti coperti gestiva in alta stagione?"],
        en: ["How many covers a night did {he} serve?", "How many covers in high season?"],
      },
    },
    {
      line: {
        it: "Apertura del nuovo bar sul lungolago, dalla scelta degli arredi al personale",
        en: "Opened the new lakeside bar, from the furniture to the staff",
      },
      needle: { it: "Apertura del nuovo bar", en: "Opened the new lakeside bar" },
      asks: {
        it: [
          "Ha mai aperto un nuovo locale o un bar?",
          "Ha seguito l’apertura di un bar?",
          "ha esperienza di apertura di un nuovo bar",
        ],
        en: [
          "Has {he} ever opened a new bar?",
          "Did {he} take part in the opening of a bar?",
          "has {he} opened a bar from scratch",
        ],
      },
    },
    {
      line: { it: "Gestione delle allergie e dei menu senza glutine", en: "Handled allergies and gluten-free menus" },
      needle: { it: "senza glutine", en: "gluten-free" },
      asks: {
        it: [
          "Sa gestire le allergie?",
          "Ha esperienza con i menu senza glutine?",
          "si è occupat{o} di allergie in cucina",
        ],
        en: [
          "Can {he} handle allergies?",
          "Any experience with gluten-free menus?",
          "has {he} dealt with allergies in the kitchen",
        ],
      },
    },
  ],
  fillers: {
    it: ["Turni spezzati e fine settimana", "Cura della sala e della terrazza", "Chiusura della cassa a fine giornata"],
    en: ["Split shifts and weekends", "Looked after the terrace", "Closed the till at the end of the day"],
  },
};
