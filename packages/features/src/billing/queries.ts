import type { Db, Tx } from "@orbita/db";
import { sql } from "kysely";

/**
 * Whether the Space has all data that an invoice needs:
 * - a legal name
 * - a fiscal code or VAT number
 * - an SDI code or PEC
 * - an Italian registered office in the format that SDI requires
 *
 * Issuing an invoice checks the same, and also the check digits of the tax numbers, which are validated on input.
 */
export const hasBillingData = async (db: Db, spaceId: string): Promise<boolean> => {
  const { rows } = await sql`
    select from spaces s where s.id = ${spaceId} and trim(s.legal_name) <> '' and s.sdi is not null
      and coalesce(s.fiscal_code, s.vat) is not null
      and exists (select from space_locations l where l.space_id = s.id and l.legal_seat and l.country = 'IT'
        and trim(l.street) <> '' and trim(l.city) <> '' and l.postal_code ~ '^\\d{5}$' and l.province ~ '^[A-Z]{2}$')`.execute(
    db,
  );
  return rows.length > 0;
};

export const hasPaymentMethod = async (db: Db, spaceId: string): Promise<boolean> =>
  (await db
    .selectFrom("payment_methods")
    .select("id")
    .where("space_id", "=", spaceId)
    .where("removed_at", "is", null)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Whether sponsoring is paused because the Space has an overdue invoice. Sponsoring resumes when the invoice is paid. */
export const isPremiumPaused = async (db: Db, spaceId: string): Promise<boolean> =>
  (await db
    .selectFrom("contracts")
    .select("space_id")
    .where("space_id", "=", spaceId)
    .where("premium_paused_at", "is not", null)
    .executeTakeFirst()) !== undefined;

/**
 * Serialises changes to the cards of a Space or a person until the transaction ends. Callers rely on it to keep exactly one
 * default card, and at least one card for an owner with sponsored posts.
 */
export async function lockCards(tx: Tx, ownerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`cards ${ownerId}`}, 0))`.execute(tx);
}
