import { applicationLimits } from "@orbita/contract";
import type { WorkCtx, WorkTx } from "../kernel/work.ts";
import { notify } from "../notifications/index.ts";
import { applicationTold } from "./events.ts";
import { tellStep } from "./jobs.ts";
import { isEnded, reactToEnd } from "./ended.ts";
import { findMailSubject } from "./mail-queries.ts";
import { findSteps, lockApplication, type StepRow } from "./queries.ts";
import { withoutUndone } from "./steps.ts";

const soon = applicationLimits.undoSeconds.move * 1_000;
const moves = ["moved", "withdrawn", "expired"];

/** Who is moved on twice within seconds hears of where they came to. */
const isOvertaken = (step: StepRow, steps: readonly StepRow[], now: Date): boolean =>
  steps.some(
    ({ seq, kind, told_at }) => seq > step.seq && moves.includes(kind) && told_at.getTime() <= now.getTime() + soon,
  );

/** The act that caused the move notifies the talent itself: proposed interview times, for example. */
const isNotifiedElsewhere = ({ data }: StepRow): boolean => (data as { notifiedBy?: string }).notifiedBy !== undefined;

async function tell(ctx: WorkTx, applicationId: string, stepId: string): Promise<void> {
  // Undoing locks the same row: what is told can no longer be taken back, and what was taken back is not told.
  const row = await lockApplication(ctx.tx, applicationId);
  if (!row) return;
  const steps = withoutUndone(await findSteps(ctx.tx, applicationId));
  const step = steps.find(({ id }) => id === stepId);
  if (!step) return;
  // A clock that is ahead of the one that said when.
  if (step.told_at > ctx.now) return ctx.enqueue(tellStep, { applicationId, stepId }, { startAfter: step.told_at });
  await ctx.tell(applicationTold, { id: applicationId, talentId: row.talent_id });
  if (isEnded(step.to_status) && row.status === step.to_status)
    await reactToEnd(ctx, { id: applicationId, status: step.to_status, talentId: null, reason: null });
  if (isOvertaken(step, steps, ctx.now) || isNotifiedElsewhere(step)) return;
  const subject = await findMailSubject(ctx.tx, applicationId);
  await notify(ctx, {
    kind: "application.moved",
    userIds: [row.talent_id],
    key: `application.moved:${stepId}`,
    spaceId: row.space_id,
    jobPostId: row.job_post_id,
    applicationId,
    data: { to: step.to_status, step: step.kind, jobPostTitle: subject!.post_title, stepId },
  });
}

/** The time to take it back is over: the talent is told, here and by mail. */
export const tellTalent = (
  { write }: Pick<WorkCtx, "write">,
  { applicationId, stepId }: { applicationId: string; stepId: string },
): Promise<void> => write("told", (ctx) => tell(ctx, applicationId, stepId));
