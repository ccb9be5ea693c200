import type { MyApplication, MyWholeApplication, Page, SearchPayload } from "@orbita/contract";
import type { Db } from "@orbita/db";
import type { ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { projected } from "../kernel/projected.ts";
import { resumeAsSent } from "./blind.ts";
import { findMine, findMineOf, findUnnamed, searchMine } from "./mine-queries.ts";
import { presentMine } from "./present-mine.ts";
import { findSteps, type StepRow } from "./queries.ts";
import { findReaders } from "./readers.ts";
import { findBeside, presentStep, withoutUndone } from "./steps.ts";

export type Asking = Pick<ReadCtx, "actor" | "now"> & { tx: Db };

export const talentOf = ({ actor }: Pick<ReadCtx, "actor">): string => actor.id ?? fail("access.unauthenticated");

/**
 * The timeline that members see, up to the last step that the talent has been notified of. Omits the names of members who do not
 * want to be named.
 */
async function toldSteps(
  { tx, now }: Asking,
  { talentId, spaceId }: { talentId: string; spaceId: string },
  id: string,
) {
  const told = (step: StepRow) => step.told_at <= now;
  const steps = withoutUndone((await findSteps(tx, id)).filter(told));
  const beside = await findBeside(tx, steps);
  const unnamed = await findUnnamed(tx, spaceId, [...beside.names.keys()]);
  const names = new Map([...beside.names].filter(([userId]) => !unnamed.has(userId)));
  return steps.map((step) => presentStep(step, talentId, { ...beside, names }));
}

export async function readMine(ctx: Asking, { id }: { id: string }): Promise<MyWholeApplication> {
  const talentId = talentOf(ctx);
  const row = (await findMine(ctx.tx, { talentId, now: ctx.now }, id)) ?? fail("application.notFound");
  return {
    ...presentMine(row),
    motivation: row.motivation,
    answers: row.answers,
    resume: resumeAsSent(row.snapshot),
    documentId: row.document_id,
    evidence: row.evidence,
    steps: await toldSteps(ctx, { talentId, spaceId: row.space_id }, id),
    readers: await findReaders(ctx.tx, row.space_id),
  };
}

export async function searchMyApplications(ctx: Asking, payload: SearchPayload): Promise<Page<MyApplication>> {
  const { content, ...page } = await searchMine(ctx.tx, { talentId: talentOf(ctx), now: ctx.now }, payload);
  return { ...page, content: projected(content.map(presentMine), payload.projections) };
}

export async function existsMine(ctx: Asking, { jobPostId }: { jobPostId: string }) {
  const row = await findMineOf(ctx.tx, { talentId: talentOf(ctx), now: ctx.now }, jobPostId);
  return { exists: row !== undefined, id: row?.id ?? null, status: row?.told_status ?? null };
}
