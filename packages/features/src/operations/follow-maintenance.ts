import type { Db } from "@orbita/db";
import type { MaintenanceWindow, MaintenanceWatch } from "../kernel/platform.ts";
import { findMaintenance, isInMaintenance } from "./maintenance-row.ts";

const everyMs = 1_000;

/**
 * Whether the platform is in maintenance, without a query per request: each process reads one row every second. Scheduled
 * maintenance begins and ends exactly on time. While the database is unavailable, the last known state applies.
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
  const closed = (now: Date): MaintenanceWindow | null =>
    isInMaintenance(row, now) ? { until: row.until_at, message: { it: row.message_it, en: row.message_en } } : null;
  return { closed, stop: () => clearInterval(timer) };
}
