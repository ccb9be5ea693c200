import { firstNames, lastNames, readiness, soundsProtected } from "./extras.ts";
import { seededId, randomOf, type SeededRandom } from "./random.ts";
import { referenceLanguages, skills, type ReferenceLanguage, type ReferenceSkill } from "./reference.ts";
import { accounting, software } from "./trades/office.ts";
import { sales } from "./trades/sales.ts";
import { educationTrades, logistics } from "./trades/field.ts";
import { healthTrades, hospitality } from "./trades/service.ts";
import type { Lang, GenderedJobTitle, StatedFact, FictionalTrade } from "./trades/trade.ts";

export const trades: readonly FictionalTrade[] = [
  software,
  healthTrades,
  hospitality,
  accounting,
  logistics,
  sales,
  educationTrades,
];

/** A month, counted from the year 0. */
export type MonthNumber = number;
/** The date on which all people are generated and all questions are asked, so that the same seed always gives the same set. */
export const today = new Date("2026-11-15T09:00:00Z");
export const thisMonth: MonthNumber = 2026 * 12 + 10;

export type FictionalJob = {
  id: string;
  title: GenderedJobTitle;
  company: string;
  from: MonthNumber;
  /** The last month of the job; null for a current job. */
  to: MonthNumber | null;
  skills: ReferenceSkill[];
  told: StatedFact[];
};
export type SpokenLanguage = { id: string; language: ReferenceLanguage; level: string | null; native: boolean };
export type FictionalPerson = {
  id: string;
  number: number;
  first: string;
  last: string;
  sex: "f" | "m";
  /** The language of the person's CV. */
  language: Lang;
  trade: FictionalTrade;
  /** The person's jobs, most recent first. */
  jobs: FictionalJob[];
  /** True if the CV gives only the years of the jobs, without months. */
  yearsOnly: boolean;
  skills: ReferenceSkill[];
  languages: SpokenLanguage[];
  degree: {
    id: string;
    of: FictionalTrade["degrees"][number];
    grade: string | null;
    thesis: boolean;
    from: number;
    to: number;
  };
  certificates: { id: string; name: string; issuer: string; start: MonthNumber; end: MonthNumber | null }[];
  course: { id: string; of: FictionalTrade["courses"][number]; year: number } | null;
  ready: StatedFact[];
};

/** Draws the jobs of a career without overlaps, in some careers with one gap. */
function jobsOf(random: SeededRandom, trade: FictionalTrade, id: string): FictionalJob[] {
  const count = random.between(2, 4);
  const gapAt = random.chance(0.45) ? random.below(count - 1) : -1;
  const companies = random.some(trade.companies, count);
  const titles = random.some(trade.titles, count);
  // Some people have two jobs with the same title, so that their time in this role is the sum of both.
  if (count > 2 && random.chance(0.35)) titles[0] = titles[1]!;
  const jobs: FictionalJob[] = [];
  let until = random.chance(0.75) ? null : thisMonth - random.between(0, 1);
  for (const [place, company] of companies.entries()) {
    const end = until ?? thisMonth;
    const from = end - random.between(11, 58);
    const told = random.chance(0.7) ? [random.one(trade.told)] : [];
    jobs.push({ id: `job-${place}`, title: titles[place]!, company, from, to: until, skills: [], told });
    until = from - (place === gapAt ? random.between(9, 22) : 1);
  }
  const seen = new Set<StatedFact>();
  for (const job of jobs) {
    job.told = job.told.filter((told) => !seen.has(told));
    for (const told of job.told) seen.add(told);
  }
  if (random.chance(0.4)) random.one(jobs).told.push(random.one(soundsProtected));
  return jobs.map((job) => ({ ...job, id: `${job.id}-${id.slice(-6)}` }));
}

const common = ["language_en", "language_fr", "language_de", "language_es"];
const others = ["language_ro", "language_ar", "language_sq", "language_es"];
const levels = ["A1", "A2", "B1", "B2", "C1", "C2"];

