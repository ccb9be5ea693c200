import type { Evidence, Resume, Seniority } from "@orbita/contract";
import { seniorityOf } from "../job-posts/index.ts";
import type { ComparedJob } from "./compare.ts";
import type { FittingJob, TitleRelation } from "./fit-query.ts";

/**
 * The part of the order that the title of a job decides, next to its requirements, which count 1 in total.
 */
const titleWorth: Readonly<Record<TitleRelation, number>> = {
  wished: 0.45,
  latest: 0.45,
  words: 0.4,
  earlier: 0.32,
  kind: 0.32,
  group: 0.2,
  near: 0.12,
};
/** The factor for titles that are not wished, if the person wished for some. */
const unwished = 0.85;

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

/** The years of experience that a stated level begins or ends with, and the greatest deduction outside them. */
const levels: Readonly<Record<Seniority, { from: number; to: number; most: number }>> = {
  entry: { from: 0, to: 2, most: 0.3 },
  junior: { from: 0, to: 4, most: 0.2 },
  senior: { from: 4, to: Infinity, most: 0.25 },
  lead: { from: 5, to: Infinity, most: 0.25 },
};
/** The number of years outside a level from which on the whole deduction applies. */
const farYears = 4;

export function levelDeduction(level: Seniority | null, years: number): number {
  if (level === null) return 0;
  const { from, to, most } = levels[level];
  const off = Math.max(0, from - years, years - to);
  return most * Math.min(1, off / farYears);
}

export type RankedJob = ComparedJob & Pick<FittingJob, "title">;

/** Orders jobs: by title and covered requirements, then the newest. Whether a job is sponsored plays no part. */
export function orderFits<T extends RankedJob>(
  jobs: readonly T[],
  { years }: Pick<Resume, "years">,
  hasWishes: boolean,
): T[] {
  const worthOf = ({ job, evidence, title }: T): number => {
    const byTitle = title === null ? 0 : titleWorth[title] * (hasWishes && title !== "wished" ? unwished : 1);
    return byTitle + coverageOf(evidence) - levelDeduction(seniorityOf(job), years);
  };
  return jobs
    .map((one) => ({ one, worth: Math.round(worthOf(one) * 1e6) }))
    .toSorted(
      (a, b) =>
        b.worth - a.worth ||
        (b.one.job.publishedAt ?? "").localeCompare(a.one.job.publishedAt ?? "") ||
        (a.one.job.id < b.one.job.id ? -1 : 1),
    )
    .map(({ one }) => one);
}
