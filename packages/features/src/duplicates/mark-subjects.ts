import { emptyResume } from "@orbita/contract";
import { runInBatches, type Routine, type WorkCtx } from "../kernel/work.ts";
import { loadResume } from "../resumes/index.ts";
import { findSnapshot, findWaiting, saveMarks, type UnindexedSubjectRow } from "./mark-queries.ts";
import { marksOf } from "./marks.ts";

const lot = 100;

async function resumeOf({ db, now }: WorkCtx, { id, application_id }: UnindexedSubjectRow) {
  return application_id === null ? loadResume({ tx: db, now }, { id }) : findSnapshot(db, id);
}

/** Computes the duplicate marks of applications and added CVs that have none yet. Reads each CV outside the transaction that saves its marks. */
async function markWaiting(ctx: WorkCtx): Promise<number> {
  return runInBatches(lot, async () => {
    if (ctx.ending.aborted) return 0;
    const rows = await findWaiting(ctx.db, lot);
    for (const row of rows) {
      const marks = marksOf((await resumeOf(ctx, row)) ?? { ...emptyResume, updated: "" }, row.email);
      await ctx.write("signs of the same person", ({ tx }) => saveMarks(tx, row, marks, ctx.now));
    }
    return rows.length;
  });
}

export const duplicateRoutines: readonly Routine[] = [{ name: "duplicates.mark", cron: "* * * * *", run: markWaiting }];
