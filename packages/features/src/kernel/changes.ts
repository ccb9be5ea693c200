import type { historyOf } from "@orbita/contract";
import { readHistory, type Db } from "@orbita/db";
import type { z } from "zod";

export type HistoryChange = z.output<typeof historyOf>[number];

type HistoryValues = Record<string, unknown> | null;

/**
 * The history of one entity, oldest first, even if the entity was deleted. Each actor has their current name, or null if their
 * account is gone.
 */
export async function findChanges(db: Db, entity: string, id: string): Promise<HistoryChange[]> {
  const rows = await readHistory(db, entity, id);
  const actors = [...new Set(rows.flatMap(({ actor_id }) => actor_id ?? []))];
  const people = actors.length
    ? await db.selectFrom("users").select(["id", "first_name", "last_name"]).where("id", "in", actors).execute()
    : [];
  const names = new Map(people.map((one) => [one.id, `${one.first_name} ${one.last_name}`]));
  return rows.map(({ at, actor_id, why, before, after }) => ({
    at: at.toISOString(),
    by: (actor_id && names.get(actor_id)) ?? null,
    why,
    before: before as HistoryValues,
    after: after as HistoryValues,
  }));
}
