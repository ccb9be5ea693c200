import type { RelevanceGrade } from "../measures.ts";
import { fitGrade } from "./grades.ts";
import { drawFitJob, type FitJob } from "./jobs.ts";
import { drawFitPerson, type FitPerson } from "./people.ts";
import { fitRequirementsOf, isReasonTrue, type QuotedFitLine } from "./truth.ts";
import type { Verdict } from "@orbita/contract";

/** A judged person, with the grade of every job by its id. */
export type JudgedFit = { readonly person: FitPerson; readonly grades: ReadonlyMap<string, RelevanceGrade> };
export type FitSet = {
  readonly people: readonly FitPerson[];
  readonly jobs: readonly FitJob[];
  /** The first people of each half for whom there is something to order: one job of grade 3 and five of at least 2. */
  readonly judged: readonly JudgedFit[];
};

export type FitSizes = Readonly<Record<"people" | "jobs" | "judged", number>>;
export const fitSizes: FitSizes = { people: 1_000, jobs: 2_000, judged: 300 };

/** The set for this seed: the same seed gives the same set. */
export function judgedFits(seed: string, { people: count, jobs: posts, judged: limit } = fitSizes): FitSet {
  const people = Array.from({ length: count }, (_, number) => drawFitPerson(seed, number));
  const jobs = Array.from({ length: posts }, (_, number) => drawFitJob(seed, number));
  const found = { tuning: [] as JudgedFit[], held: [] as JudgedFit[] };
  for (const person of people) {
    const half = found[person.half];
    if (half.length >= limit / 2) continue;
    const grades = new Map(jobs.map((job) => [job.id, fitGrade(person, job)]));
    const all = [...grades.values()];
    if (all.includes(3) && all.filter((grade) => grade >= 2).length >= 5) half.push({ person, grades });
  }
  return { people, jobs, judged: [...found.tuning, ...found.held] };
}

/** The best jobs of a judged person, those whose reasons are judged: the highest grade first, at least 1. */
export function bestJobsOf({ jobs }: FitSet, { grades }: JudgedFit, count = 10): FitJob[] {
  const gradeOf = ({ id }: FitJob) => grades.get(id)!;
  return jobs
    .filter((job) => gradeOf(job) > 0)
    .toSorted((one, other) => gradeOf(other) - gradeOf(one) || one.number - other.number)
    .slice(0, count);
}

/** A reason that the product gives for a job; null for the line of `unknown`. `index` is that of `fitRequirementsOf`. */
export type GivenReason = { readonly index: number; readonly verdict: Verdict; readonly line: QuotedFitLine | null };
export type JudgedReason = GivenReason & { readonly isTrue: boolean; readonly what: string };

export const judgeReasons = (person: FitPerson, job: FitJob, given: readonly GivenReason[]): JudgedReason[] =>
  given.map((reason) => {
    const requirement = fitRequirementsOf(job)[reason.index];
    return {
      ...reason,
      isTrue: isReasonTrue(person, job, reason.index, { state: reason.verdict, quotedLine: reason.line }),
      what: requirement
        ? `${requirement.kind} ${"code" in requirement ? requirement.code : ""}`.trim()
        : "no requirement",
    };
  });
