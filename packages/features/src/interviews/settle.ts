import { runInBatches, type WorkCtx, type WorkWriteCtx } from "../kernel/work.ts";
import type { Tx } from "@orbita/db";
import { sql } from "kysely";
import { cancelByRow } from "./cancel.ts";
import { lockInterview, saveInterview, type InterviewRow } from "./queries.ts";
import { endedStatuses } from "../applications/index.ts";
import { advance } from "./rules.ts";
import { insertInterviewStep } from "./steps.ts";
import { emitInterviewChanged, notifyMembers, writersOf } from "./notify.ts";

const some = 100;

const findUnanswered = (now: Date) => sql<{ id: string }>`
  select id from interviews where state = 'proposed' and answer_by <= ${now}
  order by answer_by limit ${some} for no key update skip locked`;

/**
 * Interviews that are still open although their application has ended. Leaves out applications whose talent is not notified yet,
 * because nothing may reveal the end before that.
 */
const findEnded = (now: Date) => sql<{ id: string }>`
  select i.id from interviews i join applications a on a.id = i.application_id
  where i.state in ('proposed', 'noneFits', 'confirmed', 'moveAsked') and coalesce(i.ends_at > ${now}, true)
    and not (i.state = 'proposed' and i.answer_by <= ${now})
    and a.status = any (${[...endedStatuses]}::application_status[])
    and not exists (select from application_steps s where s.application_id = a.id and s.told_at > ${now})
  order by i.id limit ${some} for no key update of i skip locked`;

async function expire(ctx: WorkWriteCtx, row: InterviewRow): Promise<void> {
  await saveInterview(ctx.tx, row.id, { state: advance({ stands: "proposed" }, "system", "expire") });
  const step = { interviewId: row.id, kind: "expired", side: "system", actorId: null, at: ctx.now } as const;
  const stepId = await insertInterviewStep(ctx.tx, step);
  await emitInterviewChanged(ctx, row);
  await notifyMembers(ctx, row, {
    kind: "interview.asked",
    key: `interview.asked:${stepId}`,
    userIds: await writersOf(ctx, row),
    data: { asked: "expired", stepId },
  });
}

type InterviewIdQuery = { execute: (tx: Tx) => Promise<{ rows: { id: string }[] }> };

async function each(
  ctx: WorkWriteCtx,
  found: InterviewIdQuery,
  work: (row: InterviewRow) => Promise<void>,
): Promise<number> {
  const { rows } = await found.execute(ctx.tx);
  for (const { id } of rows) await work((await lockInterview(ctx.tx, ctx.now, id))!);
  return rows.length;
}

/**
 * Expires unanswered proposals, then cancels interviews of ended applications. Usually an interview is cancelled in the
 * transaction that ends the application; this catches the rest.
 */
export async function settleInterviews({ write }: Pick<WorkCtx, "write">): Promise<number> {
  const unanswered = await runInBatches(some, () =>
    write("not answered in time", (ctx) => each(ctx, findUnanswered(ctx.now), (row) => expire(ctx, row))),
  );
  const ended = await runInBatches(some, () =>
    write("application ended", (ctx) =>
      each(ctx, findEnded(ctx.now), async (row) => {
        await cancelByRow(ctx, row, { side: "system", actorId: null, words: null });
      }),
    ),
  );
  return unanswered + ended;
}
