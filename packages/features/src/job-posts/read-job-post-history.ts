import type { JobPostId, JobPostStatus, JobPostStatusChange, Plan } from "@orbita/contract";
import type { Db } from "@orbita/db";
import { sql } from "kysely";
import type { ReadCtx } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { canActOnJobPost } from "./policy.ts";
import { findJobPost } from "./queries.ts";

type HistoryRow = {
  at: Date;
  by: string | null;
  why: string | null;
  from: JobPostStatus | null;
  to: JobPostStatus | null;
  plan: Plan | null;
  plan_changed: boolean;
};

/**
 * Changes of a post's status or plan, oldest first. A history row contains only changed columns, so the plan of a step is the one
 * last set.
 */
async function findSteps(db: Db, id: string): Promise<HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`
    select h.at, h.why, nullif(trim(u.first_name || ' ' || u.last_name), '') as by,
      h.before->>'status' as from, h.after->>'status' as to, h.after->>'plan' as plan, h.after ? 'plan' as plan_changed
    from history h left join users u on u.id = h.actor_id
    where h.entity = 'job_posts' and h.entity_id = ${id} and (h.after ? 'status' or h.after ? 'plan')
    order by h.at`.execute(db);
  return rows;
}

/** The reasons of status changes that are shown to members; the others are internal. */
const reasons: readonly unknown[] = ["hired", "filledInternally", "cancelled", "expired", "noAnswer"];

function stepsOf(rows: readonly HistoryRow[]): JobPostStatusChange[] {
  let plan: Plan | null = null;
  return rows.flatMap(({ at, by, why, from, to, ...row }) => {
    if (row.plan_changed) plan = row.plan;
    return to === null
      ? []
      : [{ at: at.toISOString(), by, from, to, plan, reason: reasons.includes(why) ? why : null }];
  });
}

export async function readJobPostHistory(ctx: ReadCtx, { id }: { id: JobPostId }): Promise<JobPostStatusChange[]> {
  const post = await findJobPost(ctx.tx, id);
  if (!post || post.status === "deleted") fail("jobPost.notFound");
  allow(canActOnJobPost(ctx.actor, "read", post));
  return stepsOf(await findSteps(ctx.tx, id)).toReversed();
}
