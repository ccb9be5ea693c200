import { createHmac, randomBytes } from "node:crypto";
import { isbot } from "isbot";
import { LRUCache } from "lru-cache";
import type { ReadCtx } from "../kernel/ctx.ts";
import { countOpening, type UsableShareLink } from "./link-queries.ts";

/**
 * Requests for the same share link within this number of milliseconds count as one visit. The page is requested both on the
 * server and in the browser, and users reload it.
 */
const visitMs = 1_800_000;
const mostVisits = 20_000;
/** The key for hashing the visitors of share links. It exists only in this process, so that a hash cannot be traced back to an IP address. */
const key = randomBytes(32);
/** The time of the last counted visit, by hash. */
const visits = new LRUCache<string, number>({ max: mostVisits });

function isNewVisit(linkId: string, { asker: { address, userAgent }, now }: ReadCtx): boolean {
  const visit = createHmac("sha256", key).update(`${linkId}\n${address}\n${userAgent}`).digest("base64url");
  const since = visits.get(visit);
  if (since !== undefined && now.getTime() - since < visitMs) return false;
  visits.set(visit, now.getTime());
  return true;
}

/** Counts a visit of a share link. An error here does not affect the visitor. Visits of the owner and of bots do not count. */
export async function noteOpening(ctx: ReadCtx, { id, owner_id }: UsableShareLink): Promise<void> {
  const { actor, asker } = ctx;
  if (actor.id === owner_id || asker.userAgent === "" || isbot(asker.userAgent)) return;
  if (!isNewVisit(id, ctx)) return;
  await countOpening(ctx.tx, id, ctx.now).catch((error: unknown) =>
    ctx.log.warn({ err: error }, "an opening was not counted"),
  );
}
