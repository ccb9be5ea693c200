import type { JobPost, KeptPromises } from "@orbita/contract";
import { readSpace } from "~/features/space-page/read-space.ts";
import { api } from "~/shell/api/client.ts";
import { answered, problemOf } from "~/shell/api/failure.ts";
import { pageContext, publicOrigin } from "~/shell/api/request-context.ts";
import { summaryOf, type JobSummary } from "./find-jobs.ts";
import { looksLikeId } from "./jobs-search.ts";

/** The remaining public data of a closed post. */
export type ClosedJob = { title: string; space: string; spaceUrl: string };

type Read =
  | { job: JobPost; promises: KeptPromises | null; closed: null }
  | { job: null; promises: null; closed: ClosedJob };

/** The Space's reply statistics. If they cannot be loaded, the page shows only the promise. */
const keptBy = ({ space }: JobPost): Promise<KeptPromises | null> =>
  readSpace(space.url).then(
    (found) => found?.promises ?? null,
    () => null,
  );

/** Null if the post was never public or has been removed. */
async function read(id: string): Promise<Read | null> {
  try {
    const job = await answered(api().jobPosts.read({ params: { id } }));
    return { job, promises: await keptBy(job), closed: null };
  } catch (error) {
    const problem = problemOf(error);
    if (problem?.code === "jobPost.closed") return { job: null, promises: null, closed: problem.params as ClosedJob };
    if (problem?.code === "jobPost.notFound") return null;
    throw error;
  }
}

/** Returns an empty list on failure, so that the page still loads. Similarity cannot be bought, so no row is marked as sponsored. */
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
