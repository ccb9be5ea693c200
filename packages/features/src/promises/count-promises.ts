import { alone } from "@orbita/db";
import { findRecruiters } from "../kernel/recruiters.ts";
import type { WorkCtx, WorkWriteCtx } from "../kernel/work.ts";
import { notify } from "../notifications/index.ts";
import { promiseChanged } from "./events.ts";
import { measureSpaces, type SpaceReplyFigures } from "./measure.ts";
import { isAsCounted, lockPromise, queueTimeChanges, savePromise, takeWaiting } from "./queries.ts";
import { promiseStateOf } from "./rules.ts";

/**
 * Warns the recruiters that the Space is near the limit of late replies. They are warned once per approach: after they have
 * caught up, the next approach causes a new warning.
 */
async function announce(ctx: WorkWriteCtx, { space_id, overdue, recent }: SpaceReplyFigures): Promise<void> {
  const recruiters = await findRecruiters(ctx.tx, space_id);
  await notify(ctx, {
    kind: "promise.near",
    userIds: recruiters.map(({ id }) => id),
    key: `promise.near:${space_id}:${ctx.now.toISOString()}`,
    spaceId: space_id,
    data: { late: String(overdue), recent: String(recent) },
  });
}

async function save(ctx: WorkWriteCtx, measured: SpaceReplyFigures): Promise<void> {
  const row = await lockPromise(ctx.tx, measured.space_id);
  const isNear = promiseStateOf(measured) !== "kept";
  const known = row?.announced_at ?? null;
  if (isAsCounted(row, measured) && isNear === (known !== null)) return;
  await savePromise(ctx.tx, { ...measured, announced_at: isNear ? (known ?? ctx.now) : null });
  await ctx.tell(promiseChanged, { spaceId: measured.space_id });
  if (isNear && known === null) await announce(ctx, measured);
}

/** Counts the reply figures of one batch of queued Spaces. The queued rows are deleted in the same transaction, so that a crash loses none. */
async function countSome(ctx: WorkWriteCtx): Promise<boolean> {
  const { spaceIds, more } = await takeWaiting(ctx.tx);
  for (const measured of await measureSpaces(ctx.tx, spaceIds, ctx.now)) await save(ctx, measured);
  return more;
}

/** The routine that counts reply figures every minute, for Spaces that replied, received applications, or let a promise expire. */
export const countPromises = ({ db, write }: Pick<WorkCtx, "db" | "write">): Promise<void> =>
  alone(db, "promises", async () => {
    await write("promises that ended", ({ tx, now }) => queueTimeChanges(tx, now));
    while (await write("promises", countSome));
  });
