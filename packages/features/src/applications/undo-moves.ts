import type { BulkMoveResult } from "@orbita/contract";
import type { Ctx } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { isInSpace } from "../kernel/visibility.ts";
import { applicationChanged } from "./events.ts";
import {
  findLastMove,
  findStepsById,
  lockForMove,
  versionsOf,
  type ApplicationToMove,
  type UndoableRow,
} from "./move-queries.ts";
import { canActOnApplication } from "./policy.ts";
import { insertStep, updateApplication, type ApplicationStepRow } from "./queries.ts";
import { canUndo, momentAfter, wasRevealedBy } from "./rules.ts";

type RefusedUndo = BulkMoveResult["refused"][number];

type PreviousState = { movedAt: string; replyBy: string | null; answeredAt: string | null };
const dateOf = (text: string | null) => (text === null ? null : new Date(text));

/**
 * Undoes a step: restores the application as it was before. The name is not hidden again, because a candidate is revealed only
 * after the undo window.
 */
async function takeBack(ctx: Ctx, row: ApplicationToMove, step: ApplicationStepRow): Promise<string> {
  const { before } = step.data as unknown as { before: PreviousState };
  const at = momentAfter(row, ctx.now);
  await updateApplication(ctx.tx, row.id, {
    status: step.from_status!,
    moved_at: new Date(before.movedAt),
    reply_by: dateOf(before.replyBy),
    answered_at: dateOf(before.answeredAt),
  });
  const stepId = await insertStep(ctx.tx, {
    applicationId: row.id,
    kind: "undone",
    from: row.status,
    to: step.from_status!,
    actorId: ctx.actor.id,
    at,
    undoes: step.id,
  });
  await ctx.tell(applicationChanged, { id: row.id, spaceId: row.space_id });
  return stepId;
}

/** Undoes the given moves: only the last move of each application, and only until its talent is notified. */
export async function undoMoves(ctx: Ctx, { stepIds }: { stepIds: string[] }): Promise<BulkMoveResult> {
  const spaceId = ctx.actor.spaceId ?? fail("access.denied");
  allow(canActOnApplication(ctx.actor, "move", { space_id: spaceId }));
  const steps = (await findStepsById(ctx.tx, stepIds)).filter((step) => step.space_id === spaceId);
  const byApplication = new Map<string, UndoableRow>();
  for (const step of steps.toSorted((a, b) => a.seq - b.seq)) byApplication.set(step.application_id, step);
  const known = new Set(steps.map(({ id }) => id));
  const refused: RefusedUndo[] = stepIds
    .filter((id) => !known.has(id))
    .map((id) => ({ id, code: "application.notFound", status: null }));

  const done: { id: string; stepId: string }[] = [];
  const rows = byApplication.size === 0 ? [] : await lockForMove(ctx.tx, [...byApplication.keys()]);
  for (const row of rows) {
    const step = byApplication.get(row.id)!;
    const last = await findLastMove(ctx.tx, row.id);
    const { id, status } = row;
    if (!isInSpace(row)) refused.push({ id, code: "application.notFound", status });
    else if (last?.id !== step.id || step.kind !== "moved")
      refused.push({ id, code: "application.wrongStatus", status });
    else if (!canUndo(step, ctx.now) || wasRevealedBy(row, step))
      refused.push({ id, code: "application.alreadyTold", status });
    else done.push({ id, stepId: await takeBack(ctx, row, step) });
  }
  const versions = await versionsOf(
    ctx.tx,
    done.map(({ id }) => id),
  );
  const moved = done.map((one) => ({ ...one, version: versions.get(one.id)! }));
  return { moved, refused, undoUntil: null, revealing: 0 };
}
