import type { MyWholeApplication } from "@orbita/contract";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { notify } from "../notifications/index.ts";
import type { WorkWriteCtx } from "../kernel/work.ts";
import { applicationChanged, applicationTold } from "./events.ts";
import { reactToEnd } from "./ended.ts";
import type { LastNotifiedState } from "./mine-queries.ts";
import { findSteps, insertStep, lockApplication, updateApplication, type ApplicationRow } from "./queries.ts";
import { readMyApplication, requireTalent } from "./read-my-application.ts";
import { findApplicationReaders } from "./readers.ts";
import { canUndo, isBlind, momentAfter, moveOn } from "./rules.ts";
import { withoutUndone } from "./steps.ts";

/**
 * The talent withdraws the application that they see as open. Moves that they have not been notified of are undone first, so that
 * no rejection is sent after the withdrawal, and a refused withdrawal does not reveal a move early.
 */
async function asTold(ctx: Ctx, row: ApplicationRow, at: Date): Promise<ApplicationRow> {
  const steps = withoutUndone(await findSteps(ctx.tx, row.id));
  const untold = steps.filter((step) => step.kind === "moved" && canUndo(step, ctx.now));
  for (const step of untold.toReversed())
    await insertStep(ctx.tx, {
      applicationId: row.id,
      kind: "undone",
      from: step.to_status,
      to: step.from_status!,
      actorId: null,
      at,
      undoes: step.id,
    });
  const [first] = untold;
  if (!first) return row;
  const { before } = first.data as unknown as { before: LastNotifiedState };
  return { ...row, status: first.from_status!, answered_at: before.answeredAt ? new Date(before.answeredAt) : null };
}

type WithdrawalResult = { stepId: string; notified: ReadonlySet<string> };

/** Notifies the recruiters who were not already notified of the interview that ended with the application. */
async function notifySpace(ctx: Ctx, row: ApplicationRow, { stepId, notified }: WithdrawalResult): Promise<void> {
  const { title } = await ctx.tx
    .selectFrom("job_posts")
    .select("title")
    .where("id", "=", row.job_post_id)
    .executeTakeFirstOrThrow();
  await notify(ctx, {
    kind: "application.withdrawn",
    userIds: (await findApplicationReaders(ctx.tx, row.space_id)).filter((userId) => !notified.has(userId)),
    key: `application.withdrawn:${stepId}`,
    spaceId: row.space_id,
    jobPostId: row.job_post_id,
    applicationId: row.id,
    data: { who: isBlind(row) ? row.code : row.card.name, code: row.code, jobPostTitle: title },
  });
}

export async function withdrawApplication(
  ctx: Ctx,
  { id }: { id: string },
  { reason }: { reason: string | null },
): Promise<MyWholeApplication> {
  const talentId = requireTalent(ctx);
  const row = await lockApplication(ctx.tx, id);
  if (row?.talent_id !== talentId) return fail("application.notFound");
  const at = momentAfter(row, ctx.now);
  const known = await asTold(ctx, row, at);
  await updateApplication(ctx.tx, id, moveOn(known, { to: "withdrawn", side: "talent", now: at, replyDays: 0 }));
  const stepId = await insertStep(ctx.tx, {
    applicationId: id,
    kind: "withdrawn",
    from: known.status,
    to: "withdrawn",
    actorId: talentId,
    at,
    toldAt: ctx.now,
    reason,
  });
  await ctx.tell(applicationChanged, { id, spaceId: row.space_id });
  await ctx.tell(applicationTold, { id, talentId });
  const { notified } = await reactToEnd(ctx, { id, status: "withdrawn", talentId, reason });
  await notifySpace(ctx, row, { stepId, notified: new Set(notified) });
  return readMyApplication(ctx, { id });
}

/** Deletes the applications of a person who leaves, with their timelines and notes. A trigger prevents any other deletion of a timeline. */
export async function deleteApplications(
  { tx, tell }: Pick<WorkWriteCtx, "tx" | "tell">,
  talentId: string,
): Promise<void> {
  const rows = await tx
    .deleteFrom("applications")
    .where("talent_id", "=", talentId)
    .returning(["id", "space_id"])
    .execute();
  for (const { id, space_id } of rows) await tell(applicationChanged, { id, spaceId: space_id });
}
