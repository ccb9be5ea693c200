import { isAgreed } from "@orbita/contract";
import { endedStatuses } from "../applications/index.ts";
import type { WorkCtx, WorkTx } from "../kernel/work.ts";
import { leads, remindOfInterview, type Lead } from "./jobs.ts";
import { lockInterview } from "./queries.ts";
import { interviewersOf, tellMembers, tellTalent } from "./tell.ts";

type Due = { id: string; sequence: number; before: Lead };

async function remind(ctx: WorkTx, { id, sequence, before }: Due): Promise<void> {
  // Cancelling and moving lock the same row, so that the reminder reflects the current state.
  const row = await lockInterview(ctx.tx, ctx.now, id);
  if (!row || !isAgreed(row.stands) || row.sequence !== sequence || row.starts_at! <= ctx.now || !row.space_there)
    return;
  if (row.application_status !== null && (endedStatuses as readonly string[]).includes(row.application_status)) return;
  const due = new Date(row.starts_at!.getTime() - leads[before]);
  // This clock is ahead of the clock that scheduled the job.
  if (due > ctx.now) return ctx.enqueue(remindOfInterview, { id, sequence, before }, { startAfter: due });
  // After a worker outage, skips an overdue day-before reminder if the hour-before reminder is due.
  if (before === "day" && row.starts_at!.getTime() - ctx.now.getTime() <= leads.hour) return;
  const told = {
    kind: "interview.reminder",
    key: `interview.reminder:${id}:${sequence}:${before}`,
    data: { before, startsAt: row.starts_at!.toISOString(), sequence: String(sequence) },
  } as const;
  await tellTalent(ctx, row, told);
  await tellMembers(ctx, row, { ...told, userIds: await interviewersOf(ctx, row) });
}

/** Idempotent: the notification key allows one reminder. */
export const remindOf = ({ write }: Pick<WorkCtx, "write">, due: Due): Promise<void> =>
  write("interview soon", (ctx) => remind(ctx, due));
