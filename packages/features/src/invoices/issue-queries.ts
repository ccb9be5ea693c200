import type { Db, Tables, Tx } from "@orbita/db";
import { sql, type Insertable } from "kysely";
import { checkIssuable } from "./documents/check.ts";
import type { LicenceTerms, InvoiceLine } from "./lines.ts";
import { firstOf } from "./months.ts";
import { progressiveOf } from "./numbers.ts";

export async function findAgreed(db: Db, spaceId: string): Promise<LicenceTerms | undefined> {
  const { rows } = await sql<LicenceTerms>`
    select license_price_cents as "licenceCents", starts_on as "startsOn", ends_on as "endsOn"
    from contracts where space_id = ${spaceId}`.execute(db);
  return rows[0];
}

export const findPausedSince = async (db: Db, spaceId: string): Promise<Date | null> =>
  (await db.selectFrom("contracts").select("premium_paused_at").where("space_id", "=", spaceId).executeTakeFirst())
    ?.premium_paused_at ?? null;

/**
 * Locks the billing of a Space, which serialises closing and issuing. Uses an advisory lock, because a row lock on the contract
 * could deadlock: publishing locks a post and waits for the contract, and invoice lines wait for posts.
 */
export async function lockAgreed(tx: Tx, spaceId: string): Promise<LicenceTerms | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`invoices ${spaceId}`}, 0))`.execute(tx);
  return findAgreed(tx, spaceId);
}

export async function isInvoiced(db: Db, spaceId: string, month: string): Promise<boolean> {
  const { rows } = await sql`select from invoices
    where space_id = ${spaceId} and period = ${firstOf(month)} and kind = 'invoice'`.execute(db);
  return rows.length > 0;
}

type InvoiceNumber = { readonly year: number; readonly number: number; readonly issuedOn: string };

/**
 * The next invoice number of the year. Its row stays locked until the transaction ends, so concurrent callers wait, and a rollback leaves no gap.
 * Call it last, when everything else is decided.
 */
export async function nextNumber(tx: Tx, today: string): Promise<InvoiceNumber> {
  const year = Number(today.slice(0, 4));
  const { rows } = await sql<{ number: number; issuedOn: string }>`
    insert into invoice_numbers as n (year, last, last_on) values (${year}, 1, ${today})
    on conflict (year) do update set last = n.last + 1, last_on = greatest(n.last_on, excluded.last_on)
    returning last as number, last_on as "issuedOn"`.execute(tx);
  return { year, ...rows[0]! };
}

/** The next progressive number for an SDI file. Each transmission gets a new number, also the second transmission of the same invoice. */
export async function nextProgressive(tx: Tx): Promise<string> {
  const { rows } = await sql<{ last: number }>`
    insert into sdi_progressives as p (last) values (1) on conflict (id) do update set last = p.last + 1
    returning last`.execute(tx);
  return progressiveOf(rows[0]!.last);
}

/** Inserts the invoice, and checks it as SDI does, so that no invoice is issued that SDI would reject. */
export async function insertInvoice(
  tx: Tx,
  values: Insertable<Tables["invoices"]> & { id: string },
  lines: readonly InvoiceLine[],
): Promise<void> {
  await tx.insertInto("invoices").values(values).execute();
  await tx
    .insertInto("invoice_lines")
    .values(
      lines.map((line, at) => ({
        invoice_id: values.id,
        position: at + 1,
        kind: line.kind,
        description: line.description,
        quantity: line.quantity,
        unit_cents: line.unitCents,
        net_cents: line.netCents,
        job_post_id: line.jobPostId,
        starts_on: line.startsOn,
        ends_on: line.endsOn,
      })),
    )
    .execute();
  await checkIssuable(tx, values.id);
}
