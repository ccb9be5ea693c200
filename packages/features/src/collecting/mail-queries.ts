import type { Db } from "@orbita/db";
import { sql } from "kysely";

export type MailSpace = {
  readonly name: string;
  readonly url: string;
  readonly premium_paused_at: Date | null;
  /** The card that will be charged automatically for the invoice. */
  readonly card: { brand: string; last4: string } | null;
};

/** The Space of a billing mail, if it is not closed and the recipient is still one of its owners. */
export async function findMailSpace(db: Db, spaceId: string, userId: string): Promise<MailSpace | undefined> {
  const { rows } = await sql<MailSpace>`
    select s.name, s.url, c.premium_paused_at,
      (select json_build_object('brand', p.brand, 'last4', p.last4) from payment_methods p
        where p.space_id = s.id and p.is_default and p.removed_at is null) as card
    from spaces s
    join members m on m.space_id = s.id and m.user_id = ${userId} and m.role = 'owner' and m.enabled
    left join contracts c on c.space_id = s.id
    where s.id = ${spaceId} and s.closed_at is null`.execute(db);
  return rows[0];
}

export type MailInvoice = {
  readonly id: string;
  readonly year: number;
  readonly number: number;
  /** The first day of the month that the invoice is for. */
  readonly period: string;
  readonly enabled: boolean;
  readonly status: string;
  /** The amount of the invoice that is due now, in cents. */
  readonly amount_cents: number;
};

export async function findMailInvoice(db: Db, id: string): Promise<MailInvoice | undefined> {
  if (!id) return undefined;
  const { rows } = await sql<MailInvoice>`
    select i.id, i.year, i.number, i.period::text as period, i.enabled, p.status, p.amount_cents
    from invoices i join payments p on p.invoice_id = i.id where i.id = ${id}`.execute(db);
  return rows[0];
}
