import type { Resume } from "@orbita/contract";
import type { Db } from "@orbita/db";
import { readJobMarks } from "../job-marks/index.ts";
import { loadJobWishes } from "../job-wishes/index.ts";
import { guest } from "../kernel/ctx.ts";
import { clauseOfEffect } from "./effects.ts";
import type { FitPerson } from "./find-fits.ts";
import { findEffects } from "./queries.ts";

type PersonCtx = { readonly tx: Db; readonly now: Date };

/**
 * The data of a person that decides which jobs fit. Leaves out the jobs that they applied to, hid, or marked as not for them, and those
 * that such a mark leaves out.
 */
export async function loadFitPerson({ tx, now }: PersonCtx, userId: string, resume: Resume): Promise<FitPerson> {
  const marks = await readJobMarks({ tx, now, actor: { ...guest, id: userId } });
  const reasons = await findEffects(tx, userId);
  const jobs = [...marks.applied, ...marks.hiddenJobs, ...reasons.map(({ job_post_id }) => job_post_id)];
  const effects = reasons.map(({ effect }) => clauseOfEffect(effect)).filter((clause) => clause !== null);
  return {
    resume,
    wishes: await loadJobWishes(tx, userId),
    without: [{ terms: { id: jobs } }, { terms: { spaceId: marks.hiddenSpaces } }, ...effects],
  };
}
