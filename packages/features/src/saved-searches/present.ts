import type { SavedJobSearch, SavedTalentSearch } from "@orbita/contract";
import type { ShownRow } from "./queries.ts";

export const presentJobSearch = (row: ShownRow, fresh: number): SavedJobSearch => ({
  id: row.id,
  name: row.name,
  frequency: row.frequency,
  filters: row.filters as Record<string, unknown>[],
  address: row.address,
  fresh,
  lastMatch: row.last_match?.toISOString() ?? null,
  broken: row.broken_at !== null,
  version: row.version,
  created: row.created_at.toISOString(),
});

export const presentTalentSearch = (row: ShownRow, fresh: number): SavedTalentSearch => ({
  ...presentJobSearch(row, fresh),
  by: row.by,
});
