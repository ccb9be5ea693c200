import type { SkillReferenceColumn } from "../kernel/skill-use.ts";
import type { Routine, WorkWriteCtx } from "../kernel/work.ts";
import { skillChanged } from "./events.ts";
import { saveCounts } from "./queries.ts";
import { countRequests } from "./uses.ts";

const batch = 500;

/** Counts the demand for each skill and updates the index where it changed. */
export async function countSkills(ctx: WorkWriteCtx, uses: readonly SkillReferenceColumn[]): Promise<number> {
  const changed = await saveCounts(ctx.tx, await countRequests(uses, ctx));
  for (let from = 0; from < changed.length; from += batch)
    await ctx.tell(skillChanged, { ids: changed.slice(from, from + batch) });
  return changed.length;
}

export const skillRoutines = (uses: readonly SkillReferenceColumn[]): readonly Routine[] => [
  {
    name: "skills.count",
    cron: "*/10 * * * *",
    run: async ({ write }) => {
      await write("counted", (ctx) => countSkills(ctx, uses));
    },
  },
];
