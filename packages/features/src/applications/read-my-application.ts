import type { MyApplication, MyWholeApplication, Page, SearchPayload } from "@orbita/contract";
import type { Db } from "@orbita/db";
import type { ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { projected } from "../kernel/projected.ts";
import { resumeAsSent } from "./blind.ts";
import { findMyApplication, findMineOf, findUnnamed, searchMine } from "./mine-queries.ts";
import { presentMyApplication } from "./present-my-application.ts";
import { findSteps, type ApplicationStepRow } from "./queries.ts";
import { findReaders } from "./readers.ts";
import { findBeside, presentStep, withoutUndone } from "./steps.ts";

export type ApplicationReadCtx = Pick<ReadCtx, "actor" | "now"> & { tx: Db };

export const requireTalent = ({ actor }: Pick<ReadCtx, "actor">): string => actor.id ?? fail("access.unauthenticated");

/**
 * The timeline that members see, up to the last step that the talent has been notified of. Omits the names of members who do not
 * want to be named.
 */
async function notifiedSteps(
  { tx, now }: ApplicationReadCtx,
  { talentId, spaceId }: { talentId: string; spaceId: string },
  id: string,
) {
  const told = (step: ApplicationStepRow) => step.told_at <= now;
  const steps = withoutUndone((await findSteps(tx, id)).filter(told));
  const beside = await findBeside(tx, steps);
  const unnamed = await findUnnamed(tx, spaceId, [...beside.names.keys()]);
  const names = new Map([...beside.names].filter(([userId]) => !unnamed.has(userId)));
  return steps.map((step) => presentStep(step, talentId, { ...beside, names }));
}

export async function readMyApplication(ctx: ApplicationReadCtx, { id }: { id: string }): Promise<MyWholeApplication> {
  const talentId = requireTalent(ctx);
  const row = (await findMyApplication(ctx.tx, { talentId, now: ctx.now }, id)) ?? fail("application.notFound");
  return {
    ...presentMyApplication(row),
    motivation: row.motivation,
    answers: row.answers,
    resume: resumeAsSent(row.snapshot),
    documentId: row.document_id,
    evidence: row.evidence,
    steps: await notifiedSteps(ctx, { talentId, spaceId: row.space_id }, id),
    readers: await findReaders(ctx.tx, row.space_id),
  };
}

export async function searchMyApplications(
  ctx: ApplicationReadCtx,
  payload: SearchPayload,
): Promise<Page<MyApplication>> {
  const { content, ...page } = await searchMine(ctx.tx, { talentId: requireTalent(ctx), now: ctx.now }, payload);
  return { ...page, content: projected(content.map(presentMyApplication), payload.projections) };
}

export async function existsMine(ctx: ApplicationReadCtx, { jobPostId }: { jobPostId: string }) {
  const row = await findMineOf(ctx.tx, { talentId: requireTalent(ctx), now: ctx.now }, jobPostId);
  return { exists: row !== undefined, id: row?.id ?? null, status: row?.told_status ?? null };
}
