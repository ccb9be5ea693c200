import { emptyResume, type ApplyPreparation, type ClickSource } from "@orbita/contract";
import { mayBeAskedAbout } from "../ai-calls/index.ts";
import { previewForTalent } from "./blind.ts";
import { readJobPost } from "../job-posts/index.ts";
import type { Ctx } from "../kernel/ctx.ts";
import { Failure, fail } from "../kernel/failure.ts";
import { isEmptyResume } from "../resumes/index.ts";
import { findMineOf } from "./mine-queries.ts";
import { presentMyApplication } from "./present-my-application.ts";
import { requireTalent, type ApplicationReadCtx } from "./read-my-application.ts";
import { findReaders } from "./readers.ts";
import { replyByAfter } from "./rules.ts";
import { evidenceAgainst, resumeToSend, snapshotOf } from "./snapshot.ts";
import { insertSignal } from "./talent-queries.ts";

type PreparationInput = { jobPostId: string; versionId?: string | undefined };

/** Everything that the talent needs to see before applying. Writes nothing. */
export async function prepareApplication(
  ctx: ApplicationReadCtx,
  { jobPostId, versionId }: PreparationInput,
): Promise<ApplyPreparation> {
  const { tx, now } = ctx;
  const talentId = requireTalent(ctx);
  const post = await readJobPost(ctx, { id: jobPostId });
  const resume = (await resumeToSend(ctx, { talentId, versionId })) ?? { ...emptyResume, updated: now.toISOString() };
  const row = await findMineOf(tx, { talentId, now }, jobPostId);
  const existing = row && presentMyApplication(row);
  return {
    evidence: await evidenceAgainst(ctx, post, resume),
    readers: await findReaders(tx, post.spaceId),
    blind: post.blind,
    blindResume: post.blind ? previewForTalent(await snapshotOf(tx, talentId, { resume, document: null })) : null,
    replyBy: replyByAfter(now, post.replyDays).toISOString(),
    existing: existing
      ? { id: existing.id, status: existing.status, sent: existing.sent, canSendAgain: existing.canSendAgain }
      : null,
    resumeUpdated: resume.updated,
    resumeEmpty: isEmptyResume(resume),
    assistant: await mayBeAskedAbout(tx, { spaceId: post.spaceId, userId: talentId }),
  };
}

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
