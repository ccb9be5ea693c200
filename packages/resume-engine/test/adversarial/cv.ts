/** Invented people, for test documents whose expected values are known. */
export type CvLanguage = "it" | "en";
export type CvJob = {
  title: string;
  company: string;
  city: string;
  start: string;
  end: string | null;
  tasks: string[];
};
export type Cv = {
  language: CvLanguage;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  city: string;
  summary: string[];
  jobs: [CvJob, CvJob];
  degree: { title: string; school: string; period: string };
  skills: string[];
  languages: string[];
};

/** Seeded random numbers, so that every run creates the same documents. */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
export const pick = <T>(from: readonly T[], random: () => number): T => from[Math.floor(random() * from.length)]!;

const firstNames = ["Giulia", "Marta", "Davide", "Luca", "Chiara", "Paolo", "Elisa", "Andrea"];
const lastNames = ["Ferraris", "Bonetti", "Colombo", "Marchetti", "Galli", "Rinaldi", "Sartori", "Vitale"];
const cities = ["Torino", "Bologna", "Genova", "Verona", "Padova", "Bari"];
const companies = [
  "Officine Marea",
  "Nordlicht Systems",
  "Aldente Foods",
  "Banca Colline",
  "Vela Logistica",
  "Brightwater",
];
const skills = ["Python", "SQL", "Excel", "TypeScript", "PostgreSQL", "Figma", "Docker", "AutoCAD", "Power BI", "Git"];
const titles = {
  it: ["Analista dati", "Sviluppatore software", "Responsabile acquisti", "Contabile", "Progettista meccanico"],
  en: ["Data analyst", "Software developer", "Purchasing manager", "Accountant", "Mechanical designer"],
};
const tasks = {
  it: [
    "Ho ridotto i tempi di consegna del 18 per cento",
    "Ho guidato un gruppo di cinque persone",
    "Ho preparato i rapporti mensili per la direzione",
    "Ho seguito i clienti del nord Italia",
  ],
  en: [
    "Cut delivery times by 18 per cent",
    "Led a group of five people",
    "Prepared the monthly reports for the board",
    "Looked after customers in northern Italy",
  ],
};
const degrees = {
  it: ["Laurea in Economia", "Laurea in Ingegneria gestionale", "Laurea in Informatica"],
  en: ["Bachelor of Science in Economics", "Master of Science in Engineering", "Bachelor of Computer Science"],
};
const summaries = {
  it: ["Lavoro con i numeri e con le persone da più di dieci anni.", "Cerco un ruolo con più responsabilità."],
  en: [
    "I have worked with figures and with people for ten years.",
    "I am looking for a role with more responsibility.",
  ],
};

export const headings = {
  it: { summary: "Profilo", jobs: "Esperienze", degree: "Istruzione", skills: "Competenze", languages: "Lingue" },
  en: { summary: "Profile", jobs: "Experience", degree: "Education", skills: "Skills", languages: "Languages" },
};

function several<T>(from: readonly T[], count: number, random: () => number): T[] {
  const left = [...from];
  return Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1)[0]!);
}

export function inventCv(seed: number, language: CvLanguage): Cv {
  const random = dice(seed * 7_919 + 17);
  const [firstName, lastName] = [pick(firstNames, random), pick(lastNames, random)];
  const [now, before] = several(companies, 2, random) as [string, string];
  const [title, earlier] = several(titles[language], 2, random) as [string, string];
  const done = several(tasks[language], 4, random);
  const turn = 2016 + Math.floor(random() * 4);
  return {
    language,
    firstName,
    lastName,
    email: `${firstName}.${lastName}@posta.example.com`.toLowerCase(),
    phone: `+39 347 ${1_000_000 + Math.floor(random() * 8_999_999)}`,
    city: pick(cities, random),
    summary: summaries[language],
    jobs: [
      { title, company: now, city: pick(cities, random), start: `03/${turn}`, end: null, tasks: done.slice(0, 2) },
      {
        title: earlier,
        company: before,
        city: pick(cities, random),
        start: `09/${turn - 5}`,
        end: `02/${turn}`,
        tasks: done.slice(2),
      },
    ],
    degree: {
      title: pick(degrees[language], random),
      school: language === "it" ? "Università di Torino" : "University of Turin",
      period: `${turn - 9} – ${turn - 5}`,
    },
    skills: several(skills, 5, random),
    languages: language === "it" ? ["Italiano: madrelingua", "Inglese: C1"] : ["Italian: native", "English: C1"],
  };
}

export const period = (job: CvJob, language: CvLanguage): string =>
  `${job.start} – ${job.end ?? (language === "it" ? "oggi" : "present")}`;
