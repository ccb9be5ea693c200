import { jobFitLimits, type JobWishes, type Resume } from "@orbita/contract";
import { evidenceIn, loadRelations } from "../evidence/index.ts";
import type { ReadCtx } from "../kernel/ctx.ts";
import { loadLexicon } from "../lexicon/index.ts";
import { findPlace } from "../locations/index.ts";
import { compareJob, type ComparedJob, type JobFitJob } from "./compare.ts";
import { cvSubjects } from "./cv-subjects.ts";
import { askForFits, type FitClause } from "./fit-query.ts";
import { limitClauses, nearClause } from "./limits.ts";
import { orderFits } from "./order.ts";

type FitCtx = Pick<ReadCtx, "tx" | "search" | "now">;

/** The only data on which the order of the jobs depends. Of the CV, only headline, experience, education, skills and languages count. */
export type FitPerson = {
  readonly resume: Resume;
  readonly wishes: JobWishes | null;
  /** Clauses for jobs that the person left out, or applied to. */
  readonly without: readonly FitClause[];
};

/** Compares jobs with a resume, which is parsed once for all of them. */
export async function compareJobs<T extends { readonly job: JobFitJob }>(
  { tx, now }: Pick<FitCtx, "tx" | "now">,
  resume: Resume,
  jobs: readonly T[],
): Promise<(T & ComparedJob)[]> {
  const skillIds = [...new Set(jobs.flatMap(({ job }) => job.skills.map(({ id }) => id)))];
  const evidenceOf = evidenceIn(resume, await loadRelations(tx, skillIds, now), now);
  return jobs.map((one) => ({ ...one, ...compareJob(one.job, evidenceOf) }));
}

/** The clause for jobs near the town of a CV, for a person who named no place to work at. */
async function nearTown(tx: FitCtx["tx"], { contacts: { city } }: Resume, wishes: JobWishes | null) {
  const town = city?.split(/[(,/]/)[0]?.trim();
  if (wishes?.place || !town) return null;
  const place = (await findPlace(tx, { city: town, country: "IT" })) ?? (await findPlace(tx, { city: town }));
  return place?.lat == null || place.lon === null ? null : nearClause({ lat: place.lat, lon: place.lon });
}

/** The open jobs that fit a CV, in order, and the number of jobs that fit it but are outside the person's limits. */
export async function findFits(ctx: FitCtx, { resume, wishes, without }: FitPerson) {
  const { tx, search, now } = ctx;
  const cv = cvSubjects(resume, wishes, await loadLexicon(tx, now));
  const limits = limitClauses(wishes).map(({ clause }) => clause);
  const near = await nearTown(tx, resume, wishes);
  const { jobs, outside } = await askForFits(search, { cv, near, limits, without, most: jobFitLimits.compared }, now);
  const compared = await compareJobs(ctx, resume, jobs);
  const own = new Set([...cv.latest, ...cv.earlier]);
  const facts = {
    years: resume.years,
    hasRoles: cv.wished.length > 0,
    isChanging: own.size > 0 && !cv.wished.some((id) => own.has(id)),
    contracts: wishes?.contracts ?? [],
  };
  return { fits: orderFits(compared, facts), outside };
}
