import { createHmac, randomBytes } from "node:crypto";
import { perDatabase } from "@orbita/db";
import type { Ctx } from "../kernel/ctx.ts";
import { keyOf } from "./queries.ts";

const knownOf = perDatabase(() => new Map<string, Buffer>());

type Asking = Pick<Ctx, "tx" | "asker" | "afterCommit">;

/**
 * Who opens a post, for one day: without a cookie, and without keeping who it was. The key is the day's, shared by all
 * processes through the database, and is removed when the day is over; then nothing leads back from the mark to an address.
 */
export async function visitorOf({ tx, asker, afterCommit }: Asking, day: string): Promise<Buffer> {
  const { address, userAgent } = asker;
  const known = knownOf(tx);
  const key = known.get(day) ?? (await keyOf(tx, day, randomBytes(32)));
  // Not before the commit: a key that was never written would count everybody twice.
  if (!known.has(day))
    afterCommit(() => {
      known.clear();
      known.set(day, key);
    });
  return createHmac("sha256", key).update(`${address}\n${userAgent}`).digest().subarray(0, 16);
}
