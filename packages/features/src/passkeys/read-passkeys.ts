import type { Passkey } from "@orbita/contract";
import type { Db } from "@orbita/db";
import { presentPasskey } from "./present.ts";
import { findPasskeys } from "./queries.ts";

/** Also used by the data export. The key itself is not exported: it belongs to the device and contains no personal data. */
export const readPasskeys = async (db: Db, userId: string): Promise<Passkey[]> =>
  (await findPasskeys(db, userId)).map(presentPasskey);
