import { alone, type Db, type Tx } from "@orbita/db";
import { sql } from "kysely";
import type { WorkCtx, Routine } from "../kernel/work.ts";
import { ofNobody, ofThese, sharesOf } from "./event-sql.ts";

/** Name of the lock that serialises counting and rebuilding the statistics. */
export const countingLock = "statistics";
const some = 1_000;

type EventContribution = { space_id: string; job_post_id: string; day: string; key: string; n: number };
type WaitingEvent = { day: string; id: string; application_id: string | null };

const takeWaiting = async (tx: Tx): Promise<WaitingEvent[]> =>
  (
    await sql<WaitingEvent>`delete from hiring_waiting
      where number in (select number from hiring_waiting order by number limit ${some}) returning day, id, application_id`.execute(
      tx,
    )
  ).rows;

/** Counts of statistics events without an application, such as page views. */
async function sharesOfNobody(tx: Tx, waiting: readonly WaitingEvent[]): Promise<EventContribution[]> {
  const lone = waiting.filter(({ application_id }) => application_id === null);
  if (lone.length === 0) return [];
  const events = sql`unnest(${lone.map(({ day }) => day)}::date[], ${lone.map(({ id }) => id)}::uuid[]) as these (day, id)
    join hiring_events e using (day, id)`;
  return (await sql<EventContribution>`${ofNobody(events)}`.execute(tx)).rows;
}

/**
 * How these applications change the statistics: subtracts what each has contributed so far, and adds its new counters, computed
 * from all its events.
 */
async function sharesOfApplications(tx: Tx, waiting: readonly WaitingEvent[]): Promise<EventContribution[]> {
  const ids = [...new Set(waiting.flatMap(({ application_id }) => application_id ?? []))];
  if (ids.length === 0) return [];
  const old = await sql<EventContribution>`delete from hiring_shares where application_id = any(${ids}::uuid[])
    returning space_id, job_post_id, day, key, n`.execute(tx);
  const fresh =
    await sql<EventContribution>`insert into hiring_shares (application_id, space_id, job_post_id, day, key, n)
    ${sharesOf(ofThese(ids))} returning space_id, job_post_id, day, key, n`.execute(tx);
  return [...old.rows.map((share) => ({ ...share, n: -share.n })), ...fresh.rows];
}

type CounterSum = { scope: string; grain: "day" | "month"; day: string; counts: Record<string, number> };

/** Adds up the statistics for each Space and each post, by day and by month. */
export function sumsOf(shares: readonly EventContribution[]): CounterSum[] {
  const sums = new Map<string, CounterSum>();
  for (const { space_id, job_post_id, day, key, n } of shares)
    for (const scope of [space_id, job_post_id])
      for (const grain of ["day", "month"] as const) {
        const on = grain === "day" ? day : `${day.slice(0, 7)}-01`;
        const place = `${scope} ${grain} ${on}`;
        const sum = sums.get(place) ?? { scope, grain, day: on, counts: {} };
        sum.counts[key] = (sum.counts[key] ?? 0) + n;
        sums.set(place, sum);
      }
  return [...sums.values()];
}

async function addSums(tx: Tx, shares: readonly EventContribution[]): Promise<void> {
  const sums = JSON.stringify(sumsOf(shares));
  await sql`insert into hiring_sums (scope_id, grain, day, counts)
    select scope, grain, day, add_counts(counts, '{}')
    from jsonb_to_recordset(${sums}::jsonb) as given (scope uuid, grain text, day date, counts jsonb)
    on conflict (scope_id, grain, day) do update set counts = add_counts(hiring_sums.counts, excluded.counts)`.execute(
    tx,
  );
  await sql`delete from hiring_sums s
    using jsonb_to_recordset(${sums}::jsonb) as given (scope uuid, grain text, day date)
    where s.scope_id = given.scope and s.grain = given.grain and s.day = given.day and s.counts = '{}'`.execute(tx);
}

async function countSome(tx: Tx): Promise<number> {
  const waiting = await takeWaiting(tx);
  const shares = [...(await sharesOfNobody(tx, waiting)), ...(await sharesOfApplications(tx, waiting))];
  if (shares.length > 0) await addSums(tx, shares);
  return waiting.length;
}

/** Adds all queued events to the statistics. The queue row is deleted in the transaction that counts it, so that each event counts once even after a crash. */
export async function countEvents(
  { db, now }: { db: Db; now: Date },
  write: <T>(work: (tx: Tx) => Promise<T>) => Promise<T> = (work) => db.transaction().execute(work),
): Promise<number> {
  return alone(db, countingLock, async () => {
    let counted = 0;
    for (let more = some; more === some; counted += more) more = await write(countSome);
    await write((tx) => tx.updateTable("hiring_counted").set({ at: now }).execute());
    return counted;
  });
}

const countByTheClock = async (ctx: WorkCtx): Promise<void> =>
  void (await countEvents(ctx, (work) => ctx.write("statistics", ({ tx }) => work(tx))));

export const statisticsRoutines: readonly Routine[] = [
  { name: "statistics.count", cron: "* * * * *", run: countByTheClock },
  {
    name: "statistics.months",
    cron: "25 3 * * *",
    run: async ({ write }) =>
      void (await write("months of events", ({ tx }) => sql`select ensure_hiring_months(0, 3)`.execute(tx))),
  },
];
