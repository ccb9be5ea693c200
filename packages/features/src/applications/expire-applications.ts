import type { JobHandler, WorkCtx, WorkWriteCtx } from "../kernel/work.ts";
import { handleJob } from "../kernel/work.ts";
import { jobPostClosed } from "../job-posts/index.ts";
import { notify } from "../notifications/index.ts";
import { applicationChanged, applicationTold } from "./events.ts";
import { answerOpenApplications, type PostClosingAnswer } from "./answer-open-applications.ts";
import { reactToEnd } from "./ended.ts";
import { insertStep, updateApplication, type ApplicationRow } from "./queries.ts";
import { momentAfter, moveOn } from "./rules.ts";
import { lockOpenOf } from "./talent-queries.ts";

const some = 100;

async function expire(ctx: WorkWriteCtx, row: ApplicationRow, jobPostTitle: string): Promise<void> {
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
  const { data } = await reactToEnd(ctx, { id: row.id, status: "expired", talentId: null, reason: null });
  await notify(ctx, {
    kind: "application.moved",
    userIds: [row.talent_id],
    key: `application.moved:${stepId}`,
    spaceId: row.space_id,
    jobPostId: row.job_post_id,
    applicationId: row.id,
    data: { to: "expired", jobPostTitle, stepId, ...data },
  });
}

type EndedPost = { readonly jobPostId: string; readonly until: Date };

/** Expires one batch of the applications sent before the post closed; idempotent. */
async function expireSome(ctx: WorkWriteCtx, { jobPostId, until }: EndedPost, answered: boolean): Promise<number> {
  const rows = await lockOpenOf(ctx.tx, { jobPostId, until, answered, limit: some });
  if (rows.length === 0) return 0;
  const { title } = await ctx.tx
    .selectFrom("job_posts")
    .select("title")
    .where("id", "=", jobPostId)
    .executeTakeFirstOrThrow();
  for (const row of rows) await expire(ctx, row, title);
  return rows.length;
}

type ClosedPost = { jobPostId: string; closedAt: string; answer?: PostClosingAnswer | undefined };

/**
 * Answers and expires the applications of a closed post in batches. Processed applications are no longer open, so a retry after a
 * crash continues with the rest.
 */
export async function expireApplications(
  { write }: Pick<WorkCtx, "write">,
  { jobPostId, closedAt, answer }: ClosedPost,
): Promise<void> {
  const ended = { jobPostId, until: new Date(closedAt) };
  if (answer) while ((await write("post closed", (ctx) => answerOpenApplications(ctx, ended, answer), answer.by)) > 0);
  while ((await write("post closed", (ctx) => expireSome(ctx, ended, answer !== undefined))) > 0);
}

/**
 * Handles the closing of a post: expires its open applications and notifies the talents at once. If members answered the candidates when they closed
 * the post, the applications that the answer leaves out stay open.
 */
export const closedPostHandler: JobHandler = handleJob(jobPostClosed, expireApplications);
