import { z } from "zod";
import type { Tell } from "../kernel/ctx.ts";
import { defineEvent } from "../kernel/event.ts";
import { projectEntries } from "./search.ts";

/** The reference-data loader also emits this event, by its name. */
export const vocabularyChanged = defineEvent({
  name: "vocabulary.changed",
  payload: z.object({ ids: z.array(z.uuid()) }),
  project: (db, payloads) => projectEntries(db, [...new Set(payloads.flatMap(({ ids }) => ids))]),
});

const batch = 500;

/** Emits in batches: reordering a list changes many entries. */
export async function tellChanged(tell: Tell, ids: Iterable<string>): Promise<void> {
  const all = [...new Set(ids)];
  for (let from = 0; from < all.length; from += batch)
    await tell(vocabularyChanged, { ids: all.slice(from, from + batch) });
}
