import { isAgreed } from "@orbita/contract";
import { handleJob, type JobHandler, type Routine, type WorkCtx, type WorkWriteCtx } from "../kernel/work.ts";
import { endedStatuses } from "../applications/index.ts";
import { remindOfInterview, leads, type ReminderLeadTime } from "./jobs.ts";
import { interviewersOf, notifyMembers, notifyTalent } from "./notify.ts";
import { lockInterview } from "./queries.ts";
import { settleInterviews } from "./settle.ts";

type DueReminder = { id: string; sequence: number; before: ReminderLeadTime };

async function remind(ctx: WorkWriteCtx, { id, sequence, before }: DueReminder): Promise<void> {
  // Cancelling and moving an interview lock the same row, so the reminder reflects the current state.
  const row = await lockInterview(ctx.tx, ctx.now, id);
  if (!row || !isAgreed(row.stands) || row.sequence !== sequence || row.starts_at! <= ctx.now || !row.space_there)
    return;
  if (row.application_status !== null && (endedStatuses as readonly string[]).includes(row.application_status)) return;
  const due = new Date(row.starts_at!.getTime() - leads[before]);
  // The reminder job can run early if this worker's clock is behind; it is then scheduled again.
  if (due > ctx.now) return ctx.enqueue(remindOfInterview, { id, sequence, before }, { startAfter: due });
  // After a worker outage, skips an overdue day-before reminder if the hour-before reminder is due.
  if (before === "day" && row.starts_at!.getTime() - ctx.now.getTime() <= leads.hour) return;
  const told = {
    kind: "interview.reminder",
    key: `interview.reminder:${id}:${sequence}:${before}`,
    data: { before, startsAt: row.starts_at!.toISOString(), sequence: String(sequence) },
  } as const;
  await notifyTalent(ctx, row, told);
  await notifyMembers(ctx, row, { ...told, userIds: await interviewersOf(ctx, row) });
}

/** Sends the reminder of an interview. Idempotent, because the notification key allows only one reminder. */
const remindOf = ({ write }: Pick<WorkCtx, "write">, due: DueReminder): Promise<void> =>
  write("interview soon", (ctx) => remind(ctx, due));

export const interviewJobHandlers: readonly JobHandler[] = [handleJob(remindOfInterview, remindOf)];

export const interviewRoutines: readonly Routine[] = [
  { name: "interviews.settle", cron: "*/5 * * * *", run: settleInterviews },
];
