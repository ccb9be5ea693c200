import type { Tx } from "@orbita/db";
import { knownCode } from "../vocabulary/index.ts";

/** One that was merged meanwhile counts as what it became. */
export const knownAgreement = (tx: Tx, code: string): Promise<string> =>
  knownCode(tx, { type: "ccnl", code, field: "ccnl" });
