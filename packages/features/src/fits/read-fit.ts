import type { Evidence, JobFit, JobFitCounts, JobFitDetail, JobFits, JobFitState, JobPostId } from "@orbita/contract";
import { readJobPost, readSeenJobPosts } from "../job-posts/index.ts";
import type { ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { readSettings } from "../people/index.ts";
import { isEmptyResume, loadResume } from "../resumes/index.ts";
import { bestLine, countsOf } from "./compare.ts";
import { compareJobs, findFits } from "./find-fits.ts";
import { loadFitPerson } from "./fit-person.ts";
import { limitsBrokenBy } from "./limits.ts";
import type { RankedJob } from "./order.ts";
import { bestSteps, countGaps, stepTowards, withJobs } from "./steps.ts";

/** The user's CV, or why it is not compared with jobs. */
async function loadOwnResume(ctx: ReadCtx) {
  const userId = ctx.actor.id ?? fail("access.unauthenticated");
  const { jobFits } = await readSettings(ctx);
  if (!jobFits) return { userId, state: "off" as const };
  const resume = await loadResume(ctx, { ownerId: userId });
  return !resume || isEmptyResume(resume)
    ? { userId, state: "noCv" as const }
    : { userId, state: "ready" as const, resume };
}

function presentFit({ job, evidence }: RankedJob, position: number): JobFit {
  const {
    languages: _languages,
    education: _level,
    educationMandatory: _mandatory,
    educationField: _field,
    ...row
  } = job;
  return { position, job: row, fit: countsOf(job.id, evidence), line: bestLine(evidence) };
}

/** One page of the open jobs that fit the user's CV. */
export async function listFits(ctx: ReadCtx, { page, size }: { page: number; size: number }): Promise<JobFits> {
  const own = await loadOwnResume(ctx);
  const { fits, outside } =
    own.state === "ready"
      ? await findFits(ctx, await loadFitPerson(ctx, own.userId, own.resume))
      : { fits: [], outside: 0 };
  const from = page * size;
  return {
    state: own.state,
    content: fits.slice(from, from + size).map((fit, at) => presentFit(fit, from + at + 1)),
    page,
    size,
    totalElements: fits.length,
    totalPages: Math.ceil(fits.length / size),
    outside,
    steps: bestSteps(fits),
    computed: ctx.now.toISOString(),
  };
}

const nothing = (state: JobFitState, id: string): JobFitDetail => ({
  state,
  fit: countsOf(id, []),
  requirements: [],
  position: null,
  listed: 0,
  outside: [],
});

/** Compares an open job with the user's CV. The job need not be in their list. */
export async function readFit(ctx: ReadCtx, { id }: { id: JobPostId }): Promise<JobFitDetail> {
  const job = await readJobPost(ctx, { id });
  const own = await loadOwnResume(ctx);
  if (own.state !== "ready") return nothing(own.state, id);
  const person = await loadFitPerson(ctx, own.userId, own.resume);
  const { fits } = await findFits(ctx, person);
  const gaps = countGaps(fits);
  const [compared] = await compareJobs(ctx, own.resume, [{ job }]);
  const place = fits.findIndex((fit) => fit.job.id === id);
  const stepOf = (evidence: Evidence) => {
    const step = stepTowards(evidence);
    return step && withJobs(step, evidence.requirement, gaps);
  };
  return {
    state: "ready",
    fit: countsOf(id, compared!.evidence),
    requirements: compared!.evidence.map((evidence) => ({ evidence, step: stepOf(evidence) })),
    position: place === -1 ? null : place + 1,
    listed: fits.length,
    outside: await limitsBrokenBy(ctx.search, id, person.wishes),
  };
}

/** The counts for rows of jobs, from the tables, so that a job that was just changed is counted correctly. */
export async function countFits(ctx: ReadCtx, ids: readonly JobPostId[]): Promise<JobFitCounts[]> {
  const own = await loadOwnResume(ctx);
  if (own.state !== "ready") return [];
  const posts = (await readSeenJobPosts(ctx, ids)).filter(({ jobPostStatus }) => jobPostStatus === "published");
  const compared = await compareJobs(
    ctx,
    own.resume,
    posts.map((job) => ({ job })),
  );
  return compared.map(({ job, evidence }) => countsOf(job.id, evidence)).filter(({ total }) => total > 0);
}
