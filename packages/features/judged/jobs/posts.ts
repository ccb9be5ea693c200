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
};

type RandomFunction = () => number;
const oneOf = <T>(random: RandomFunction, values: readonly T[]): T => values[Math.floor(random() * values.length)]!;

/** The fields of work that can be done from home. */
const atDesk = new Set(["it", "data", "design", "office", "sales"]);
const postsPerRole = 7;

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

function drawPost(role: JudgedRole, random: RandomFunction): JudgedPost {
  const language = random() < 0.7 ? "it" : "en";
  const work = !atDesk.has(role.field)
    ? "office_presence"
    : oneOf(random, ["office_presence", "hybrid", "hybrid", "full_remote"] as const);
  return {
    role,
    language,
    title: oneOf(random, role.titles[language]),
    description: [oneOf(random, intros[language]), role.task[language], oneOf(random, endings[language])].join("\n\n"),
    // Employers list most of the skills, never all of them.
    skills: role.skills.filter((_, at) => at === 0 || random() < 0.7),
    place: work === "full_remote" && random() < 0.7 ? null : oneOf(random, places),
    work,
    hours: oneOf(random, ["full", "full", "full", "parttime", "parttime", "project"] as const),
    contract: oneOf(random, ["permanent", "permanent", "fixed_term", "fixed_term", "intern", "apprenticeship", "temp"]),
  };
}

export const drawPosts = (random: RandomFunction): JudgedPost[] =>
  roles.flatMap((role) => Array.from({ length: postsPerRole }, () => drawPost(role, random)));
