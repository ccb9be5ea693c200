import type { Db } from "@orbita/db";
import { sql } from "kysely";
import type { BuyerData } from "./buyer.ts";

export async function findBuyer(db: Db, spaceId: string): Promise<BuyerData | undefined> {
  const { rows } = await sql<BuyerData>`
    select s.legal_name as "legalName", s.vat, s.fiscal_code as "fiscalCode", s.sdi,
      (select json_build_object('street', l.street, 'number', l.number, 'postalCode', l.postal_code, 'city', l.city,
          'province', l.province, 'country', l.country)
        from space_locations l where l.space_id = s.id and l.legal_seat) as seat
    from spaces s where s.id = ${spaceId}`.execute(db);
  return rows[0];
}
