import type { PaymentStatus } from "@orbita/contract";
import type { Db } from "@orbita/db";
import { sql } from "kysely";
import { findSpacesWithUnpaid } from "../clicks/index.ts";
import { firstOf, lastOf } from "./months.ts";

export type SpaceMonthFilter = { readonly month: string; readonly spaceId: string | null };

/**
 * Spaces that must be invoiced for the month: they have a licence in the month, or ledgers up to its end that are not invoiced. Leaves out Spaces
 * that are already invoiced for the month.
 */
export async function findSpacesToInvoice(db: Db, { month, spaceId }: SpaceMonthFilter): Promise<string[]> {
  const owing = await findSpacesWithUnpaid(db, lastOf(month), spaceId);
  const { rows } = await sql<{ space_id: string }>`
    select c.space_id from contracts c
    where (${spaceId}::uuid is null or c.space_id = ${spaceId})
      and ((c.license_price_cents > 0 and c.starts_on <= ${lastOf(month)}
          and (c.ends_on is null or c.ends_on >= ${firstOf(month)}))
        or c.space_id = any (${owing}::uuid[]))
      and not exists (select from invoices i
        where i.space_id = c.space_id and i.period = ${firstOf(month)} and i.kind = 'invoice')
    order by c.space_id`.execute(db);
  return rows.map((row) => row.space_id);
}

/** Spaces that are already invoiced for the month. */
export async function findSpacesInvoiced(db: Db, { month, spaceId }: SpaceMonthFilter): Promise<string[]> {
  const { rows } = await sql<{ space_id: string }>`
    select space_id from invoices
    where period = ${firstOf(month)} and kind = 'invoice' and (${spaceId}::uuid is null or space_id = ${spaceId})
    order by space_id`.execute(db);
  return rows.map((row) => row.space_id);
}

export async function findSpaceNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from spaces where id = any (${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export type MonthPayment = {
  readonly id: string;
  readonly invoiceId: string;
  readonly spaceId: string;
  readonly space: string;
  readonly year: number;
  readonly number: number;
  readonly amountCents: number;
  readonly status: PaymentStatus;
  readonly nextTry: Date | null;
  readonly collected: boolean;
};

/** Payments of the month's invoices, both open and paid. */
export async function findPaymentsOfMonth(db: Db, { month, spaceId }: SpaceMonthFilter): Promise<MonthPayment[]> {
  const { rows } = await sql<MonthPayment>`
    select p.id, p.invoice_id as "invoiceId", p.space_id as "spaceId", coalesce(s.name, '') as space, i.year, i.number,
      p.amount_cents as "amountCents", p.status, p.next_try_at as "nextTry", i.enabled as collected
    from payments p join invoices i on i.id = p.invoice_id left join spaces s on s.id = p.space_id
    where i.period = ${firstOf(month)} and (${spaceId}::uuid is null or p.space_id = ${spaceId})
    order by p.id`.execute(db);
  return rows;
}
