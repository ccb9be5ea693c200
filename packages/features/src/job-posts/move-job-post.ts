import type { ClosingMessage, ClosingOutcome, JobPostId, JobPostStatus, OwnJobPost } from "@orbita/contract";
import { withReason } from "@orbita/db";
import type { Ctx } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { jobPostChanged } from "./events.ts";
import { jobPostClosed } from "./jobs.ts";
import { canActOnJobPost } from "./policy.ts";
import { presentOwnJobPost } from "./present.ts";
import { lockJobPost, saveJobPost, type JobPostRow } from "./queries.ts";
import { move } from "./rules.ts";

export type JobPostStatusChange = {
  to: Exclude<JobPostStatus, "published">;
  outcome?: ClosingOutcome | undefined;
  answer?: (ClosingMessage & { by: string }) | undefined;
};

/** Changes the status of a post. The caller must have locked the post and checked that the actor may write it. */
export async function moveLocked(
  ctx: Pick<Ctx, "tx" | "now" | "tell" | "enqueue">,
  post: JobPostRow,
  { to, outcome, answer }: JobPostStatusChange,
): Promise<JobPostRow> {
  if (outcome) await withReason(ctx.tx, outcome);
  const next = await saveJobPost(ctx.tx, move(post, to, outcome ?? null));
  await ctx.tell(jobPostChanged, { id: post.id, seen: post.status === "published" });
  if (post.published_at !== null && (to === "unpublished" || to === "deleted"))
    await ctx.enqueue(jobPostClosed, { jobPostId: post.id, closedAt: ctx.now.toISOString(), answer });
  return next;
}

/** Ends the publication of a post: suspends it, returns it to draft, closes it with an outcome, or deletes it. */
export async function moveJobPost(
  ctx: Ctx,
  { id }: { id: JobPostId },
  given: JobPostStatusChange,
): Promise<OwnJobPost> {
  const post = (await lockJobPost(ctx.tx, id)) ?? fail("jobPost.notFound");
  allow(canActOnJobPost(ctx.actor, "write", post));
  return presentOwnJobPost(await moveLocked(ctx, post, given), ctx.now);
}

/**
 * Checks the text of a reply to all candidates of a closed post. `catalogue.ts` passes it in, because the rules for texts
 * belong to the feature `applications`.
 */
export type ClosingMessageCheck = (words: ClosingMessage["words"]) => void;

type ClosingInput = { outcome: ClosingOutcome; answer?: ClosingMessage | undefined };

/** Closes a post manually, with an outcome and an optional reply to all waiting candidates. Fails if the reply's text is not lawful. */
export async function closeJobPost(
  ctx: Ctx,
  params: { id: JobPostId },
  { outcome, answer }: ClosingInput,
  checkWords: ClosingMessageCheck,
): Promise<OwnJobPost> {
  if (answer) checkWords(answer.words);
  const signed = answer && { ...answer, by: ctx.actor.id! };
  return moveJobPost(ctx, params, { to: "unpublished", outcome, answer: signed });
}
