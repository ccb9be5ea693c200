import type { ClosingAnswer, ClosingOutcome, JobPostId, JobPostStatus, OwnJobPost } from "@orbita/contract";
import { because } from "@orbita/db";
import type { Ctx } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { jobPostChanged } from "./events.ts";
import { jobPostClosed } from "./jobs.ts";
import { can } from "./policy.ts";
import { presentOwnJobPost } from "./present.ts";
import { lockJobPost, saveJobPost, type JobPostRow } from "./queries.ts";
import { move } from "./rules.ts";

export type Move = {
  to: Exclude<JobPostStatus, "published">;
  outcome?: ClosingOutcome | undefined;
  answer?: (ClosingAnswer & { by: string }) | undefined;
};

/** Expects a locked post that the actor may write. */
export async function moveLocked(
  ctx: Pick<Ctx, "tx" | "now" | "tell" | "enqueue">,
  post: JobPostRow,
  { to, outcome, answer }: Move,
): Promise<JobPostRow> {
  if (outcome) await because(ctx.tx, outcome);
  const next = await saveJobPost(ctx.tx, move(post, to, outcome ?? null));
  await ctx.tell(jobPostChanged, { id: post.id, seen: post.status === "published" });
  if (post.published_at !== null && (to === "unpublished" || to === "deleted"))
    await ctx.enqueue(jobPostClosed, { jobPostId: post.id, closedAt: ctx.now.toISOString(), answer });
  return next;
}

/** Every transition out of publication: suspended, back to draft, closed with an outcome, deleted. */
export async function moveJobPost(ctx: Ctx, { id }: { id: JobPostId }, given: Move): Promise<OwnJobPost> {
  const post = (await lockJobPost(ctx.tx, id)) ?? fail("jobPost.notFound");
  allow(can(ctx.actor, "write", post));
  return presentOwnJobPost(await moveLocked(ctx, post, given), ctx.now);
}

/** Checks the text of a reply. The catalogue provides it, because this feature does not know the rules. */
export type CheckWords = (words: ClosingAnswer["words"]) => void;

type Closing = { outcome: ClosingOutcome; answer?: ClosingAnswer | undefined };

/** Closes a post manually, with an outcome and a reply to all waiting candidates. Fails if the text is not lawful. */
export async function closeJobPost(
  ctx: Ctx,
  params: { id: JobPostId },
  { outcome, answer }: Closing,
  checkWords: CheckWords,
): Promise<OwnJobPost> {
  if (answer) checkWords(answer.words);
  const signed = answer && { ...answer, by: ctx.actor.id! };
  return moveJobPost(ctx, params, { to: "unpublished", outcome, answer: signed });
}
