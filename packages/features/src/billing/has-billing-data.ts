import type { Db } from "@orbita/db";
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
