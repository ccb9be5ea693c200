import type { JobWishesDraft } from "@orbita/contract";
import { monthsOfJob, thisMonth, type MonthNumber } from "../assistant/people.ts";
import { randomOf, seededId, type SeededRandom } from "../assistant/random.ts";
import { isCaseOf } from "../assistant/reference.ts";
import type { JudgedPlace } from "../jobs/reference.ts";
import {
  deskFields,
  fitPlaces,
  languageFields,
  licenceCodes,
  namesFor,
  occupationOf,
  occupations,
  type FitHalf,
  type FitOccupation,
  type SpokenLevel,
} from "./data.ts";
import { drawIdentity, type FitIdentity } from "./identity.ts";

/**
 * How a CV speaks of a skill. The person has it: `done` at work, `listed` only, `certified`. The person does not have it:
 * `denied`, `studied` but never used, done by a `colleague`, or a `wish`.
 */
export type FitEvidence = "done" | "listed" | "certified" | "denied" | "studied" | "colleague" | "wish";
export type SkillFact = {
  readonly code: string;
  readonly evidence: FitEvidence;
  /** Positions of the jobs in which the person did it. */
  readonly jobs: readonly number[];
};
export type CareerJob = {
  readonly id: string;
  readonly occupation: FitOccupation;
  readonly title: number;
  readonly company: string;
  readonly from: MonthNumber;
  /** The last month; null for a current job. */
  readonly to: MonthNumber | null;
};
export type LanguageFact = {
  readonly code: string;
  /** Null if the CV names no level. */
  readonly level: SpokenLevel | "native" | null;
};

/** The hidden facts of a person. Grades and true reasons depend on these alone; `identity` plays no part in them. */
export type FitPerson = {
  readonly number: number;
  readonly id: string;
  readonly half: FitHalf;
  readonly language: "it" | "en" | "mixed";
  /** The occupation of the latest job. */
  readonly occupation: FitOccupation;
  /** The other occupation that somebody who changes careers looks for. */
  readonly change: FitOccupation | null;
  /** The jobs, most recent first, without overlaps. */
  readonly jobs: readonly CareerJob[];
  readonly yearsOnly: boolean;
  readonly skills: readonly SkillFact[];
  readonly languages: readonly LanguageFact[];
  readonly degree: string;
  /** A higher degree that was begun and not finished. */
  readonly unfinished: string | null;
  readonly home: JudgedPlace;
  readonly wishes: JobWishesDraft;
  readonly identity: FitIdentity;
};

export const hasSkill = ({ evidence }: SkillFact): boolean => ["done", "listed", "certified"].includes(evidence);
export const yearsIn = (jobs: readonly CareerJob[]): number =>
  jobs.reduce((sum, job) => sum + monthsOfJob(job), 0) / 12;

function drawJobs(random: SeededRandom, number: number, occupation: FitOccupation): CareerJob[] {
  const years = random.one([1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20]);
  const count = Math.min(random.between(1, 4), Math.ceil(years / 1.5));
  const other =
    count > 1 && random.chance(0.3) ? random.one([...occupation.close, ...occupation.related, "shop"]) : null;
  const companies = random.some(namesFor("company"), count);
  let until: MonthNumber | null = random.chance(0.7) ? null : thisMonth - random.between(1, 8);
  return companies.map((company, position) => {
    const months = Math.max(5, Math.round(((years * 12) / count) * (0.7 + random.next() * 0.6)));
    const end: MonthNumber = until ?? thisMonth;
    const from = end - months + 1;
    const job: CareerJob = {
      id: `job-${number}-${position}`,
      occupation: other && position === count - 1 ? occupationOf.get(other)! : occupation,
      title: random.below(3),
      company,
      from,
      to: until,
    };
    until = from - 1 - (random.chance(0.2) ? random.between(3, 14) : 0);
    return job;
  });
}

const distractors = ["denied", "studied", "colleague", "wish"] as const;

function drawSkills(random: SeededRandom, jobs: readonly CareerJob[], change: FitOccupation | null): SkillFact[] {
  const facts = new Map<string, SkillFact>();
  const put = (code: string, evidence: FitEvidence, at: readonly number[] = []) => {
    const before = facts.get(code);
    // A skill of two occupations keeps what was said first, and the jobs of both.
    if (before && !(before.evidence === "done" && evidence === "done")) return;
    facts.set(code, { code, evidence, jobs: [...(before?.jobs ?? []), ...at] });
  };
  for (const occupation of new Set(jobs.map((job) => job.occupation))) {
    const at = jobs.flatMap((job, position) => (job.occupation === occupation ? [position] : []));
    const latest = occupation === jobs[0]!.occupation;
    for (const code of occupation.licences) if (latest || random.chance(0.5)) put(code, "certified");
    for (const [position, code] of [...occupation.core, ...occupation.more].entries()) {
      const isCore = position < occupation.core.length;
      const [done, listed, distracted] = isCore ? [0.8, 0.9, 0.94] : latest ? [0.42, 0.56, 0.64] : [0.2, 0.25, 0.27];
      const draw = position === 0 ? 0 : random.next();
      const some = position === 0 ? at : random.some(at, random.between(1, 2));
      if (licenceCodes.has(code)) {
        if (draw < 0.5) put(code, "certified");
      } else if (draw < done)
        put(
          code,
          "done",
          some.toSorted((one, two) => one - two),
        );
      else if (draw < listed) put(code, "listed");
      else if (draw < distracted) put(code, random.one(distractors));
    }
  }
  if (change) for (const code of change.core) if (!licenceCodes.has(code) && random.chance(0.7)) put(code, "listed");
  // A skill that the CV denies is no broader one of what the person does.
  const own = [...facts.values()].filter(hasSkill);
  return [...facts.values()].filter((fact) => hasSkill(fact) || !own.some(({ code }) => isCaseOf(code, fact.code)));
}

