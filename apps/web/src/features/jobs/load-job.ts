import type { JobPost, KeptPromises } from "@orbita/contract";
import { readSpace } from "~/features/space-page/read-space.ts";
import { api } from "~/shell/api/client.ts";
import { answered, problemOf } from "~/shell/api/failure.ts";
import { pageContext, publicOrigin } from "~/shell/api/request-context.ts";
import { summaryOf, type JobSummary } from "./find-jobs.ts";
import { looksLikeId } from "./jobs-search.ts";

/** What a post was that is open no longer. */
export type ClosedJob = { title: string; space: string; spaceUrl: string };

type Read =
  | { job: JobPost; promises: KeptPromises | null; closed: null }
  | { job: null; promises: null; closed: ClosedJob };

/** How its Space keeps what its posts promise; where that cannot be read, the page says the promise alone. */
const keptBy = ({ space }: JobPost): Promise<KeptPromises | null> =>
  readSpace(space.url).then(
    (found) => found?.promises ?? null,
    () => null,
  );

/** Null: never public, or taken away by who may. */
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

/** A page does not fail because nothing like it can be found just now. What is alike is not for sale: none is called sponsored. */
const similarTo = (id: string): Promise<JobSummary[]> =>
  answered(api().jobPosts.similar({ params: { id } })).then(
    (posts) => posts.map((post) => ({ ...summaryOf(post), sponsored: false })),
    () => [],
  );

/** A post and what is open like it. Of a closed one search engines are told that it is gone for good. */
export async function loadJob(id: string) {
  if (!looksLikeId(id)) return null;
  const [found, similar] = await Promise.all([read(id), similarTo(id)]);
  if (!found) return null;
  if (found.closed) pageContext()?.answerWith(410);
  return { ...found, similar, now: Date.now(), origin: publicOrigin() };
}
