import { createHmac, randomBytes } from "node:crypto";
import { perDatabase } from "@orbita/db";
import { providerNetworkOf, visitorNetworkOf } from "@orbita/platform";
import type { Ctx } from "../kernel/ctx.ts";
import { keyOf } from "./queries.ts";

const knownOf = perDatabase(() => new Map<string, Buffer>());

type Asking = Pick<Ctx, "tx" | "asker" | "afterCommit">;

type Visitor = {
  /** The network that a click counts for, once a day: /24 or /64. The user agent is ignored. */
  readonly visitor: Buffer;
  /** The provider's range that contains it: /16 or /48. */
  readonly network: Buffer;
};

/**
 * Marks of the network that opens a post, for one day: without a cookie, and without storing the address. All processes share the
 * day's key through the database. It is deleted when the day is over; after that no mark can be traced to an address.
 */
export async function visitorOf({ tx, asker, afterCommit }: Asking, day: string): Promise<Visitor> {
  const known = knownOf(tx);
  const key = known.get(day) ?? (await keyOf(tx, day, randomBytes(32)));
  // Cached only after the commit: with a key that was rolled back, every visitor would count twice.
  if (!known.has(day))
    afterCommit(() => {
      known.clear();
      known.set(day, key);
    });
  const markOf = (network: string) => createHmac("sha256", key).update(network).digest().subarray(0, 16);
  return { visitor: markOf(visitorNetworkOf(asker.address)), network: markOf(providerNetworkOf(asker.address)) };
}
