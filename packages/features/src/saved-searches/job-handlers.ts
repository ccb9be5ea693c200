import { runInBatches, type Routine, type WorkCtx } from "../kernel/work.ts";
import { runSavedSearches } from "./run-saved-searches.ts";
import { findDueSearches, type DueSearchRow } from "./due-queries.ts";
import { saveMatches } from "./save-matches.ts";

/** Number of saved searches per request to the index and per transaction. */
const batch = 200;

/** Runs all due saved searches. Queries the index outside transactions. If a worker crashes, the searches whose results it had not stored stay due. */
export async function askSavedSearches(ctx: WorkCtx): Promise<number> {
  let last: DueSearchRow | undefined;
  return runInBatches(1, async () => {
    const rows = await findDueSearches(ctx.db, ctx.now, last, batch);
    if (rows.length === 0) return 0;
    const asked = await runSavedSearches(ctx, rows);
    await ctx.write("alerts", (tx) => saveMatches(tx, asked));
    last = rows.at(-1);
    return rows.length;
  });
}

export const savedSearchRoutines: readonly Routine[] = [
  { name: "savedSearches.ask", cron: "* * * * *", run: askSavedSearches },
];
