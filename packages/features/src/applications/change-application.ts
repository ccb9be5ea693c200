import type { Application, ApplicationChange } from "@orbita/contract";
import { isOpen } from "@orbita/contract";
import type { Ctx } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { isInSpace } from "../kernel/sight.ts";
import { applicationChanged } from "./events.ts";
import { checkMove, decideMove, saveMoves, type Move } from "./move.ts";
import { lockForMove, type MovingRow } from "./move-queries.ts";
import { can } from "./policy.ts";
import { insertStep, updateApplication } from "./queries.ts";
import { readApplication } from "./read-application.ts";

/** Of what is not their Space's nobody learns whether it is there; who only reads is told so. */
async function openToChange(ctx: Ctx, id: string): Promise<MovingRow> {
  const [row] = await lockForMove(ctx.tx, [id]);
  if (!row || !can(ctx.actor, "read", row) || !isInSpace(row)) return fail("application.notFound");
  allow(can(ctx.actor, "move", row));
  return row;
}

/** Each once, however it is written: as it was written first. */
const settled = (tags: readonly string[]): string[] => {
  const plain = tags.map((tag) => tag.toLocaleLowerCase());
  return tags.filter((_, index) => plain.indexOf(plain[index]!) === index);
};

/** A move, tags, or both; with a version, only if nobody was faster. */
export async function changeApplication(
  ctx: Ctx,
  { id }: { id: string },
  { version, status, words, rejection, tags, notifiedBy }: ApplicationChange & Pick<Move, "notifiedBy">,
): Promise<Application> {
  const row = await openToChange(ctx, id);
  if (version !== undefined && version !== row.version) fail("application.changedMeanwhile", { version: row.version });
  if (status !== undefined) {
    const move = { to: status, words, rejection, notifiedBy };
    const decided = decideMove(row, move, ctx.now);
    await checkMove(ctx, row.space_id, move);
    await saveMoves(ctx, [decided], ctx.actor.id);
  }
  if (tags !== undefined) {
    await updateApplication(ctx.tx, id, { tags: settled(tags) });
    await ctx.tell(applicationChanged, { id, spaceId: row.space_id });
  }
  return readApplication(ctx, { id });
}

/** Out of the Space's lists, with a reason; the talent keeps it. What is open is answered first. */
export async function hideApplication(ctx: Ctx, { id }: { id: string }, { reason }: { reason: string }): Promise<void> {
  const row = await openToChange(ctx, id);
  if (isOpen(row.status)) fail("application.wrongStatus", { status: row.status });
  await updateApplication(ctx.tx, id, { hidden_at: ctx.now });
  const at = { applicationId: id, from: row.status, to: row.status, actorId: ctx.actor.id, at: ctx.now };
  await insertStep(ctx.tx, { ...at, kind: "hidden", reason });
  await ctx.tell(applicationChanged, { id, spaceId: row.space_id });
}
