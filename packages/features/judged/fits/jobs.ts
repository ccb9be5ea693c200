import { randomOf, seededId, type SeededRandom } from "../assistant/random.ts";
import type { JudgedPlace } from "../jobs/reference.ts";
import type { Lang } from "../assistant/trades/trade.ts";
import {
  deskFields,
  fitPlaces,
  languageFields,
  licenceCodes,
  occupations,
  type FitOccupation,
  type SpokenLevel,
} from "./data.ts";

export type AskedSkill = { readonly code: string; readonly mandatory: boolean; readonly minYears: number | null };
/** The hidden facts of a job. Grades and true reasons depend on these alone. */
export type FitJob = {
  readonly number: number;
  readonly id: string;
  readonly occupation: FitOccupation;
  readonly language: Lang;
  readonly level: "entry" | "junior" | "senior" | null;
  /** The years of experience in the occupation that the ad asks for. */
  readonly minYears: number | null;
  readonly skills: readonly AskedSkill[];
  readonly languages: readonly { readonly code: string; readonly level: SpokenLevel; readonly mandatory: boolean }[];
  readonly education: { readonly level: string; readonly mandatory: boolean } | null;
  /** Null for some jobs that are done wholly from home. */
  readonly place: JudgedPlace | null;
  readonly work: "office_presence" | "hybrid" | "full_remote";
  /** The share of time in the office of a hybrid job, in percent. */
  readonly presence: number | null;
  readonly hours: "full" | "parttime" | "project";
  readonly weeklyHours: number;
  readonly contract: "permanent" | "fixed_term" | "temp" | "intern" | "apprenticeship";
  /** Gross per year in euros, for these hours; null if the ad does not say it. */
  readonly salary: { readonly min: number; readonly max: number } | null;
};

function drawAsked(
  random: SeededRandom,
  { core, more, licences }: FitOccupation,
  minYears: number | null,
): AskedSkill[] {
  const must = core.filter((_, position) => position === 0 || random.chance(0.65));
  const extra = random.some(more, random.between(1, 4));
  return [
    ...must.map((code, position) => ({
      code,
      mandatory: true,
      minYears: position === 0 && minYears !== null && random.chance(0.4) ? minYears : null,
    })),
    ...licences.map((code) => ({ code, mandatory: true, minYears: null })),
    ...extra.map((code) => ({ code, mandatory: !licenceCodes.has(code) && random.chance(0.15), minYears: null })),
  ];
}

function drawAskedLanguages(random: SeededRandom, { field }: FitOccupation): FitJob["languages"] {
  const english = languageFields.has(field) ? random.chance(0.5) : random.chance(0.08);
  const levels = ["B1", "B1", "B2", "B2", "C1"] as const;
  return [
    ...(english ? [{ code: "language_en", level: random.one(levels), mandatory: random.chance(0.6) }] : []),
    ...(random.chance(0.07)
      ? [
          {
            code: `language_${random.one(["de", "fr", "es"])}`,
            level: random.one(levels),
            mandatory: random.chance(0.4),
          },
        ]
      : []),
    ...(random.chance(0.08) ? [{ code: "language_it", level: "B2" as const, mandatory: true }] : []),
  ];
}

function drawSalary(
  random: SeededRandom,
  { pay: [low, high] }: FitOccupation,
  { level, share }: { level: FitJob["level"]; share: number },
) {
  if (random.chance(0.15)) return null;
  const start = { entry: 0, junior: 0.05, none: 0.2, senior: 0.55 }[level ?? "none"];
  const min = (low + (high - low) * (start + random.next() * 0.3)) * share;
  const hundreds = (thousands: number) => Math.round(thousands * 10) * 100;
  return { min: hundreds(min), max: hundreds(min * (1.1 + random.next() * 0.2)) };
}

export function drawFitJob(seed: string, number: number): FitJob {
  const random = randomOf(`${seed} fits job ${number}`);
  const occupation = occupations[number % occupations.length]!;
  const level = random.one([null, null, null, null, "entry", "junior", "senior", "senior"] as const);
  const minYears =
    level === "senior" ? random.between(4, 7) : level === null && random.chance(0.5) ? random.between(1, 4) : null;
  const atDesk = deskFields.has(occupation.field);
  const work = atDesk ? random.one(["office_presence", "hybrid", "hybrid", "full_remote"] as const) : "office_presence";
  const hours = random.one(["full", "full", "full", "parttime", "parttime", "project"] as const);
  const weeklyHours = hours === "parttime" ? random.one([16, 20, 24, 30]) : 40;
  const education = random.one(occupation.asks);
  return {
    number,
    id: seededId(`${seed} fits job ${number}`),
    occupation,
    language: random.chance(0.65) ? "it" : "en",
    level,
    minYears,
    skills: drawAsked(random, occupation, minYears),
    languages: drawAskedLanguages(random, occupation),
    education: education === "education_none" ? null : { level: education, mandatory: random.chance(0.5) },
    place: work === "full_remote" && random.chance(0.7) ? null : random.one(fitPlaces),
    work,
    presence: work === "hybrid" ? random.one([20, 40, 60, 80]) : null,
    hours,
    weeklyHours,
    contract:
      level === "entry"
        ? random.one(["intern", "apprenticeship", "fixed_term"] as const)
        : random.one(["permanent", "permanent", "fixed_term", "fixed_term", "temp"] as const),
    salary: drawSalary(random, occupation, { level, share: hours === "parttime" ? weeklyHours / 40 : 1 }),
  };
}
