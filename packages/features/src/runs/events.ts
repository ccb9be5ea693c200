import { sql } from "kysely";
import { z } from "zod";
import { defineEvent, type RealtimeAnnouncement } from "../kernel/event.ts";
import type { WorkWriteCtx } from "../kernel/work.ts";
import { setRun } from "./queries.ts";

/** The interval in milliseconds at which the progress of a run is saved and published. */
export const beatMs = 500;

/** The progress of a run, published to all admins at most twice a second per run. */
export const runChanged = defineEvent({
  name: "run.changed",
  payload: z.object({ id: z.uuid() }),
  announce: async (db, payloads) => {
    const { rows } = await sql<{ id: string }>`
      select id from users where 'admin' = any (scopes) and enabled`.execute(db);
    return payloads.flatMap(({ id }) =>
      rows.map((admin): RealtimeAnnouncement => ({ to: { userId: admin.id }, message: { type: "run.changed", id } })),
    );
  },
});

type RunHeartbeatRow = { readonly id: string; readonly told_at: Date | null };

/** Publishes the progress of a run, at most once per `beatMs` except for its end. The caller must have locked the row. */
export async function emitHeartbeat(
  { tx, tell }: Pick<WorkWriteCtx, "tx" | "tell">,
  { id, told_at }: RunHeartbeatRow,
  { over = false } = {},
): Promise<void> {
  const now = new Date();
  if (!over && told_at && now.getTime() - told_at.getTime() < beatMs) return;
  await setRun(tx, id, { told_at: now });
  await tell(runChanged, { id });
}
