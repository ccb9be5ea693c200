import { openStatuses, type ClosingMessage, type OpenStatus } from "@orbita/contract";
import type { WorkWriteCtx } from "../kernel/work.ts";
import { decideMove, saveMoves, type ApplicationMove } from "./move.ts";
import { lockForMove } from "./move-queries.ts";
import { findOpenOf } from "./talent-queries.ts";

export type PostClosingAnswer = ClosingMessage & { readonly by: string };

const some = 100;
/**
 * Stages in which a member and the candidate are in personal contact. When a post closes, the same text for all candidates is
 * not sent to these candidates, unless `talks` is set.
 */
const inTalks: readonly OpenStatus[] = ["interview", "offer"];

const moveOf = ({ words }: PostClosingAnswer): ApplicationMove => ({
  to: "rejected",
  rejection: { reason: "positionGone", requirements: [], words, suggestedJobPostId: null },
});

/**
 * Rejects one batch of the applications that are open when their post closes, as if each had been rejected by hand: one step
 * with the text, and a notification after the undo window. A second run skips the rejected applications.
 */
export async function answerOpenApplications(
  ctx: WorkWriteCtx,
  { jobPostId, until }: { jobPostId: string; until: Date },
  answer: PostClosingAnswer,
): Promise<number> {
  const statuses = openStatuses.filter((status) => answer.talks || !inTalks.includes(status));
  const ids = await findOpenOf(ctx.tx, statuses, { jobPostId, until, limit: some });
  if (ids.length === 0) return 0;
  const rows = (await lockForMove(ctx.tx, ids)).filter(({ status }) =>
    (statuses as readonly string[]).includes(status),
  );
  await saveMoves(
    ctx,
    rows.map((row) => decideMove(row, moveOf(answer), ctx.now)),
    answer.by,
  );
  return ids.length;
}
