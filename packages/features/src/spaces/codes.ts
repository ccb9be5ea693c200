import type { Tx } from "@orbita/db";
import { knownCode } from "../vocabulary/index.ts";
import type { SpaceColumns } from "./rules.ts";

/** The list that each coded field takes its values from. */
const lists = [
  { field: "businessSector", column: "business_sector", type: "business_sector" },
  { field: "primaryPolicy", column: "primary_policy", type: "primary_policy" },
  { field: "onsiteStart", column: "onsite_start", type: "space_time_onsite" },
  { field: "onsiteEnd", column: "onsite_end", type: "space_time_onsite" },
  { field: "ccnl", column: "ccnl", type: "ccnl" },
] as const;

/** With the codes that the lists know today. */
export async function knownCodes(tx: Tx, columns: SpaceColumns): Promise<SpaceColumns> {
  const known: SpaceColumns = { ...columns };
  for (const { field, column, type } of lists) {
    const code = columns[column];
    if (typeof code === "string") known[column] = await knownCode(tx, { type, code, field });
  }
  return known;
}
