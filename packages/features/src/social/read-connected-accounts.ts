import type { ConnectedAccount } from "@orbita/contract";
import type { Db } from "@orbita/db";
import { presentIdentity } from "./present.ts";
import { listIdentities } from "./queries.ts";

/** The providers that a user can sign in with, in the order they were connected. */
export const readConnectedAccounts = async (db: Db, userId: string): Promise<ConnectedAccount[]> =>
  (await listIdentities(db, userId)).map(presentIdentity);