function drawLanguages(random: SeededRandom, field: string, english: boolean): LanguageFact[] {
  const mother = random.chance(0.86) ? "it" : random.one(["ro", "ar", "sq", "uk", "es"]);
  const facts: LanguageFact[] = [{ code: `language_${mother}`, level: "native" }];
  const learn = (code: string, levels: readonly SpokenLevel[]) => {
    if (code !== mother)
      facts.push({ code: `language_${code}`, level: random.chance(0.1) ? null : random.one(levels) });
  };
  learn("it", ["B1", "B2", "C1"]);
  const often = languageFields.has(field);
  if (english) learn("en", ["B2", "C1", "C1", "C2"]);
  else if (random.chance(often ? 0.85 : 0.45)) learn("en", often ? ["A2", "B1", "B2", "B2", "C1"] : ["A1", "A2", "B1"]);
  if (random.chance(0.2)) learn(random.one(["fr", "de", "es"]), ["A2", "B1", "B2", "C1"]);
  return facts;
}

function drawWishes(
  random: SeededRandom,
  {
    occupation,
    change,
    home,
    years,
  }: { occupation: FitOccupation; change: FitOccupation | null; home: JudgedPlace; years: number },
): JobWishesDraft {
  const wanted = change ?? occupation;
  const hours = random.one([[], [], [], ["full"], ["full", "parttime"], ["parttime"]]);
  const isShort = hours.length === 1 && hours[0] === "parttime";
  const least = wanted.pay[0] * (0.85 + Math.min(years, 10) * 0.02) * (isShort ? 0.5 : 1);
  const contracts = random.one([
    [],
    [],
    [],
    ["permanent"],
    ["permanent", "fixed_term"],
    ["permanent", "fixed_term", "temp"],
  ]);
  const workplaces = deskFields.has(wanted.field)
    ? random.one([[], [], ["hybrid", "full_remote"], ["office_presence", "hybrid"], ["hybrid"]])
    : [];
  const { city, province, region, lat, lon } = home;
  return {
    roles: random.chance(0.55) ? [wanted.code] : [],
    place: random.chance(0.7)
      ? { city, province, region, country: "IT", lat, lon, km: random.one([15, 30, 30, 50, 100]) }
      : null,
    workplaces: workplaces.map((code) => `workplace_type_${code}` as "workplace_type_hybrid"),
    remoteShare: workplaces.includes("hybrid") && random.chance(0.3) ? 40 : null,
    contracts: contracts.map((code) => `contract_economic_type_${code}` as "contract_economic_type_temp"),
    hours: hours.map((code) => `contract_type_${code}` as "contract_type_full"),
    weeklyHoursMin: null,
    weeklyHoursMax: isShort ? 30 : null,
    noticeDays: random.one([null, null, 0, 15, 30]),
    permits: [],
    salaryMin: random.chance(0.45) ? Math.round(least) * 1_000 : null,
  };
}

export function drawFitPerson(seed: string, number: number): FitPerson {
  const random = randomOf(`${seed} fits person ${number}`);
  const half: FitHalf = number % 2 === 0 ? "tuning" : "held";
  const known = occupations.filter((one) => half === "held" || one.half === "both");
  const occupation = known[Math.floor(number / 2) % known.length]!;
  const change = random.chance(0.07)
    ? random.one(known.filter((one) => one !== occupation && one.licences.length === 0))
    : null;
  const jobs = drawJobs(random, number, occupation);
  const language = random.one(["it", "it", "it", "it", "it", "it", "en", "en", "en", "mixed"] as const);
  const home = random.one(fitPlaces);
  return {
    number,
    id: seededId(`${seed} fits person ${number}`),
    half,
    language,
    occupation,
    change,
    jobs,
    yearsOnly: random.chance(0.1),
    skills: drawSkills(random, jobs, change),
    languages: drawLanguages(random, occupation.field, language === "en"),
    degree: random.one(occupation.degrees),
    unfinished: random.chance(0.06) ? random.one(["m_eco", "m_inf", "m_lin"]) : null,
    home,
    wishes: drawWishes(random, { occupation, change, home, years: yearsIn(jobs) }),
    identity: drawIdentity(`${seed} fits identity ${number}`, Math.floor(jobs.at(-1)!.from / 12)),
  };
}
