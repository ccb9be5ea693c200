/** Phrases of CVs: {a} {b} {c} are skills, {t} a job title, {n} a number, {p} a place. */
type ResumePhrases = {
  /** Lines of a CV that mention one, two or three skills. */
  lines: readonly [readonly string[], readonly string[], readonly string[]];
  /** Filler lines of a CV, which contain nothing that a query searches for. */
  noise: readonly string[];
  summaries: readonly string[];
  seniority: readonly ((title: string) => string)[];
  degrees: readonly (readonly string[])[];
};

const it: ResumePhrases = {
  lines: [
    [
      "Mi sono occupato in prima persona di {a}.",
      "Uso quotidiano di {a} nelle attività del reparto.",
      "{a}: dalla richiesta alla consegna, per {n} clienti.",
      "Referente interno per {a}.",
      "Attività principale: {a}, con obiettivi trimestrali.",
      "Ho introdotto {a} in azienda e seguito il primo anno.",
    ],
    [
      "{a} e {b} per i clienti della zona di {p}.",
      "Ho lavorato con {a}, e dal secondo anno anche con {b}.",
      "Esperienza diretta in {a}; {b} in affiancamento ai colleghi più esperti.",
      "Gestione di {a} insieme a {b}, in un gruppo di {n} persone.",
      "Responsabile di {a} e {b}.",
    ],
    [
      "Strumenti e attività: {a}, {b}, {c}.",
      "Ogni giorno {a}, {b} e, quando serviva, {c}.",
      "In {n} mesi ho seguito {a}, {b} e {c}.",
    ],
  ],
  noise: [
    "Turni su tre fasce e reperibilità un fine settimana al mese.",
    "Affiancamento dei nuovi arrivati.",
    "Sede di {p}, con trasferte di pochi giorni.",
    "Riunione settimanale con la direzione.",
    "Sostituzione di una collega assente per un anno.",
    "Circa {n} pratiche al mese.",
  ],
  summaries: [
    "{t}: {y} anni di lavoro, gli ultimi a {p}. Mi piace lavorare con persone che spiegano quello che fanno.",
    "Lavoro da {y} anni. Negli ultimi tempi mi occupo soprattutto di {a}.",
    "{t} con esperienza in aziende piccole e grandi. Cerco un posto dove restare.",
    "Ho cominciato per caso e ci sono rimasto: {y} anni, due settori, molte persone.",
    "Precisione e calma. Conosco bene {a} e {b}.",
  ],
  seniority: [
    (title) => title,
    (title) => title,
    (title) => title,
    (title) => `${title} senior`,
    (title) => `${title} junior`,
    (title) => `Senior ${title}`,
    (title) => `${title} a tempo determinato`,
  ],
  degrees: [
    ["Licenza media", "Qualifica professionale triennale"],
    ["Diploma di maturità", "Diploma di istituto tecnico"],
    ["Laurea triennale", "Laurea triennale di primo livello"],
    ["Laurea magistrale", "Laurea magistrale a ciclo unico"],
  ],
};

const en: ResumePhrases = {
  lines: [
    [
      "In charge of {a} from the first day.",
      "Daily use of {a} across the department.",
      "{a}: from request to delivery, for {n} clients.",
      "Point of contact for {a}.",
      "Main duty: {a}, with quarterly targets.",
      "Brought {a} into the company and looked after its first year.",
    ],
    [
      "{a} and {b} for clients around {p}.",
      "Worked with {a} and, from the second year on, with {b}.",
      "Hands-on experience of {a}; {b} alongside senior colleagues.",
      "Handled {a} together with {b} in a team of {n}.",
      "Responsible for {a} and {b}.",
    ],
    [
      "Tools and tasks: {a}, {b}, {c}.",
      "Every day {a}, {b} and, when needed, {c}.",
      "Within {n} months I took over {a}, {b} and {c}.",
    ],
  ],
  noise: [
    "Three shifts, and on call one weekend a month.",
    "Showed newcomers around.",
    "Based in {p}, with short trips.",
    "Weekly meeting with the management.",
    "Cover for a colleague on leave for a year.",
    "About {n} cases a month.",
  ],
  summaries: [
    "{t} with {y} years of work behind me, the last ones in {p}. I like people who explain what they do.",
    "At work for {y} years. Lately mostly {a}.",
    "{t} with a past in small and large companies. Looking for a place to stay.",
    "I began by accident and stayed: {y} years, two industries, many people.",
    "Careful and calm. I know {a} and {b} well.",
  ],
  seniority: [
    (title) => title,
    (title) => title,
    (title) => title,
    (title) => `Senior ${title}`,
    (title) => `Junior ${title}`,
    (title) => `${title} (contract)`,
    (title) => `Lead ${title}`,
  ],
  degrees: [
    ["Lower secondary school", "Vocational qualification"],
    ["High school diploma", "Technical school diploma"],
    ["Bachelor's degree", "Bachelor's degree (first cycle)"],
    ["Master's degree", "Master's degree (second cycle)"],
  ],
};
export const phrases = { it, en };

export const companies = {
  first:
    "Aldera Brunetti Calvis Dormea Estuario Fontanile Garbino Isorella Lumen Marasca Nivale Ortensia Polaris Quadrivio Rovere Salmastra Tramonto Unita Valsera Zefiro".split(
      " ",
    ),
  second: ["S.r.l.", "S.p.A.", "Group", "& Figli", "Italia", "Cooperativa", "Partners", "Servizi"],
};
export const schools = {
  it: [
    "Istituto Galvani",
    "Istituto Marconi",
    "Università di Bologna",
    "Università di Padova",
    "Politecnico di Torino",
  ],
  en: [
    "Galvani Institute",
    "Marconi Institute",
    "University of Bologna",
    "University of Padua",
    "Polytechnic of Turin",
  ],
};
export const interests = {
  it: ["Camminate in montagna", "Lettura", "Calcetto", "Coro", "Orto"],
  en: ["Hiking", "Reading", "Five-a-side football", "Choir", "Gardening"],
};
