import type { Db } from "@orbita/db";
import { sql } from "kysely";

/** Whether an invoice could be written for a Space: legal name, fiscal code or VAT number, SDI code or PEC, and a seat. */
export const hasBillingData = async (db: Db, spaceId: string): Promise<boolean> => {
  const { rows } = await sql`
    select from spaces s where s.id = ${spaceId} and s.legal_name is not null and s.sdi is not null
      and coalesce(s.fiscal_code, s.vat) is not null
      and exists (select from space_locations l where l.space_id = s.id and l.legal_seat)`.execute(db);
  return rows.length > 0;
};
