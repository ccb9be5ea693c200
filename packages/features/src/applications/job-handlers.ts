import { applicationLimits } from "@orbita/contract";
import { handleJob, type JobHandler, type Routine, type WorkCtx, type WorkWriteCtx } from "../kernel/work.ts";
import { notify } from "../notifications/index.ts";
import { isEnded, reactToEnd } from "./ended.ts";
import { applicationChanged, applicationTold } from "./events.ts";
import { closedPostHandler } from "./expire-applications.ts";
import { notifyStepJob } from "./jobs.ts";
import { remindOfAnswers } from "./late.ts";
import { findMailSubject } from "./mail-queries.ts";
import {
  findSteps,
  insertStep,
  lockApplication,
  updateApplication,
  type ApplicationRow,
  type ApplicationStepRow,
} from "./queries.ts";
import { isRevealDue, momentAfter } from "./rules.ts";
import { withoutUndone } from "./steps.ts";

const soon = applicationLimits.undoSeconds.move * 1_000;
const moves = ["moved", "withdrawn", "expired"];

/** True if the talent is notified of a later move within seconds; then only that notification is sent. */
const isOvertaken = (step: ApplicationStepRow, steps: readonly ApplicationStepRow[], now: Date): boolean =>
  steps.some(
    ({ seq, kind, told_at }) => seq > step.seq && moves.includes(kind) && told_at.getTime() <= now.getTime() + soon,
  );

/**
 * Reveals a candidate's name to the Space; no other function does. Adds a step to the timeline and emits a change event, so
 * that open boards show the name.
 */
async function reveal(ctx: WorkWriteCtx, row: ApplicationRow, step: ApplicationStepRow): Promise<void> {
  const at = momentAfter(row, ctx.now);
  await updateApplication(ctx.tx, row.id, { revealed_at: at });
  const { id: applicationId, status } = row;
  await insertStep(ctx.tx, { applicationId, kind: "revealed", from: status, to: status, actorId: step.actor_id, at });
  await ctx.tell(applicationChanged, { id: applicationId, spaceId: row.space_id });
}

/** True if the action that caused the move notifies the talent itself, for example by proposing interview times. */
const isNotifiedElsewhere = ({ data }: ApplicationStepRow): boolean =>
  (data as { notifiedBy?: string }).notifiedBy !== undefined;

async function notifyOfStep(ctx: WorkWriteCtx, applicationId: string, stepId: string): Promise<void> {
  // Undoing a step locks the same row: a notified step can no longer be undone, and an undone step is not notified.
  const row = await lockApplication(ctx.tx, applicationId);
  if (!row) return;
  const steps = withoutUndone(await findSteps(ctx.tx, applicationId));
  const step = steps.find(({ id }) => id === stepId);
  if (!step) return;
  // The notification job can run early if this worker's clock is behind; it is then scheduled again.
  if (step.told_at > ctx.now)
    return ctx.enqueue(notifyStepJob, { applicationId, stepId }, { startAfter: step.told_at });
  if (isRevealDue(row, step, ctx.now)) await reveal(ctx, row, step);
  await ctx.tell(applicationTold, { id: applicationId, talentId: row.talent_id });
  const outcome =
    isEnded(step.to_status) && row.status === step.to_status
      ? await reactToEnd(ctx, { id: applicationId, status: step.to_status, talentId: null, reason: null })
      : null;
  if (isOvertaken(step, steps, ctx.now) || isNotifiedElsewhere(step)) return;
  const subject = await findMailSubject(ctx.tx, applicationId);
  await notify(ctx, {
    kind: "application.moved",
    userIds: [row.talent_id],
    key: `application.moved:${stepId}`,
    spaceId: row.space_id,
    jobPostId: row.job_post_id,
    applicationId,
    data: { to: step.to_status, step: step.kind, jobPostTitle: subject!.post_title, stepId, ...outcome?.data },
  });
}

/** Notifies the talent of a step in the app and by mail, after its undo window is over. */
const notifyStep = (
  { write }: Pick<WorkCtx, "write">,
  { applicationId, stepId }: { applicationId: string; stepId: string },
): Promise<void> => write("told", (ctx) => notifyOfStep(ctx, applicationId, stepId));

export { applicationMails } from "./mails.ts";

export const applicationJobHandlers: readonly JobHandler[] = [handleJob(notifyStepJob, notifyStep), closedPostHandler];

/** The reminders run in the morning, when members still have time to answer. */
export const applicationRoutines: readonly Routine[] = [
  { name: "applications.remindOfAnswers", cron: "0 9 * * *", run: (ctx) => remindOfAnswers(ctx) },
];
