import { randomUUIDv7 } from "node:crypto";
import { scorecardLimits, type ScorecardCriterion } from "@orbita/contract";
import { checkRejectionWording } from "../applications/index.ts";
import { findJobPost } from "../job-posts/index.ts";
import type { Ctx } from "../kernel/ctx.ts";
import { allow, fail, violates } from "../kernel/failure.ts";
import { canReadCriteria, mayAsk } from "./policy.ts";
import { countCriteria, insertCriterion, retireCriterion } from "./queries.ts";

async function openPost(ctx: Ctx, id: string): Promise<void> {
  const post = await findJobPost(ctx.tx, id);
  if (!post || post.status === "deleted" || !canReadCriteria(ctx.actor, post.space_id)) return fail("jobPost.notFound");
  allow(mayAsk(ctx.actor, post.space_id));
}

/** Adds a criterion of the Space's own to a post's scorecards. Criteria that are illegal in a job post are refused here too. */
export async function addCriterion(
  ctx: Ctx,
  { id }: { id: string },
  { text }: { text: string },
): Promise<ScorecardCriterion> {
  await openPost(ctx, id);
  checkRejectionWording(text);
  const max = scorecardLimits.ownCriteria;
  if ((await countCriteria(ctx.tx, id)) >= max) fail("scorecard.tooManyCriteria", { max });
  const criterionId = randomUUIDv7();
  try {
    await insertCriterion(ctx.tx, {
      id: criterionId,
      job_post_id: id,
      text,
      added_by: ctx.actor.id,
      created_at: ctx.now,
      updated_at: ctx.now,
    });
  } catch (error) {
    if (violates(error, "scorecard_criteria_text")) fail("scorecard.criterionExists");
    throw error;
  }
  return { id: criterionId, requirement: null, text };
}

export async function removeCriterion(ctx: Ctx, of: { id: string; criterionId: string }): Promise<void> {
  await openPost(ctx, of.id);
  const gone = await retireCriterion(ctx.tx, { id: of.criterionId, jobPostId: of.id, now: ctx.now });
  if (!gone) fail("scorecard.criterionNotFound");
}
