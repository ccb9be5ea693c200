import type { JobHandler, WorkCtx, WorkTx } from "../kernel/work.ts";
import { handleJob } from "../kernel/work.ts";
import { jobPostClosed } from "../job-posts/index.ts";
import { notify } from "../notifications/index.ts";
import { applicationChanged, applicationTold } from "./events.ts";
import { insertStep, updateApplication, type ApplicationRow } from "./queries.ts";
import { momentAfter, moveOn } from "./rules.ts";
import { lockOpenOf } from "./talent-queries.ts";

const some = 100;

async function expire(ctx: WorkTx, row: ApplicationRow, jobPostTitle: string): Promise<void> {
  const at = momentAfter(row, ctx.now);
  await updateApplication(ctx.tx, row.id, moveOn(row, { to: "expired", side: "system", now: at, replyDays: 0 }));
  const stepId = await insertStep(ctx.tx, {
    applicationId: row.id,
    kind: "expired",
    from: row.status,
    to: "expired",
    actorId: null,
    at,
    toldAt: ctx.now,
  });
  await ctx.tell(applicationChanged, { id: row.id, spaceId: row.space_id });
  await ctx.tell(applicationTold, { id: row.id, talentId: row.talent_id });
  await notify(ctx, {
    kind: "application.moved",
    userIds: [row.talent_id],
    key: `application.moved:${stepId}`,
    spaceId: row.space_id,
    jobPostId: row.job_post_id,
    applicationId: row.id,
    data: { to: "expired", jobPostTitle, stepId },
  });
}

/** Some of what was sent until the post closed; run twice, the second finds nothing. */
async function expireSome(ctx: WorkTx, jobPostId: string, until: Date): Promise<number> {
  const rows = await lockOpenOf(ctx.tx, jobPostId, until, some);
  if (rows.length === 0) return 0;
  const { title } = await ctx.tx
    .selectFrom("job_posts")
    .select("title")
    .where("id", "=", jobPostId)
    .executeTakeFirstOrThrow();
  for (const row of rows) await expire(ctx, row, title);
  return rows.length;
}

export async function expireApplications(
  { write }: Pick<WorkCtx, "write">,
  { jobPostId, closedAt }: { jobPostId: string; closedAt: string },
): Promise<void> {
  while ((await write("post closed", (ctx) => expireSome(ctx, jobPostId, new Date(closedAt)))) > 0);
}

/** A post that closes ends what is open; its talents are told at once. */
export const closedPostHandler: JobHandler = handleJob(jobPostClosed, expireApplications);
