import type { Application, ApplicationChange } from "@orbita/contract";
import { isOpen } from "@orbita/contract";
import type { Ctx } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { isInSpace } from "../kernel/visibility.ts";
import { applicationChanged } from "./events.ts";
import { checkMove, decideMove, saveMoves, type ApplicationMove } from "./move.ts";
import { lockForMove, type ApplicationToMove } from "./move-queries.ts";
import { canActOnApplication } from "./policy.ts";
import { insertStep, updateApplication } from "./queries.ts";
import { readApplication } from "./read-application.ts";

/**
 * Locks an application that the caller may change. Fails with 404 for applications of other Spaces, so that their existence is
 * not revealed, and with 403 for a member who may only read.
 */
async function openToChange(ctx: Ctx, id: string): Promise<ApplicationToMove> {
  const [row] = await lockForMove(ctx.tx, [id]);
  if (!row || !canActOnApplication(ctx.actor, "read", row) || !isInSpace(row)) return fail("application.notFound");
  allow(canActOnApplication(ctx.actor, "move", row));
  return row;
}

/** Removes duplicate tags that differ only in case; the first spelling wins. */
const settled = (tags: readonly string[]): string[] => {
  const plain = tags.map((tag) => tag.toLocaleLowerCase());
  return tags.filter((_, index) => plain.indexOf(plain[index]!) === index);
};

/**
 * Moves the application, replaces its tags, or both. With a version, only if the application has not changed since that version.
 */
export async function changeApplication(
  ctx: Ctx,
  { id }: { id: string },
  { version, status, words, rejection, tags, notifiedBy }: ApplicationChange & Pick<ApplicationMove, "notifiedBy">,
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

/** Removes the application from the Space's lists, with a reason; the talent keeps it. Open applications must be answered first. */
export async function hideApplication(ctx: Ctx, { id }: { id: string }, { reason }: { reason: string }): Promise<void> {
  const row = await openToChange(ctx, id);
  if (isOpen(row.status)) fail("application.wrongStatus", { status: row.status });
  await updateApplication(ctx.tx, id, { hidden_at: ctx.now });
  const at = { applicationId: id, from: row.status, to: row.status, actorId: ctx.actor.id, at: ctx.now };
  await insertStep(ctx.tx, { ...at, kind: "hidden", reason });
  await ctx.tell(applicationChanged, { id, spaceId: row.space_id });
}
