import { z } from "zod";
import type { EmitEvent } from "../kernel/ctx.ts";
import { defineEvent } from "../kernel/event.ts";
import { projectEntries } from "./search.ts";

/** A value list entry changed. The reference-data loader also emits this event, by its name. */
export const vocabularyChanged = defineEvent({
  name: "vocabulary.changed",
  payload: z.object({ ids: z.array(z.uuid()) }),
  project: (db, payloads) => projectEntries(db, [...new Set(payloads.flatMap(({ ids }) => ids))]),
});

const batch = 500;

/** Emits change events in batches, because reordering a list changes many entries. */
export async function announceVocabulary(tell: EmitEvent, ids: Iterable<string>): Promise<void> {
  const all = [...new Set(ids)];
  for (let from = 0; from < all.length; from += batch)
    await tell(vocabularyChanged, { ids: all.slice(from, from + batch) });
}
