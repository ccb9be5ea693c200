import { inLots, type Routine, type WorkCtx } from "../kernel/work.ts";
import { askQuestions } from "./ask-questions.ts";
import { findDue, type DueRow } from "./due-queries.ts";
import { keepMatches } from "./keep-matches.ts";

/** Searches per request to the index and per transaction. */
const batch = 200;

/** Queries the index between transactions. If a worker crashes, the searches it had not saved stay due. */
export async function askSavedSearches(ctx: WorkCtx): Promise<number> {
  let last: DueRow | undefined;
  return inLots(1, async () => {
    const rows = await findDue(ctx.db, ctx.now, last, batch);
    if (rows.length === 0) return 0;
    const asked = await askQuestions(ctx, rows);
    await ctx.write("alerts", (tx) => keepMatches(tx, asked));
    last = rows.at(-1);
    return rows.length;
  });
}

export const savedSearchRoutines: readonly Routine[] = [
  { name: "savedSearches.ask", cron: "* * * * *", run: askSavedSearches },
];
