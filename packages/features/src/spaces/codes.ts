import type { Tx } from "@orbita/db";
import { knownCode } from "../vocabulary/index.ts";
import type { SpaceColumns } from "./rules.ts";

/** The value list of each coded field. */
const lists = [
  { field: "businessSector", column: "business_sector", type: "business_sector" },
  { field: "primaryPolicy", column: "primary_policy", type: "primary_policy" },
  { field: "onsiteStart", column: "onsite_start", type: "space_time_onsite" },
  { field: "onsiteEnd", column: "onsite_end", type: "space_time_onsite" },
  { field: "ccnl", column: "ccnl", type: "ccnl" },
] as const;

/** Replaces merged codes by their successors and refuses unknown ones. */
export async function knownCodes(tx: Tx, columns: SpaceColumns): Promise<SpaceColumns> {
  const known: SpaceColumns = { ...columns };
  for (const { field, column, type } of lists) {
    const code = columns[column];
    if (typeof code === "string") known[column] = await knownCode(tx, { type, code, field });
  }
  return known;
}