function languagesOf(random: SeededRandom): SpokenLanguage[] {
  const mother = random.chance(0.75) ? "language_it" : random.one(others);
  const learnt = random.some(
    [...common, "language_it"].filter((code) => code !== mother),
    random.between(1, 3),
  );
  return [mother, ...learnt].map((code, place) => ({
    id: `lang-${place}`,
    language: referenceLanguages.get(code)!,
    native: place === 0,
    level: place === 0 ? null : random.one(levels),
  }));
}

function certificatesOf(random: SeededRandom, trade: FictionalTrade): FictionalPerson["certificates"] {
  return random.some(trade.certificates, random.between(0, 2)).map((of, place) => {
    const start = thisMonth - random.between(6, 60);
    return { id: `cert-${place}`, ...of, start, end: random.chance(0.6) ? start + 12 * random.between(2, 6) : null };
  });
}

function gradeOf(random: SeededRandom, degree: string): string | null {
  if (random.chance(0.3)) return null;
  const marks = /laurea/iu.test(degree)
    ? ["110/110 e lode", "105/110", "98/110", "102/110"]
    : ["92/100", "78/100", "100/100"];
  return random.one(marks);
}

export function drawPerson(seed: string, number: number): FictionalPerson {
  const random = randomOf(`${seed} person ${number}`);
  const id = seededId(`${seed} assistant ${number}`);
  const trade = trades[number % trades.length]!;
  const sex = random.one(["f", "m"] as const);
  const jobs = jobsOf(random, trade, id);
  const own = random.some(trade.skills, random.between(4, 6)).map((code) => skills.get(code)!);
  for (const skill of own) for (const job of random.some(jobs, random.between(1, 2))) job.skills.push(skill);
  const first = jobs.at(-1)!.from;
  const ended = Math.floor(first / 12) - random.between(0, 1);
  const of = random.one(trade.degrees);
  return {
    id,
    number,
    // All people have different names.
    first: firstNames[sex][(number + Math.floor(number / lastNames.length)) % firstNames[sex].length]!,
    last: lastNames[(number * 7) % lastNames.length]!,
    sex,
    language: random.chance(0.5) ? "it" : "en",
    trade,
    jobs,
    yearsOnly: random.chance(0.12),
    skills: own,
    languages: languagesOf(random),
    degree: { id: "edu-0", of, grade: gradeOf(random, of.it), thesis: random.chance(0.4), from: ended - 3, to: ended },
    certificates: certificatesOf(random, trade),
    course: random.chance(0.5)
      ? { id: "course-0", of: random.one(trade.courses), year: 2026 - random.between(1, 8) }
      : null,
    ready: random.some(readiness, random.between(0, 2)),
  };
}

export const jobTitleOf = (
  { sex, language }: Pick<FictionalPerson, "sex" | "language">,
  title: GenderedJobTitle,
  lang: Lang = language,
): string => (lang === "en" ? title.en : title[sex]);

/** The length of a job in months. The last month counts as a whole month; a current job counts until today. */
export const monthsOfJob = ({ from, to }: Pick<FictionalJob, "from" | "to">): number =>
  to === null ? thisMonth + 14 / 31 - from : to + 1 - from;
/** The sum of the lengths of these jobs in years. Jobs of generated people never overlap, so they can be added. */
export const yearsOfJob = (jobs: readonly Pick<FictionalJob, "from" | "to">[]): number =>
  jobs.reduce((sum, job) => sum + monthsOfJob(job), 0) / 12;

export type CareerGap = { before: FictionalJob; after: FictionalJob; months: number };
/** Gaps of more than six months between two jobs. */
export const gapsBetween = ({ jobs }: FictionalPerson): CareerGap[] =>
  jobs.slice(1).flatMap((before, place) => {
    const after = jobs[place]!;
    const months = after.from - before.to! - 1;
    return months > 6 ? [{ before, after, months }] : [];
  });
