import type { ClickSource } from "@orbita/contract";
import { readJobPost } from "../job-posts/index.ts";
import type { Ctx } from "../kernel/ctx.ts";
import { Failure, fail } from "../kernel/failure.ts";
import { talentOf } from "./read-mine.ts";
import { insertSignal } from "./talent-queries.ts";

type Signal = { jobPostId: string; kind: "evidenceSeen" | "applyStarted"; source: ClickSource | null };

/** For the post's statistics: counted once per user. Signals for a post that has closed meanwhile are not counted. */
export async function noteSignal(ctx: Ctx, { jobPostId, kind, source }: Signal): Promise<void> {
  const userId = talentOf(ctx);
  try {
    await readJobPost(ctx, { id: jobPostId });
  } catch (error) {
    if (error instanceof Failure) fail("jobPost.notFound");
    throw error;
  }
  await insertSignal(ctx.tx, { jobPostId, userId, kind, source, at: ctx.now });
}
