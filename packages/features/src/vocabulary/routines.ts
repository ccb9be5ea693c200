import type { Routine, WorkTx } from "../kernel/work.ts";
import type { VocabularyUse } from "../kernel/vocabulary-use.ts";
import { tellChanged } from "./events.ts";
import { saveUsed } from "./queries.ts";
import { countUses } from "./uses.ts";

/** Counts the uses and updates the index where they changed. */
export async function countVocabulary(ctx: WorkTx, uses: readonly VocabularyUse[]): Promise<number> {
  const changed = await saveUsed(ctx.tx, await countUses(ctx.tx, uses));
  await tellChanged(ctx.tell, changed);
  return changed.length;
}

export const vocabularyRoutines = (uses: readonly VocabularyUse[]): readonly Routine[] => [
  {
    name: "vocabulary.count",
    cron: "*/10 * * * *",
    run: async ({ write }) => {
      await write("counted", (ctx) => countVocabulary(ctx, uses));
    },
  },
];
