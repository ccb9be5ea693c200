import type { SkillUse } from "../kernel/skill-use.ts";
import type { Routine, WorkTx } from "../kernel/work.ts";
import { skillChanged } from "./events.ts";
import { saveCounts } from "./queries.ts";
import { askedFor } from "./uses.ts";

const batch = 500;

/** Counts the demand for each skill and updates the index where it changed. */
export async function countSkills(ctx: WorkTx, uses: readonly SkillUse[]): Promise<number> {
  const changed = await saveCounts(ctx.tx, await askedFor(uses, ctx));
  for (let from = 0; from < changed.length; from += batch)
    await ctx.tell(skillChanged, { ids: changed.slice(from, from + batch) });
  return changed.length;
}

export const skillRoutines = (uses: readonly SkillUse[]): readonly Routine[] => [
  {
    name: "skills.count",
    cron: "*/10 * * * *",
    run: async ({ write }) => {
      await write("counted", (ctx) => countSkills(ctx, uses));
    },
  },
];
