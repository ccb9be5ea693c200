import type { Db } from "@orbita/db";
import type { Closed, MaintenanceWatch } from "../kernel/platform.ts";
import { findMaintenance, isClosed } from "./maintenance-row.ts";

const everyMs = 1_000;

/**
 * Whether the platform is closed, known in each process without a question for each request: one row, read every second. By a
 * plan it closes and opens at the moment that was said. While the database is away what was known last holds.
 */
export async function followMaintenance(db: Db): Promise<MaintenanceWatch & { stop: () => void }> {
  let row = await findMaintenance(db);
  let looking = false;
  const timer = setInterval(() => {
    if (looking) return;
    looking = true;
    findMaintenance(db)
      .then((found) => void (row = found))
      .catch(() => {})
      .finally(() => void (looking = false));
  }, everyMs).unref();
  const closed = (now: Date): Closed | null =>
    isClosed(row, now) ? { until: row.until_at, message: { it: row.message_it, en: row.message_en } } : null;
  return { closed, stop: () => clearInterval(timer) };
}
