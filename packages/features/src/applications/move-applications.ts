import { reveals, type BulkMoveRequest, type ApplicationStatus, type BulkMoveResult } from "@orbita/contract";
import type { Ctx } from "../kernel/ctx.ts";
import { allow, fail, Failure } from "../kernel/failure.ts";
import { isInSpace } from "../kernel/visibility.ts";
import { checkMove, decideMove, saveMoves, messageOf, type DecidedMove } from "./move.ts";
import { lockForMove, versionsOf, type ApplicationToMove } from "./move-queries.ts";
import { canActOnApplication } from "./policy.ts";
import { isBlind } from "./rules.ts";

type RefusedMove = BulkMoveResult["refused"][number];

const refusal = (id: string, error: unknown, status: ApplicationStatus): RefusedMove => {
  if (error instanceof Failure) return { id, code: error.code, status };
  throw error;
};

/** Moves each application on its own: applications that cannot move are returned with their status, and the others are moved. */
export async function moveApplications(ctx: Ctx, { ids, ...move }: BulkMoveRequest): Promise<BulkMoveResult> {
  const spaceId = ctx.actor.spaceId ?? fail("access.denied");
  allow(canActOnApplication(ctx.actor, "move", { space_id: spaceId }));
  if (move.to === "rejected" && messageOf(move) === null) fail("application.wordsMissing", { language: "it" });
  await checkMove(ctx, spaceId, move);

  const locked = await lockForMove(ctx.tx, [...new Set(ids)]);
  const rows = new Map(locked.filter((row) => row.space_id === spaceId && isInSpace(row)).map((row) => [row.id, row]));
  const missing = [...new Set(ids)].filter((id) => !rows.has(id));
  const refused: RefusedMove[] = missing.map((id) => ({ id, code: "application.notFound", status: null }));
  const decided: DecidedMove[] = [];
  const decide = (row: ApplicationToMove) => {
    try {
      decided.push(decideMove(row, move, ctx.now));
    } catch (error) {
      refused.push(refusal(row.id, error, row.status));
    }
  };
  for (const row of rows.values()) decide(row);

  const saved = await saveMoves(ctx, decided, ctx.actor.id);
  const versions = await versionsOf(
    ctx.tx,
    saved.map(({ id }) => id),
  );
  // All moves can be undone until the end of the undo window that ends first.
  const until = saved.map(({ toldAt }) => toldAt).toSorted((a, b) => a.getTime() - b.getTime())[0];
  return {
    moved: saved.map(({ id, stepId }) => ({ id, stepId, version: versions.get(id)! })),
    refused,
    undoUntil: until?.toISOString() ?? null,
    revealing: decided.filter(({ row }) => isBlind(row) && reveals(move.to)).length,
  };
}
