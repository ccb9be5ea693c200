import type { Maintenance } from "@orbita/contract";
import type { Db } from "@orbita/db";

export type MaintenanceRow = {
  on_now: boolean;
  from_at: Date | null;
  until_at: Date | null;
  message_it: string;
  message_en: string;
  version: number;
};

const columns = ["on_now", "from_at", "until_at", "message_it", "message_en", "version"] as const;

export const findMaintenance = (db: Db): Promise<MaintenanceRow> =>
  db.selectFrom("maintenance").select(columns).executeTakeFirstOrThrow();

export const presentMaintenance = (row: MaintenanceRow): Maintenance => ({
  on: row.on_now,
  from: row.from_at?.toISOString() ?? null,
  until: row.until_at?.toISOString() ?? null,
  message: { it: row.message_it, en: row.message_en },
  version: row.version,
});

/** Whether the platform is in maintenance. Manual maintenance lasts until somebody ends it; scheduled maintenance begins and ends by itself. */
export const isInMaintenance = ({ on_now, from_at, until_at }: MaintenanceRow, now: Date): boolean =>
  on_now || (from_at !== null && from_at <= now && (until_at === null || now < until_at));
