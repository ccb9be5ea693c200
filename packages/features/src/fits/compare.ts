import type { Evidence, EvidenceLine, JobFit, JobFitCounts, JobPost, MissingRequirement } from "@orbita/contract";
import { requirementsOf } from "../evidence/index.ts";

/** The fields of a job that are compared with a CV and listed. */
export type JobFitJob = JobFit["job"] &
  Pick<JobPost, "languages" | "education" | "educationMandatory" | "educationField">;

/** A job and what the CV says about each of its requirements. */
export type ComparedJob = { readonly job: JobFitJob; readonly evidence: readonly Evidence[] };

export const compareJob = (job: JobFitJob, evidenceOf: (one: Evidence["requirement"]) => Evidence): ComparedJob => ({
  job,
  evidence: requirementsOf(job).map(evidenceOf),
});

const isGap = ({ verdict }: Evidence): boolean => verdict === "unknown" || verdict === "notMet";

/** Order of missing requirements: gaps before related ones, mandatory ones first. */
const rankOf = (one: Evidence): number => (isGap(one) ? 0 : 2) + (one.requirement.mandatory ? 0 : 1);

const missingIn = (evidence: readonly Evidence[]): MissingRequirement[] =>
  evidence
    .filter(({ verdict }) => verdict !== "met")
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .map(({ requirement, verdict, found }) => ({
      requirement,
      verdict: verdict as MissingRequirement["verdict"],
      found,
    }));

export function countsOf(jobPostId: string, evidence: readonly Evidence[]): JobFitCounts {
  const count = (verdict: Evidence["verdict"]) => evidence.filter((one) => one.verdict === verdict).length;
  return {
    jobPostId,
    total: evidence.length,
    met: count("met"),
    related: count("related"),
    notMet: count("notMet"),
    unknown: count("unknown"),
    missing: missingIn(evidence),
  };
}

/** The line to quote in a list: a sentence about work rather than an entry of a list of skills; else the first one. */
export function bestLine(evidence: readonly Evidence[]): EvidenceLine | null {
  const met = evidence
    .filter(({ verdict, lines }) => verdict === "met" && lines.length > 0)
    .toSorted((one, other) => Number(other.requirement.mandatory) - Number(one.requirement.mandatory));
  const lines = met.map(({ lines: [line] }) => line!);
  return lines.find(({ section }) => section === "experience") ?? lines[0] ?? null;
}
