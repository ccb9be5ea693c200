import type { Db, Tx } from "@orbita/db";
import { sql } from "kysely";

type DayRange = { readonly from: string; readonly to: string };

/**
 * Creates ledgers for the days of sponsored posts without clicks, so that the buyer sees that nothing was spent. For all
 * Spaces if `spaceId` is null. Skips the days after the start of a pause of the Space's sponsoring that still lasts.
 */
export async function fillDays(tx: Tx, { from, to }: DayRange, spaceId: string | null): Promise<void> {
  await sql`
    insert into job_instances (job_post_id, day, budget_cents)
    select p.id, days.day::date, p.daily_budget_cents
    from job_posts p join contracts c on c.space_id = p.space_id
    cross join generate_series(${from}::date, ${to}::date, interval '1 day') as days (day)
    where p.status = 'published' and p.plan = 'premium' and p.daily_budget_cents is not null
      and (${spaceId}::uuid is null or p.space_id = ${spaceId})
      and days.day >= (coalesce(p.sponsored_since, p.published_at) at time zone 'Europe/Rome')::date
      and days.day <= (p.expires_at at time zone 'Europe/Rome')::date
      and (c.premium_paused_at is null or days.day <= (c.premium_paused_at at time zone 'Europe/Rome')::date)
    on conflict do nothing`.execute(tx);
}

export type OpenLedgerDay = { readonly jobPostId: string; readonly day: string };

/** The result of closing ledgers: the number and the sum of the closed ledgers, and those that stay open because their sums do not match. */
export type LedgerClosingResult = {
  readonly closed: number;
  readonly amountCents: number;
  readonly wrong: readonly OpenLedgerDay[];
};

/**
 * Locks the open ledgers of a Space up to the day `to`. Always locks in the same order, and waits for clicks that are being
 * entered.
 */
export async function lockOpenDays(tx: Tx, spaceId: string, to: string): Promise<OpenLedgerDay[]> {
  const { rows } = await sql<OpenLedgerDay>`
    select i.job_post_id as "jobPostId", i.day from job_instances i
    where i.closed_at is null and i.day <= ${to}
      and i.job_post_id in (select id from job_posts where space_id = ${spaceId})
    order by i.day, i.job_post_id for update of i`.execute(tx);
  return rows;
}

/**
 * Closes the locked ledgers. Runs as a separate statement after the lock, so that it sees the clicks that the lock waited for. Ledgers whose sums
 * differ from their entries are returned in `wrong` and stay open.
 */
export async function closeLocked(tx: Tx, days: readonly OpenLedgerDay[], now: Date): Promise<LedgerClosingResult> {
  if (days.length === 0) return { closed: 0, amountCents: 0, wrong: [] };
  const posts = days.map(({ jobPostId }) => jobPostId);
  const dates = days.map(({ day }) => day);
  const { rows } = await sql<OpenLedgerDay & { amount: number | null }>`
    with open as (select * from unnest(${posts}::uuid[], ${dates}::date[]) as open (job_post_id, day)),
    sums as (
      select job_post_id, day, count(*) filter (where refused is null) as counted, sum(amount_cents) as amount
      from clicks join open using (job_post_id, day) group by job_post_id, day),
    closed as (
      update job_instances i set closed_at = ${now} from open left join sums using (job_post_id, day)
      where i.job_post_id = open.job_post_id and i.day = open.day
        and i.counted = coalesce(sums.counted, 0) and i.amount_cents = coalesce(sums.amount, 0)
      returning i.job_post_id, i.day, i.amount_cents)
    select job_post_id as "jobPostId", day, closed.amount_cents as amount from open
    left join closed using (job_post_id, day)`.execute(tx);
  const wrong = rows.filter(({ amount }) => amount === null).map(({ jobPostId, day }) => ({ jobPostId, day }));
  const amountCents = rows.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  return { closed: rows.length - wrong.length, amountCents, wrong };
}

/** Spaces that have ledgers to close up to the day `to`: open ledgers, or sponsored posts that may lack a ledger for some days. */
export async function findSpacesToClose(db: Db, to: string, spaceId: string | null): Promise<string[]> {
  const { rows } = await sql<{ space_id: string }>`
    select distinct p.space_id from job_posts p
    where (${spaceId}::uuid is null or p.space_id = ${spaceId})
      and ((p.status = 'published' and p.plan = 'premium')
        or exists (select from job_instances i where i.job_post_id = p.id and i.closed_at is null and i.day <= ${to}))
    order by p.space_id`.execute(db);
  return rows.map((row) => row.space_id);
}

/**
 * The paid clicks of closed ledgers without an invoice, by post and price. Computed from the entries, because a price may change
 * within a day.
 */
export type UninvoicedClicks = {
  readonly jobPostId: string;
  readonly title: string;
  readonly clicks: number;
  readonly unitCents: number;
  readonly from: string;
  readonly to: string;
};

const unpaid = (spaceId: string, to: string) => sql`
  i.invoice_id is null and i.amount_cents > 0 and i.closed_at is not null and i.day <= ${to}
  and i.job_post_id in (select id from job_posts where space_id = ${spaceId})`;

export async function findUnpaidClicks(db: Db, spaceId: string, to: string): Promise<UninvoicedClicks[]> {
  const { rows } = await sql<UninvoicedClicks>`
    select p.id as "jobPostId", p.title, count(*)::integer as clicks, c.amount_cents as "unitCents",
      min(c.day) as from, max(c.day) as to
    from job_instances i
    join clicks c on c.job_post_id = i.job_post_id and c.day = i.day and c.refused is null and c.amount_cents > 0
      and not exists (select from clicks x where x.job_post_id = c.job_post_id and x.day = c.day and x.credits = c.number)
    join job_posts p on p.id = i.job_post_id
    where ${unpaid(spaceId, to)}
    group by p.id, p.title, c.amount_cents order by min(c.day), p.id, c.amount_cents`.execute(db);
  return rows;
}

/**
 * Links the closed ledgers that are not invoiced yet to this invoice, and returns their sum. The caller must serialise calls for
 * a Space.
 */
export async function putOnInvoice(tx: Tx, invoiceId: string, spaceId: string, to: string): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    with put as (update job_instances i set invoice_id = ${invoiceId} where ${unpaid(spaceId, to)} returning i.amount_cents)
    select coalesce(sum(amount_cents), 0)::integer as amount from put`.execute(tx);
  return rows[0]!.amount;
}

/** Spaces with paid clicks up to the day `to` that are not invoiced. */
export async function findSpacesWithUnpaid(db: Db, to: string, spaceId: string | null): Promise<string[]> {
  const { rows } = await sql<{ space_id: string }>`
    select distinct p.space_id from job_instances i join job_posts p on p.id = i.job_post_id
    where i.invoice_id is null and i.amount_cents > 0 and i.day <= ${to}
      and (${spaceId}::uuid is null or p.space_id = ${spaceId})`.execute(db);
  return rows.map((row) => row.space_id);
}
