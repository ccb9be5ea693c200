import type { AddedCv, AddedCvDetail, AddedCvNotice, Page, Resume } from "@orbita/contract";
import type { ReadCtx } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { loadResume } from "../resumes/index.ts";
import { noticeHashOf } from "./notice-secret.ts";
import { mayReadCandidate } from "./policy.ts";
import { presentCandidate, presentNotice } from "./present.ts";
import { findShownCandidate, findCandidates, findNoticed } from "./queries.ts";

export async function listCandidates(
  ctx: ReadCtx,
  { id: spaceId }: { id: string },
  paging: { page: number; size: number },
): Promise<Page<AddedCv>> {
  allow(mayReadCandidate(ctx.actor, spaceId));
  const { rows, total } = await findCandidates(ctx.tx, spaceId, paging);
  const content = await Promise.all(
    rows.map(async (row) => presentCandidate(row, (await loadResume(ctx, { id: row.resume_id }))!)),
  );
  return { content, ...paging, totalElements: total, totalPages: Math.ceil(total / paging.size), cursor: null };
}

/** The resume of a CV that the Space added, for its members; undefined for all other viewers. */
export async function openCandidate(
  ctx: Pick<ReadCtx, "tx" | "actor" | "now">,
  id: string,
): Promise<{ spaceId: string; resume: Resume } | undefined> {
  const row = await findShownCandidate(ctx.tx, id);
  if (!row || !mayReadCandidate(ctx.actor, row.space_id)) return undefined;
  const resume = await loadResume(ctx, { id });
  return resume && { spaceId: row.space_id, resume };
}

export async function readCandidate(ctx: ReadCtx, { id }: { id: string }): Promise<AddedCvDetail> {
  const row = await findShownCandidate(ctx.tx, id);
  if (!row || !mayReadCandidate(ctx.actor, row.space_id)) return fail("candidate.notFound");
  const resume = (await loadResume(ctx, { id })) ?? fail("candidate.notFound");
  return { ...presentCandidate(row, resume), resume };
}

export async function readNotice(ctx: ReadCtx, { secret }: { secret: string }): Promise<AddedCvNotice> {
  const row = (await findNoticed(ctx.tx, noticeHashOf(secret))) ?? fail("candidate.notFound");
  const resume = (await loadResume(ctx, { id: row.resume_id })) ?? fail("candidate.notFound");
  return presentNotice(row, resume);
}
