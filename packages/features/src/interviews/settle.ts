import { inLots, type WorkCtx, type WorkTx } from "../kernel/work.ts";
import type { Tx } from "@orbita/db";
import { sql } from "kysely";
import { callOff } from "./cancel.ts";
import { lockInterview, saveInterview, type InterviewRow } from "./queries.ts";
import { endedStatuses } from "../applications/index.ts";
import { advance } from "./rules.ts";
import { insertStep } from "./steps.ts";
import { hint, tellMembers, writersOf } from "./tell.ts";

const some = 100;

const findUnanswered = (now: Date) => sql<{ id: string }>`
  select id from interviews where state = 'proposed' and answer_by <= ${now}
  order by answer_by limit ${some} for no key update skip locked`;

/** Interviews of ended applications whose talent has already been notified. Until then, nothing may reveal the end. */
const findEnded = (now: Date) => sql<{ id: string }>`
  select i.id from interviews i join applications a on a.id = i.application_id
  where i.state in ('proposed', 'noneFits', 'confirmed', 'moveAsked') and coalesce(i.ends_at > ${now}, true)
    and not (i.state = 'proposed' and i.answer_by <= ${now})
    and a.status = any (${[...endedStatuses]}::application_status[])
    and not exists (select from application_steps s where s.application_id = a.id and s.told_at > ${now})
  order by i.id limit ${some} for no key update of i skip locked`;

async function expire(ctx: WorkTx, row: InterviewRow): Promise<void> {
  await saveInterview(ctx.tx, row.id, { state: advance({ stands: "proposed" }, "system", "expire") });
  const step = { interviewId: row.id, kind: "expired", side: "system", actorId: null, at: ctx.now } as const;
  const stepId = await insertStep(ctx.tx, step);
  await hint(ctx, row);
  await tellMembers(ctx, row, {
    kind: "interview.asked",
    key: `interview.asked:${stepId}`,
    userIds: await writersOf(ctx, row),
    data: { asked: "expired", stepId },
  });
}

type InterviewIdQuery = { execute: (tx: Tx) => Promise<{ rows: { id: string }[] }> };

async function each(ctx: WorkTx, found: InterviewIdQuery, work: (row: InterviewRow) => Promise<void>): Promise<number> {
  const { rows } = await found.execute(ctx.tx);
  for (const { id } of rows) await work((await lockInterview(ctx.tx, ctx.now, id))!);
  return rows.length;
}

/** Expires unanswered proposals. Interviews end with their application at once; the second pass repairs those left over. */
export async function settleInterviews({ write }: Pick<WorkCtx, "write">): Promise<number> {
  const unanswered = await inLots(some, () =>
    write("not answered in time", (ctx) => each(ctx, findUnanswered(ctx.now), (row) => expire(ctx, row))),
  );
  const ended = await inLots(some, () =>
    write("application ended", (ctx) =>
      each(ctx, findEnded(ctx.now), async (row) => {
        await callOff(ctx, row, { side: "system", actorId: null, words: null });
      }),
    ),
  );
  return unanswered + ended;
}
