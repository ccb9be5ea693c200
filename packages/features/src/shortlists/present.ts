import type { PriorContact, Shortlist, ShortlistEntry } from "@orbita/contract";
import type { TalentCard } from "../talent-search/index.ts";
import type { ShortlistEntryRow } from "./entry-queries.ts";
import type { ShortlistRow } from "./queries.ts";

export const presentShortlist = (row: ShortlistRow): Shortlist => ({
  id: row.id,
  name: row.name,
  count: row.count,
  version: row.version,
  created: row.created_at.toISOString(),
  updated: row.updated_at.toISOString(),
});

type TalentFacts = { cards: ReadonlyMap<string, TalentCard>; acquaintances: ReadonlyMap<string, PriorContact> };

/**
 * An entry of a shortlist. For a person who is no longer findable it shows only the note, and not the Space's other contacts with
 * them.
 */
export function presentShortlistEntry(
  row: ShortlistEntryRow,
  { cards, acquaintances }: TalentFacts,
): ShortlistEntry & { id: string } {
  const shown = cards.get(row.resume_id);
  const known = acquaintances.get(row.resume_id) ?? null;
  // An application shows the person's name. Beside a CV whose name is withheld it would reveal whose CV it is, so it is left out.
  const acquaintance = known && shown?.withheld ? { ...known, applied: null } : known;
  return {
    id: row.resume_id,
    resumeId: row.resume_id,
    talent: shown?.card ?? null,
    acquaintance: shown ? acquaintance : null,
    note: row.note,
    by: row.by,
    added: row.created_at.toISOString(),
  };
}
