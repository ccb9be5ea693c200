import type { Acquaintance, ResumeCard, Shortlist, ShortlistEntry } from "@orbita/contract";
import type { EntryRow } from "./entry-queries.ts";
import type { ShortlistRow } from "./queries.ts";

export const presentShortlist = (row: ShortlistRow): Shortlist => ({
  id: row.id,
  name: row.name,
  count: row.count,
  version: row.version,
  created: row.created_at.toISOString(),
  updated: row.updated_at.toISOString(),
});

type Known = { cards: ReadonlyMap<string, ResumeCard>; acquaintances: ReadonlyMap<string, Acquaintance> };

/** Of somebody who is not to be found the note alone, and not what else the Space had to do with them. */
export function presentEntry(row: EntryRow, { cards, acquaintances }: Known): ShortlistEntry & { id: string } {
  const talent = cards.get(row.resume_id) ?? null;
  return {
    id: row.resume_id,
    resumeId: row.resume_id,
    talent,
    acquaintance: talent && (acquaintances.get(row.resume_id) ?? null),
    note: row.note,
    by: row.by,
    added: row.created_at.toISOString(),
  };
}
