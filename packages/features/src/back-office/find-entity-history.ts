import type { EntityDescription, EntityHistoryEntry } from "@orbita/contract";
import { readHistory, type Db } from "@orbita/db";
import { findAround } from "./around.ts";
import { mergeHistory } from "./merge-history.ts";

type HistoryRecordValues = Record<string, unknown> | null;
type ChangeWithAuthorId = EntityHistoryEntry & { byId: string | null };

async function withNames(db: Db, changes: readonly ChangeWithAuthorId[]): Promise<EntityHistoryEntry[]> {
  const ids = [...new Set(changes.flatMap(({ byId }) => byId ?? []))];
  const people = ids.length
    ? await db.selectFrom("users").select(["id", "first_name", "last_name"]).where("id", "in", ids).execute()
    : [];
  const names = new Map(people.map((one) => [one.id, `${one.first_name} ${one.last_name}`]));
  return changes.map((change) => ({ ...change, by: (change.byId && names.get(change.byId)) ?? null }));
}

/** The changes of a record and the events related to it, newest first; also for a deleted record. */
export async function findEntityHistory(
  db: Db,
  { kind, history }: EntityDescription,
  id: string,
): Promise<EntityHistoryEntry[]> {
  if (history === null) return [];
  const [rows, around] = await Promise.all([readHistory(db, history, id), findAround(db, kind, id)]);
  const changes = rows.map(({ at, actor_id, why, before, after }) => ({
    at: at.toISOString(),
    by: null,
    byId: actor_id,
    why,
    what: null,
    details: {},
    before: before as HistoryRecordValues,
    after: after as HistoryRecordValues,
  }));
  const told = mergeHistory(changes, around);
  return withNames(
    db,
    told.toSorted((a, b) => b.at.localeCompare(a.at)),
  );
}
