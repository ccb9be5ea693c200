import type { ContractStatus, Space } from "@orbita/contract";
import type { SlotsRow, SpaceRow } from "./queries.ts";

export const presentSpace = (row: SpaceRow): Space => ({
  id: row.id,
  name: row.name,
  url: row.url,
  created: row.created_at.toISOString(),
  openJobPosts: row.open_job_posts,
});

export const presentSlots = (row: SlotsRow): ContractStatus => ({
  free: { total: row.free_slots, used: row.free_used },
  premium: { total: row.premium_slots, used: row.premium_used },
});
