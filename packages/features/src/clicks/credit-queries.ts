import { randomUUIDv7 } from "node:crypto";
import { clickLimits, type ClickCreditReason } from "@orbita/contract";
import type { Db, Tx } from "@orbita/db";
import { sql } from "kysely";
import type { PaidClick } from "./patterns.ts";
import { entriesOf, type DailyLedgerRow } from "./queries.ts";

export type LedgerKey = { readonly jobPostId: string; readonly day: string };

const { perProvider, automatic } = clickLimits.invalid;
const isSuspect = sql`closed_at is null and amount_cents > 0
  and (counted > ${perProvider} or refused_bot + refused_unverified >= ${automatic})`;

/** Open ledgers since the day `since` that may contain invalid clicks. */
export async function findLedgersToCheck(db: Db, since: string): Promise<LedgerKey[]> {
  const { rows } = await sql<LedgerKey>`
    select job_post_id as "jobPostId", day from job_instances where day >= ${since} and ${isSuspect}
    order by day, job_post_id`.execute(db);
  return rows;
}

/** The ledgers among `keys` that may contain invalid clicks. */
export async function findSuspectLedgers(db: Db, keys: readonly LedgerKey[]): Promise<LedgerKey[]> {
  const posts = keys.map(({ jobPostId }) => jobPostId);
  const days = keys.map(({ day }) => day);
  const { rows } = await sql<LedgerKey>`
    select job_post_id as "jobPostId", day from job_instances
      join unnest(${posts}::uuid[], ${days}::date[]) as asked (job_post_id, day) using (job_post_id, day)
    where ${isSuspect} order by day, job_post_id`.execute(db);
  return rows;
}

/** Locks an open ledger. Returns null if it was closed in the meantime. */
export async function lockLedger(tx: Tx, { jobPostId, day }: LedgerKey): Promise<DailyLedgerRow | null> {
  const row = await tx
    .selectFrom("job_instances")
    .selectAll()
    .where("job_post_id", "=", jobPostId)
    .where("day", "=", day)
    .where("closed_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

type PaidEntry = PaidClick & { readonly amountCents: number; readonly credited: boolean };

export async function findPaidEntries(tx: Tx, { jobPostId, day }: LedgerKey): Promise<PaidEntry[]> {
  const { rows } = await sql<PaidEntry>`
    select c.number, c.at, encode(c.visitor, 'hex') as visitor, encode(c.network, 'hex') as network,
      c.amount_cents as "amountCents",
      exists (select from clicks x where x.job_post_id = c.job_post_id and x.day = c.day and x.credits = c.number) as credited
    from clicks c
    where c.job_post_id = ${jobPostId} and c.day = ${day} and c.refused is null and c.amount_cents > 0
    order by c.number`.execute(tx);
  return rows;
}

/** For each visitor mark, the number of its clicks that were refused as automatic or unverified. */
export async function countRefusedClicks(tx: Tx, { jobPostId, day }: LedgerKey): Promise<Map<string, number>> {
  const { rows } = await sql<{ visitor: string; count: number }>`
    select encode(visitor, 'hex') as visitor, count(*)::integer as count from clicks
    where job_post_id = ${jobPostId} and day = ${day} and refused in ('bot', 'unverified') group by visitor`.execute(
    tx,
  );
  return new Map(rows.map(({ visitor, count }) => [visitor, count]));
}

type ClickCredit = { readonly number: number; readonly pattern: ClickCreditReason; readonly amountCents: number };

/** Adds a ledger entry for each credit and lowers the ledger's sum. The caller must hold the lock on the ledger. */
export async function enterCredits(
  tx: Tx,
  ledger: DailyLedgerRow,
  credits: readonly ClickCredit[],
  now: Date,
): Promise<void> {
  const { job_post_id: jobPostId, day } = ledger;
  let number = entriesOf(ledger);
  for (const credit of credits)
    await sql`
      insert into clicks (day, id, job_post_id, number, visitor, network, source, refused, credits, pattern, amount_cents, at)
      select day, ${randomUUIDv7()}, job_post_id, ${(number += 1)}, visitor, network, source, 'credit', number,
        ${credit.pattern}, -amount_cents, ${now}
      from clicks where job_post_id = ${jobPostId} and day = ${day} and number = ${credit.number}`.execute(tx);
  const sum = credits.reduce((total, { amountCents }) => total + amountCents, 0);
  await tx
    .updateTable("job_instances")
    .set({ credited: ledger.credited + credits.length, amount_cents: ledger.amount_cents - sum })
    .where("job_post_id", "=", jobPostId)
    .where("day", "=", day)
    .execute();
}
