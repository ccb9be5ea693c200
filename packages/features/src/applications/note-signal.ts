import type { ClickSource } from "@orbita/contract";
import { readJobPost } from "../job-posts/index.ts";
import type { Ctx } from "../kernel/ctx.ts";
import { Failure, fail } from "../kernel/failure.ts";
import { requireTalent } from "./read-my-application.ts";
import { insertSignal } from "./talent-queries.ts";

type ApplySignalInput = { jobPostId: string; kind: "evidenceSeen" | "applyStarted"; source: ClickSource | null };

/**
 * Records that a talent viewed the evidence of their CV for a post, or started an application, once per user and kind, for the post's statistics.
 * Refuses the signal if the talent can no longer read the post.
 */
export async function noteSignal(ctx: Ctx, { jobPostId, kind, source }: ApplySignalInput): Promise<void> {
  const userId = requireTalent(ctx);
  try {
    await readJobPost(ctx, { id: jobPostId });
  } catch (error) {
    if (error instanceof Failure) fail("jobPost.notFound");
    throw error;
  }
  await insertSignal(ctx.tx, { jobPostId, userId, kind, source, at: ctx.now });
}
