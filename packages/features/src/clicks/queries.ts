import type { ClickRefusal, NewClick } from "@orbita/contract";
import type { Db, Tables, Tx } from "@orbita/db";
import { sql, type Selectable } from "kysely";

export type DailyLedgerRow = Selectable<Tables["job_instances"]>;

/**
 * Locks the ledger of a post and day, which serialises the clicks of the post. The upsert creates a missing row and locks it
 * until the transaction ends.
 */
export const lockInstance = (tx: Tx, jobPostId: string, day: string): Promise<DailyLedgerRow> =>
  tx
    .insertInto("job_instances")
    .values({ job_post_id: jobPostId, day })
    .onConflict((at) => at.columns(["job_post_id", "day"]).doUpdateSet({ day }))
    .returningAll()
    .executeTakeFirstOrThrow();

/**
 * Whether a click with this id was already entered. Also checks the adjacent days, because a page opened at midnight may resend
 * its click after midnight, or to a process whose clock is behind. The advisory lock serialises duplicate requests.
 */
export async function isKnown(tx: Tx, id: string, day: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`.execute(tx);
  const { rows } =
    await sql`select from clicks where id = ${id} and day between ${day}::date - 1 and ${day}::date + 1`.execute(tx);
  return rows.length > 0;
}

type VisitKey = { day: string; jobPostId: string; visitor: Buffer };

export async function wasCounted(tx: Tx, { day, jobPostId, visitor }: VisitKey): Promise<boolean> {
  const { rows } =
    await sql`select from clicks where day = ${day} and job_post_id = ${jobPostId} and visitor = ${visitor}
    and refused is null`.execute(tx);
  return rows.length > 0;
}

type NewLedgerEntry = VisitKey & {
  network: Buffer;
  click: NewClick;
  refused: ClickRefusal | null;
  amountCents: number;
  at: Date;
};
type PaidClickLimits = { budgetCents: number | null; priceCents: number; pace: { minute: Date; paid: number } };

/** Writes a ledger entry for a click together with the sums of its ledger. The caller must hold the lock on the ledger. */
export async function insertLedgerEntry(
  tx: Tx,
  entry: NewLedgerEntry,
  ledger: DailyLedgerRow,
  { budgetCents, priceCents, pace }: PaidClickLimits,
) {
  const { click, day, refused, amountCents } = entry;
  await tx
    .insertInto("clicks")
    .values({
      day,
      id: click.id,
      job_post_id: entry.jobPostId,
      number: entriesOf(ledger) + 1,
      visitor: entry.visitor,
      network: entry.network,
      source: click.source,
      utm_source: click.utmSource,
      utm_medium: click.utmMedium,
      utm_campaign: click.utmCampaign,
      refused,
      amount_cents: amountCents,
      at: entry.at,
    })
    .execute();
  const sum = refused ? (`refused_${refused}` as const) : "counted";
  await tx
    .updateTable("job_instances")
    .set({
      [sum]: ledger[sum] + 1,
      amount_cents: ledger.amount_cents + amountCents,
      ...(amountCents > 0 && { pace_minute: pace.minute, pace_paid: pace.paid + 1 }),
      // A budget changed during the day applies from now on, but never drops below the amount already spent.
      ...(budgetCents !== null && {
        budget_cents: Math.max(budgetCents, ledger.amount_cents + amountCents),
        price_cents: priceCents,
      }),
    })
    .where("job_post_id", "=", entry.jobPostId)
    .where("day", "=", day)
    .execute();
}

/** The number of entries in a ledger, which is also the number of its last entry. */
export const entriesOf = (row: DailyLedgerRow): number => row.counted + row.credited + refusalsOf(row);

const refusalsOf = (row: DailyLedgerRow): number =>
  row.refused_repeated +
  row.refused_budget +
  row.refused_bot +
  row.refused_own +
  row.refused_closed +
  row.refused_unverified +
  row.refused_pace;

export const findInstances = (db: Db, jobPostId: string, since: string): Promise<DailyLedgerRow[]> =>
  db
    .selectFrom("job_instances")
    .selectAll()
    .where("job_post_id", "=", jobPostId)
    .where("day", ">=", since)
    .orderBy("day", "desc")
    .execute();

/**
 * The secret key with which visitor marks of this day are made. The first request of the day stores it; concurrent requests
 * read the stored key.
 */
export async function ledgerKeyOf(db: Db, day: string, fresh: Buffer): Promise<Buffer> {
  await sql`insert into click_keys (day, key) values (${day}, ${fresh}) on conflict do nothing`.execute(db);
  const { key } = await db.selectFrom("click_keys").select("key").where("day", "=", day).executeTakeFirstOrThrow();
  return key;
}

export async function removeKeysBefore(tx: Tx, day: string): Promise<void> {
  await tx.deleteFrom("click_keys").where("day", "<", day).execute();
}

export const ensureMonths = (tx: Tx) => sql`select ensure_click_months(3)`.execute(tx);

export type SponsoredSpend = {
  /** Number of the Space's paid clicks since the first of the month. */
  clicks: number;
  amount: number;
  today: { spent: number; budget: number; posts: number };
};

/** The spending of a Space on sponsored posts, in cents: in this month so far, and today with the daily budget. */
export async function findSpend(db: Db, spaceId: string, today: string): Promise<SponsoredSpend> {
  const month = await sql<{ clicks: number; amount: number; spent: number }>`
    select coalesce(sum(i.amount_cents / nullif(i.price_cents, 0)), 0)::integer as clicks,
      coalesce(sum(i.amount_cents), 0)::integer as amount,
      coalesce(sum(i.amount_cents) filter (where i.day = ${today}), 0)::integer as spent
    from job_instances i join job_posts p on p.id = i.job_post_id
    where p.space_id = ${spaceId} and i.day between date_trunc('month', ${today}::date)::date and ${today}::date`.execute(
    db,
  );
  const budget = await sql<{ budget: number; posts: number }>`
    select coalesce(sum(daily_budget_cents), 0)::integer as budget, count(*)::integer as posts
    from job_posts where space_id = ${spaceId} and status = 'published' and plan = 'premium'`.execute(db);
  const { clicks, amount, spent } = month.rows[0]!;
  return { clicks, amount, today: { spent, ...budget.rows[0]! } };
}
