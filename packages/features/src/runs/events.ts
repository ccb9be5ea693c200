import { sql } from "kysely";
import { z } from "zod";
import { defineEvent, type Announcement } from "../kernel/event.ts";
import type { WorkTx } from "../kernel/work.ts";
import { setRun } from "./queries.ts";

/** So often a run is written down and told, whatever it counts. */
export const beatMs = 500;

/** How far a run is: told to every administrator, at most twice a second for each run. */
export const runChanged = defineEvent({
  name: "run.changed",
  payload: z.object({ id: z.uuid() }),
  announce: async (db, payloads) => {
    const { rows } = await sql<{ id: string }>`
      select id from users where 'admin' = any (scopes) and enabled`.execute(db);
    return payloads.flatMap(({ id }) =>
      rows.map((admin): Announcement => ({ to: { userId: admin.id }, message: { type: "run.changed", id } })),
    );
  },
});

type Told = { readonly id: string; readonly told_at: Date | null };

/** Unless it was told a moment ago; its end always. The row is locked. */
export async function tellBeat(
  { tx, tell }: Pick<WorkTx, "tx" | "tell">,
  { id, told_at }: Told,
  { over = false } = {},
): Promise<void> {
  const now = new Date();
  if (!over && told_at && now.getTime() - told_at.getTime() < beatMs) return;
  await setRun(tx, id, { told_at: now });
  await tell(runChanged, { id });
}
