import { createHmac, randomBytes } from "node:crypto";
import { perDatabase } from "@orbita/db";
import { providerNetworkOf, visitorNetworkOf } from "@orbita/platform";
import type { Ctx } from "../kernel/ctx.ts";
import { ledgerKeyOf } from "./queries.ts";

const knownOf = perDatabase(() => new Map<string, Buffer>());

type VisitorCtx = Pick<Ctx, "tx" | "asker" | "afterCommit">;

type VisitorHashes = {
  /** Mark of the visitor's network (/24 or /64), which is counted once a day. The user agent is ignored. */
  readonly visitor: Buffer;
  /** Mark of the provider's larger network that contains the visitor's network (/16 or /48). */
  readonly network: Buffer;
};

/**
 * Makes pseudonymous marks of the networks from which a post is opened, without a cookie and without storing the IP address. A
 * mark is valid for one day. All processes share the key of the day through the database. When the day is over, the key is
 * deleted, and no mark can be traced to an address any more.
 */
export async function visitorOf({ tx, asker, afterCommit }: VisitorCtx, day: string): Promise<VisitorHashes> {
  const known = knownOf(tx);
  const key = known.get(day) ?? (await ledgerKeyOf(tx, day, randomBytes(32)));
  // The key for visitor marks is cached only after the commit: after a rollback another key would be stored, and every visitor would count
  // twice.
  if (!known.has(day))
    afterCommit(() => {
      known.clear();
      known.set(day, key);
    });
  const markOf = (network: string) => createHmac("sha256", key).update(network).digest().subarray(0, 16);
  return { visitor: markOf(visitorNetworkOf(asker.address)), network: markOf(providerNetworkOf(asker.address)) };
}
