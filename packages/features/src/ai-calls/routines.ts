import { sql } from "kysely";
import type { Db } from "@orbita/db";
import type { Routine } from "../kernel/work.ts";

/** Marks running model calls whose reservation has expired as abandoned: their process crashed, so no cost is recorded. */
const markAbandoned = (db: Db, now: Date) =>
  db
    .updateTable("ai_calls")
    .set({ outcome: "abandoned", ended_at: now })
    .where("outcome", "=", "running")
    .where("expires_at", "<=", now)
    .execute();

/**
 * Retention periods. Two years cover all questions about an application; a document is rarely processed again after three months.
 */
const kept = { calls: "24 months", readings: "90 days" };

async function forgetOld(db: Db, now: Date): Promise<void> {
  await sql`delete from ai_calls where at < ${now}::timestamptz - ${kept.calls}::interval`.execute(db);
  await sql`delete from ai_readings where created_at < ${now}::timestamptz - ${kept.readings}::interval`.execute(db);
}

export const aiCallRoutines: readonly Routine[] = [
  { name: "ai.abandoned", cron: "*/2 * * * *", run: async ({ db, now }) => void (await markAbandoned(db, now)) },
  { name: "ai.forgetOld", cron: "40 3 * * *", run: ({ db, now }) => forgetOld(db, now) },
];
