import type { JobPostId, JobPostStatus, JobPostStep, Plan } from "@orbita/contract";
import type { Db } from "@orbita/db";
import { sql } from "kysely";
import type { ReadCtx } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { can } from "./policy.ts";
import { findJobPost } from "./queries.ts";

type Row = {
  at: Date;
  by: string | null;
  why: string | null;
  from: JobPostStatus | null;
  to: JobPostStatus | null;
  plan: Plan | null;
  plan_changed: boolean;
};

/** Each history row contains only the changed columns, so the plan is known from the row that set it. */
async function findSteps(db: Db, id: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select h.at, h.why, nullif(trim(u.first_name || ' ' || u.last_name), '') as by,
      h.before->>'status' as from, h.after->>'status' as to, h.after->>'plan' as plan, h.after ? 'plan' as plan_changed
    from history h left join users u on u.id = h.actor_id
    where h.entity = 'job_posts' and h.entity_id = ${id} and (h.after ? 'status' or h.after ? 'plan')
    order by h.at`.execute(db);
  return rows;
}

/** Reasons shown to members; the others are internal. */
const reasons: readonly unknown[] = ["hired", "filledInternally", "cancelled", "expired", "noAnswer"];

function stepsOf(rows: readonly Row[]): JobPostStep[] {
  let plan: Plan | null = null;
  return rows.flatMap(({ at, by, why, from, to, ...row }) => {
    if (row.plan_changed) plan = row.plan;
    return to === null
      ? []
      : [{ at: at.toISOString(), by, from, to, plan, reason: reasons.includes(why) ? why : null }];
  });
}

export async function readJobPostHistory(ctx: ReadCtx, { id }: { id: JobPostId }): Promise<JobPostStep[]> {
  const post = await findJobPost(ctx.tx, id);
  if (!post || post.status === "deleted") fail("jobPost.notFound");
  allow(can(ctx.actor, "read", post));
  return stepsOf(await findSteps(ctx.tx, id)).toReversed();
}
