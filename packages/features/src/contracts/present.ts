import type { SpaceContract } from "@orbita/contract";
import type { ContractRow } from "./queries.ts";

export const presentContract = (row: ContractRow): SpaceContract => ({
  freeSlots: row.free_slots,
  premiumSlots: row.premium_slots,
  licenceCents: row.license_price_cents,
  startsOn: row.starts_on,
  endsOn: row.ends_on,
  pausedSince: row.premium_paused_at?.toISOString() ?? null,
  note: row.note,
  version: row.version,
});
