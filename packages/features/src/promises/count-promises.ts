import { alone } from "@orbita/db";
import { findRecruiters } from "../kernel/recruiters.ts";
import type { WorkCtx, WorkTx } from "../kernel/work.ts";
import { notify } from "../notifications/index.ts";
import { promiseChanged } from "./events.ts";
import { measureSpaces, type MeasuredSpace } from "./measure.ts";
import { isAsCounted, lockPromise, noteWhatTheClockChanged, savePromise, takeWaiting } from "./queries.ts";
import { standingOf } from "./rules.ts";

/** Once per approach to the limit: recruiters who caught up are warned again when the Space comes near it the next time. */
async function announce(ctx: WorkTx, { space_id, overdue, recent }: MeasuredSpace): Promise<void> {
  const recruiters = await findRecruiters(ctx.tx, space_id);
  await notify(ctx, {
    kind: "promise.near",
    userIds: recruiters.map(({ id }) => id),
    key: `promise.near:${space_id}:${ctx.now.toISOString()}`,
    spaceId: space_id,
    data: { late: String(overdue), recent: String(recent) },
  });
}

async function save(ctx: WorkTx, measured: MeasuredSpace): Promise<void> {
  const row = await lockPromise(ctx.tx, measured.space_id);
  const isNear = standingOf(measured) !== "kept";
  const known = row?.announced_at ?? null;
  if (isAsCounted(row, measured) && isNear === (known !== null)) return;
  await savePromise(ctx.tx, { ...measured, announced_at: isNear ? (known ?? ctx.now) : null });
  await ctx.tell(promiseChanged, { spaceId: measured.space_id });
  if (isNear && known === null) await announce(ctx, measured);
}

/** Deletes the queued rows in the transaction that counts them, so that a crash in between loses none. */
async function countSome(ctx: WorkTx): Promise<boolean> {
  const { spaceIds, more } = await takeWaiting(ctx.tx);
  for (const measured of await measureSpaces(ctx.tx, spaceIds, ctx.now)) await save(ctx, measured);
  return more;
}

/** Runs every minute for Spaces that replied, received applications, or had promises that expired. */
export const countPromises = ({ db, write }: Pick<WorkCtx, "db" | "write">): Promise<void> =>
  alone(db, "promises", async () => {
    await write("promises that ended", ({ tx, now }) => noteWhatTheClockChanged(tx, now));
    while (await write("promises", countSome));
  });
