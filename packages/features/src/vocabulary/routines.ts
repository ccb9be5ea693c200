import type { Routine, WorkWriteCtx } from "../kernel/work.ts";
import type { VocabularyReferenceColumn } from "../kernel/vocabulary-use.ts";
import { announceVocabulary } from "./events.ts";
import { saveUsed } from "./queries.ts";
import { countUses } from "./uses.ts";

/** Counts how often each value list entry is used, and updates the index where the count changed. */
export async function countVocabulary(ctx: WorkWriteCtx, uses: readonly VocabularyReferenceColumn[]): Promise<number> {
  const changed = await saveUsed(ctx.tx, await countUses(ctx.tx, uses));
  await announceVocabulary(ctx.tell, changed);
  return changed.length;
}

export const vocabularyRoutines = (uses: readonly VocabularyReferenceColumn[]): readonly Routine[] => [
  {
    name: "vocabulary.count",
    cron: "*/10 * * * *",
    run: async ({ write }) => {
      await write("counted", (ctx) => countVocabulary(ctx, uses));
    },
  },
];
