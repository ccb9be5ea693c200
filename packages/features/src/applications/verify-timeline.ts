import type { TimelineVerification } from "@orbita/contract";
import type { Db } from "@orbita/db";
import { sql } from "kysely";
import { fail } from "../kernel/failure.ts";
import { findMyApplication } from "./mine-queries.ts";
import { requireTalent, type ApplicationReadCtx } from "./read-my-application.ts";

type TimelineChain = { steps: number; broken: number | null; head: string | null };

/**
 * Checks the hash chain of an application's timeline. Returns its length, its last hash, and where it is broken. With `until`,
 * length and hash cover only the steps that the talent has been notified of by then, because the length would reveal a later
 * step.
 */
async function chainOf(db: Db, id: string, until: Date | null): Promise<TimelineChain> {
  const { rows } = await sql<TimelineChain>`
    with known as (
      select count(*)::integer as steps, (array_agg(hash order by seq desc))[1] as head from application_steps
      where application_id = ${id} and (${until}::timestamptz is null or seq < coalesce((
        select min(seq) from application_steps where application_id = ${id} and told_at > ${until}), 2147483647)))
    select steps, encode(head, 'hex') as head, broken_application_step(${id}) as broken from known`.execute(db);
  return rows[0]!;
}

/** Whether the timeline is unchanged since it was written; the database checks the hash chain. */
export async function verifyTimeline(
  db: Db,
  { id, now, asTold = false }: { id: string; now: Date; asTold?: boolean },
): Promise<TimelineVerification> {
  const { steps, broken, head } = await chainOf(db, id, asTold ? now : null);
  // A break after the last notified step is not reported to the talent, because it would reveal that there is a later step.
  const brokenAt = asTold && broken !== null && broken > steps ? null : broken;
  return { whole: brokenAt === null, steps, brokenAt, head, at: now.toISOString() };
}

export async function verifyMine(ctx: ApplicationReadCtx, { id }: { id: string }): Promise<TimelineVerification> {
  const { tx, now } = ctx;
  if (!(await findMyApplication(tx, { talentId: requireTalent(ctx), now }, id))) fail("application.notFound");
  return verifyTimeline(tx, { id, now, asTold: true });
}
