import { places, roles, type JudgedPlace, type JudgedRole } from "./reference.ts";

/** The facts that a judged post was written from. Grades depend on these alone. */
export type JudgedPost = {
  readonly role: JudgedRole;
  readonly language: "it" | "en";
  readonly title: string;
  readonly description: string;
  readonly skills: readonly string[];
  readonly place: JudgedPlace | null;
  readonly work: "office_presence" | "hybrid" | "full_remote";
  readonly hours: "full" | "parttime" | "project";
  readonly contract: "permanent" | "fixed_term" | "temp" | "intern" | "apprenticeship";
  /** Gross pay per year in euros. */
  readonly pay: { readonly min: number; readonly max: number };
  readonly level: "junior" | "senior" | null;
  /** Codes of the languages that the post requires. */
  readonly speaks: readonly string[];
  readonly education: string;
};

type RandomFunction = () => number;
const oneOf = <T>(random: RandomFunction, values: readonly T[]): T => values[Math.floor(random() * values.length)]!;

/** The fields of work that can be done from home. */
const atDesk = new Set(["it", "data", "design", "media", "office", "sales"]);
/** The fields of work in which employers write how much experience they want. */
const withLevels = new Set([...atDesk, "engineering"]);
/** The fields of work in which employers ask for foreign languages. */
const abroad = new Set(["it", "data", "design", "engineering", "office", "sales", "hotel", "retail", "services"]);
/** The number of posts of each role: all, and those that are enough for the short form of the test. */
export const postsPerRole = { whole: 15, short: 4 } as const;

const intros = {
  it: [
    "Siamo un’azienda di famiglia con sessanta persone.",
    "Lavoriamo in squadre piccole e decidiamo insieme.",
    "Apriamo una seconda sede e la squadra cresce.",
  ],
  en: ["We are a family company of sixty people.", "We work in small teams.", "We are opening a second office."],
};
const endings = {
  it: [
    "La formazione è in orario di lavoro. Rispondiamo a tutti entro sette giorni.",
    "Mensa, due pomeriggi liberi al mese e un contributo per i trasporti.",
    "Turni comunicati con due settimane di anticipo. Si comincia a gennaio.",
  ],
  en: [
    "Training takes place in working hours. We reply to everyone within seven days.",
    "Canteen, two free afternoons a month and a travel allowance.",
    "Shifts are announced two weeks ahead. The job starts in January.",
  ],
};

const levelIn = (title: string): JudgedPost["level"] =>
  /\bsenior\b/i.test(title) ? "senior" : /\bjunior\b/i.test(title) ? "junior" : null;

/** A title of the role; of some posts with the level, where the language of the post puts it. */
function drawTitle(role: JudgedRole, language: JudgedPost["language"], random: RandomFunction): string {
  const title = oneOf(random, role.titles[language]);
  const level = oneOf(random, [null, null, null, null, "Junior", "Senior"]);
  if (level === null || !withLevels.has(role.field) || levelIn(title) !== null) return title;
  return language === "en" ? `${level} ${title}` : `${title}, profilo ${level.toLowerCase()}`;
}

/** A range around the usual pay of the role: at its lower end for a junior, at its upper end for a senior. */
function drawPay({ pay: [low, high] }: JudgedRole, level: JudgedPost["level"], random: RandomFunction) {
  const start = { junior: 0, none: 0.2, senior: 0.6 }[level ?? "none"];
  const min = low + (high - low) * (start + random() * 0.35);
  const hundreds = (thousands: number) => Math.round(thousands * 10) * 100;
  return { min: hundreds(min), max: hundreds(min * (1.08 + random() * 0.2)) };
}

function drawPost(role: JudgedRole, random: RandomFunction): JudgedPost {
  const language = random() < 0.5 ? "it" : "en";
  const work = !atDesk.has(role.field)
    ? "office_presence"
    : oneOf(random, ["office_presence", "hybrid", "hybrid", "full_remote"] as const);
  const title = drawTitle(role, language, random);
  const level = levelIn(title);
  return {
    role,
    language,
    title,
    level,
    description: [oneOf(random, intros[language]), role.task[language], oneOf(random, endings[language])].join("\n\n"),
    // Employers list most of the skills, never all of them.
    skills: role.skills.filter((_, at) => at === 0 || random() < 0.7),
    place: work === "full_remote" && random() < 0.7 ? null : oneOf(random, places),
    work,
    hours: oneOf(random, ["full", "full", "full", "parttime", "parttime", "project"] as const),
    contract: oneOf(random, ["permanent", "permanent", "fixed_term", "fixed_term", "intern", "apprenticeship", "temp"]),
    pay: drawPay(role, level, random),
    speaks: abroad.has(role.field) ? oneOf(random, [[], [], ["en"], ["en"], ["en", "de"], ["de"], ["en", "fr"]]) : [],
    education: oneOf(random, role.education),
  };
}

export const drawPosts = (random: RandomFunction, perRole: number = postsPerRole.whole): JudgedPost[] =>
  roles.flatMap((role) => Array.from({ length: perRole }, () => drawPost(role, random)));
