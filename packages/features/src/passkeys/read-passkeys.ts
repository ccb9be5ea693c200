import type { Passkey } from "@orbita/contract";
import type { Db } from "@orbita/db";
import { presentPasskey } from "./present.ts";
import { findPasskeys } from "./queries.ts";

/** Also what a person is given when they ask for their data: the key itself is their device's, and says nothing about them. */
export const readPasskeys = async (db: Db, userId: string): Promise<Passkey[]> =>
  (await findPasskeys(db, userId)).map(presentPasskey);
