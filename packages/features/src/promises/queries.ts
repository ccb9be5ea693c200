import type { Tables, Tx } from "@orbita/db";
import { sql, type Selectable } from "kysely";
import { windowStart, type ReplyFigures, type SpaceReplyFigures } from "./measure.ts";

type PromiseRow = Selectable<Tables["space_promises"]>;

const some = 1_000;

/** Removes one batch from the queue of Spaces whose reply figures must be counted again, and returns these Spaces. */
export async function takeWaiting(tx: Tx): Promise<{ spaceIds: string[]; more: boolean }> {
  const { rows } = await sql<{ space_id: string }>`
    delete from promise_waiting where number in (select number from promise_waiting order by number limit ${some})
    returning space_id`.execute(tx);
  return { spaceIds: [...new Set(rows.map(({ space_id }) => space_id))], more: rows.length === some };
}

/** Queues Spaces where a promised deadline passed, or an application left the 90-day period, since the last run. */
export async function queueTimeChanges(tx: Tx, now: Date): Promise<void> {
  const { rows } = await sql<{ at: Date }>`select at from promise_clock for update`.execute(tx);
  const from = rows[0]!.at;
  if (from >= now) return;
  await sql`
    insert into promise_waiting (space_id)
    select space_id from applications where reply_by >= ${from} and reply_by < ${now}
    union select space_id from applications where sent_at >= ${windowStart(from)} and sent_at < ${windowStart(now)}`.execute(
    tx,
  );
  await sql`update promise_clock set at = ${now}`.execute(tx);
}

const figures = [
  "promised_days",
  "recent",
  "in_time",
  "late",
  "missed",
  "owed",
  "due",
  "overdue",
  "median_days",
] as const;

export const lockPromise = (tx: Tx, spaceId: string): Promise<PromiseRow | undefined> =>
  tx.selectFrom("space_promises").selectAll().where("space_id", "=", spaceId).forUpdate().executeTakeFirst();

export const isAsCounted = (row: PromiseRow | undefined, measured: ReplyFigures): boolean =>
  row !== undefined && figures.every((name) => row[name] === measured[name]);

export async function savePromise(
  tx: Tx,
  { announced_at, ...measured }: SpaceReplyFigures & { announced_at: Date | null },
): Promise<void> {
  const counted = { ...measured, announced_at };
  await tx
    .insertInto("space_promises")
    .values(counted)
    .onConflict((conflict) =>
      conflict.column("space_id").doUpdateSet({ ...counted, version: sql`space_promises.version + 1` }),
    )
    .execute();
}
