import { jobFitLimits, type JobPostId, type NotForMe, type NotForMeReason } from "@orbita/contract";
import { isOpenJobPost, readJobPost } from "../job-posts/index.ts";
import { loadJobWishes } from "../job-wishes/index.ts";
import type { Ctx, ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { loadLexicon } from "../lexicon/index.ts";
import { loadResume } from "../resumes/index.ts";
import { roleOfTitle } from "../salaries/index.ts";
import { ownOccupations } from "./cv-subjects.ts";
import { effectOf, presentEffect, type StoredEffect } from "./effects.ts";
import { deleteReason, findEffects, findReasons, findSectorLabels, lockReasonsOf, upsertReason } from "./queries.ts";

/** The jobs that the user marked as not for them, newest first. */
export async function listReasons({ tx, actor, now }: Pick<ReadCtx, "tx" | "actor" | "now">): Promise<NotForMe[]> {
  const rows = await findReasons(tx, actor.id ?? fail("access.unauthenticated"), now);
  const codes = rows.flatMap(({ effect }) => (effect.kind === "sector" ? [effect.code] : []));
  const sectors = await findSectorLabels(tx, codes);
  const { occupations } = await loadLexicon(tx, now);
  return rows.map(({ job_post_id, space_id, space_name, effect, created_at, ...row }) => ({
    ...row,
    jobPostId: job_post_id,
    spaceId: space_id,
    spaceName: space_name,
    effect: presentEffect(effect, {
      occupation: (id) => occupations.get(id)?.label,
      sector: (code) => sectors.get(code),
      spaceName: space_name,
    }),
    since: created_at.toISOString(),
  }));
}

/** The effect of a reason for an open job. */
async function effectFor(ctx: Ctx, userId: string, { id, reason }: ReasonInput): Promise<StoredEffect> {
  const { tx, now } = ctx;
  if (!(await isOpenJobPost(tx, id, now))) fail("jobPost.notFound");
  const post = await readJobPost(ctx, { id });
  const lexicon = await loadLexicon(tx, now);
  const role = roleOfTitle(post.title, lexicon);
  const resume = await loadResume(ctx, { ownerId: userId });
  const own = resume ? ownOccupations(resume, await loadJobWishes(tx, userId), lexicon) : [];
  const occupation = role !== null && own.includes(role) ? null : role;
  return effectOf(reason, { ...post, sector: post.space.businessSector, occupation });
}

type ReasonInput = { id: JobPostId; reason: NotForMeReason };

/** Marks an open job as not for the user. Another reason for the same job replaces the first one, with its effect. */
export async function addReason(ctx: Ctx, input: ReasonInput): Promise<NotForMe> {
  const { tx, now } = ctx;
  const userId = ctx.actor.id ?? fail("access.unauthenticated");
  await lockReasonsOf(tx, userId);
  const effect = await effectFor(ctx, userId, input);
  const others = (await findEffects(tx, userId)).filter(({ job_post_id }) => job_post_id !== input.id);
  const max = jobFitLimits.reasons;
  if (others.length >= max) fail("jobFit.tooManyReasons", { max });
  await upsertReason(tx, { user_id: userId, job_post_id: input.id, reason: input.reason, effect, created_at: now });
  return (await listReasons(ctx)).find(({ jobPostId }) => jobPostId === input.id)!;
}

/** Removes a mark and with it its effect. Idempotent. */
export const removeReason = ({ tx, actor }: Ctx, { id }: { id: JobPostId }): Promise<void> =>
  deleteReason(tx, actor.id ?? fail("access.unauthenticated"), id);
