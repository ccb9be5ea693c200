import type { JobPost, ReplyStatistics, SalaryBenchmark } from "@orbita/contract";
import { findBenchmark } from "~/domain/salaries/find-salaries.ts";
import { readSpace } from "~/domain/spaces/read-space.ts";
import { api } from "~/shell/api/client.ts";
import { answered, problemOf } from "~/shell/api/failure.ts";
import { pageContext, publicOrigin } from "~/shell/api/request-context.ts";
import { summaryOf, type JobSummary } from "~/domain/job-posts/public/find-jobs.ts";
import { looksLikeId } from "~/domain/job-posts/public/jobs-search.ts";

/** The data of a closed post that stay public. */
export type ClosedJob = { title: string; space: string; spaceUrl: string };

type JobOrClosedJob =
  | { job: JobPost; promises: ReplyStatistics | null; benchmark: SalaryBenchmark | null; closed: null }
  | { job: null; promises: null; benchmark: null; closed: ClosedJob };

/** The Space's reply statistics. If they cannot be loaded, the page shows only the promise. */
const keptBy = ({ space }: JobPost): Promise<ReplyStatistics | null> =>
  readSpace(space.url).then(
    (found) => found?.promises ?? null,
    () => null,
  );

/** Reads an open or closed post. Null if the post was never public or has been removed. */
async function read(id: string): Promise<JobOrClosedJob | null> {
  try {
    const job = await answered(api().jobPosts.read({ params: { id } }));
    const [promises, benchmark] = await Promise.all([keptBy(job), findBenchmark(job)]);
    return { job, promises, benchmark, closed: null };
  } catch (error) {
    const problem = problemOf(error);
    if (problem?.code === "jobPost.closed")
      return { job: null, promises: null, benchmark: null, closed: problem.params as ClosedJob };
    if (problem?.code === "jobPost.notFound") return null;
    throw error;
  }
}

/**
 * Similar open posts. Returns an empty list on failure, so that the page still loads.
 * Payment does not affect similarity, so no row is marked as sponsored.
 */
const similarTo = (id: string): Promise<JobSummary[]> =>
  answered(api().jobPosts.similar({ params: { id } })).then(
    (posts) => posts.map((post) => ({ ...summaryOf(post), sponsored: false })),
    () => [],
  );

/** Loads a post and similar open posts. A closed post responds 410, so that search engines drop it. */
export async function loadJob(id: string) {
  if (!looksLikeId(id)) return null;
  const [found, similar] = await Promise.all([read(id), similarTo(id)]);
  if (!found) return null;
  if (found.closed) pageContext()?.answerWith(410);
  return { ...found, similar, now: Date.now(), origin: publicOrigin() };
}
