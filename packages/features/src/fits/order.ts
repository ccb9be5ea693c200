import type { Evidence, Resume, Seniority } from "@orbita/contract";
import { seniorityOf } from "../job-posts/index.ts";
import type { ComparedJob } from "./compare.ts";
import type { FittingJob, TitleRelation } from "./fit-query.ts";

/**
 * How close a job's occupation is to the person's, in steps: about 3 for their own, 2 for an occupation that they can take up at once,
 * 1 for an occupation that shares a part of the work. If the person chose roles in their wishes, these rank above their present work.
 */
const titleSteps: Readonly<Record<TitleRelation, { plain: number; withWishes: number }>> = {
  wished: { plain: 3, withWishes: 3 },
  latest: { plain: 3, withWishes: 2 },
  words: { plain: 2.8, withWishes: 1.8 },
  earlier: { plain: 1.5, withWishes: 1.2 },
  kind: { plain: 2, withWishes: 1.8 },
  group: { plain: 1.8, withWishes: 1.6 },
  near: { plain: 1, withWishes: 0.8 },
};

/** The steps that a job loses for a person without experience in its occupation, by the level that the job states. */
const beginnerSteps = { entry: 0, junior: 0, none: 0.7, senior: 2, lead: 2 } as const;

/** How far each verdict covers a requirement. Less than the required years or level is worth more than nothing. */
function creditOf({ verdict, by, years, requirement: { kind, minYears } }: Evidence): number {
  if (verdict === "met") return 1;
  if (verdict === "related") return 0.5;
  if (verdict === "unknown") return 0;
  if (kind === "skill" && by !== "related" && years !== null && minYears) return 0.8 * Math.min(1, years / minYears);
  return kind === "skill" ? 0 : 0.25;
}
const weightOf = ({ requirement: { mandatory } }: Evidence): number => (mandatory ? 1 : 0.5);

/** An unknown requirement that every job is assumed to have, half covered: so 1 of 1 does not outrank 6 of 7. */
const assumed = { weight: 1, credit: 0.5 };

/** The share of the requirements that the CV covers, from 0 to 1. Mandatory ones count twice as much as those nice to have. */
export function coverageOf(evidence: readonly Evidence[]): number {
  let { weight } = assumed;
  let credit = assumed.weight * assumed.credit;
  for (const one of evidence) {
    weight += weightOf(one);
    credit += weightOf(one) * creditOf(one);
  }
  return credit / weight;
}

const shareOf = (evidence: readonly Evidence[]): number =>
  evidence.length === 0 ? 1 : evidence.reduce((sum, one) => sum + creditOf(one), 0) / evidence.length;
/** Rises evenly from 0 at `from` to 1 at `to`, also if `to` is the lower of the two. */
const ramp = (value: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (value - from) / (to - from)));

/** Mandatory skills that the CV does not show cost up to two steps; less than half of all skills costs one. */
function skillSteps(evidence: readonly Evidence[]): number {
  const skills = evidence.filter(({ requirement }) => requirement.kind === "skill");
  const mandatory = shareOf(skills.filter(({ requirement }) => requirement.mandatory));
  return Math.max(2 * ramp(mandatory, 0.8, 0.4), ramp(shareOf(skills), 0.6, 0.4));
}

/** The steps that a gap in a mandatory language or education costs. Only the largest gap of each kind counts. */
const gapSteps = {
  language: { met: 0, related: 1, notMet: 1.3, unknown: 2 },
  education: { met: 0, related: 0.5, notMet: 2, unknown: 1.5 },
} as const;
const gapOf = (evidence: readonly Evidence[], kind: keyof typeof gapSteps): number =>
  Math.max(
    0,
    ...evidence
      .filter(({ requirement }) => requirement.kind === kind && requirement.mandatory)
      .map(({ verdict }) => gapSteps[kind][verdict]),
  );

/** The years of experience within which a stated level costs nothing, those from which on it costs all, and what. */
const levels: Readonly<Record<Seniority, { from: number; to: number; steps: number }>> = {
  entry: { from: 2.5, to: 4, steps: 2 },
  junior: { from: 5, to: 8, steps: 1 },
  senior: { from: 4, to: 2, steps: 1 },
  lead: { from: 5, to: 2, steps: 1 },
};

export const levelSteps = (level: Seniority | null, years: number): number =>
  level === null ? 0 : levels[level].steps * ramp(years, levels[level].from, levels[level].to);

/**
 * The most steps that skills in common add if the title of a job is unknown or only near: different titles of the same work share
 * most of their skills.
 */
const skillsInCommon = { least: 2, unknown: 1.9, near: 1 } as const;
function commonSteps(evidence: readonly Evidence[], title: TitleRelation | null): number {
  if (title !== null && title !== "near") return 0;
  const skills = evidence.filter(({ requirement }) => requirement.kind === "skill");
  if (skills.filter(({ verdict }) => verdict === "met").length < skillsInCommon.least) return 0;
  return skillsInCommon[title ?? "unknown"] * ramp(shareOf(skills), 0.4, 0.75);
}

/** The facts about a person that the order depends on besides the requirements. */
export type OrderFacts = Pick<Resume, "years"> & {
  readonly hasRoles: boolean;
  /** Whether the person wants to change to an occupation that no title of the CV names. */
  readonly isChanging: boolean;
  /** The contracts that the person looks for: an apprenticeship is no step back for somebody who wants one. */
  readonly contracts: readonly string[];
};
export type RankedJob = ComparedJob & Pick<FittingJob, "title" | "isNear" | "yearsAsked">;

/** Fewer years than the ad's text asks for cost half a step to two steps. */
function yearSteps(asked: number | null, years: number): number {
  if (asked === null || years >= asked) return 0;
  return 0.5 + 1.5 * ramp(years / asked, 1, 0.25);
}

function stepsOf({ job, evidence, title, isNear, yearsAsked }: RankedJob, facts: OrderFacts): number {
  const byTitle = title === null ? 0 : titleSteps[title][facts.hasRoles ? "withWishes" : "plain"];
  const isWanted = job.contractEconomicType !== null && facts.contracts.includes(job.contractEconomicType);
  const level = seniorityOf(job);
  const isNewcomer = facts.isChanging && title === "wished";
  const byLevel = isNewcomer
    ? beginnerSteps[level ?? "none"]
    : isWanted && level === "entry"
      ? 0
      : levelSteps(level, facts.years);
  const gaps = skillSteps(evidence) + gapOf(evidence, "language") + gapOf(evidence, "education");
  const byYears = yearSteps(yearsAsked, isNewcomer ? 0 : facts.years);
  return byTitle + commonSteps(evidence, title) - gaps - Math.max(byLevel, byYears) - (isNear ? 0 : 1);
}

/** Orders jobs by steps, within a step by covered requirements, then the newest. Whether a job is sponsored plays no part. */
export function orderFits<T extends RankedJob>(jobs: readonly T[], facts: OrderFacts): T[] {
  return jobs
    .map((one) => ({ one, worth: Math.round((stepsOf(one, facts) + coverageOf(one.evidence)) * 1e6) }))
    .toSorted(
      (a, b) =>
        b.worth - a.worth ||
        (b.one.job.publishedAt ?? "").localeCompare(a.one.job.publishedAt ?? "") ||
        (a.one.job.id < b.one.job.id ? -1 : 1),
    )
    .map(({ one }) => one);
}
