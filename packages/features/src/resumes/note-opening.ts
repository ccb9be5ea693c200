import { createHmac, randomBytes } from "node:crypto";
import { isbot } from "isbot";
import type { ReadCtx } from "../kernel/ctx.ts";
import { countOpening, type OpenLink } from "./link-queries.ts";

/** A page asks on the server and again in the browser, and people reload: one visit is one. */
const visitMs = 1_800_000;
const mostVisits = 20_000;
/** Of this process alone, and under a key that dies with it: nothing leads back from a visit to an address. */
const key = randomBytes(32);
const visits = new Map<string, number>();

function isNewVisit(linkId: string, { asker: { address, userAgent }, now }: ReadCtx): boolean {
  const visit = createHmac("sha256", key).update(`${linkId}\n${address}\n${userAgent}`).digest("base64url");
  const since = visits.get(visit);
  if (since !== undefined && now.getTime() - since < visitMs) return false;
  // The oldest goes first: a map keeps the order in which it was filled.
  if (visits.size >= mostVisits) visits.delete(visits.keys().next().value!);
  visits.delete(visit);
  visits.set(visit, now.getTime());
  return true;
}

/**
 * A figure beside the answer, not a part of it: the read stays one, and what goes wrong here is nobody's who opens the link.
 * The owner's own visits and those of machines do not count.
 */
export async function noteOpening(ctx: ReadCtx, { id, owner_id }: OpenLink): Promise<void> {
  const { actor, asker } = ctx;
  if (actor.id === owner_id || asker.userAgent === "" || isbot(asker.userAgent)) return;
  if (!isNewVisit(id, ctx)) return;
  await countOpening(ctx.tx, id, ctx.now).catch((error: unknown) =>
    ctx.log.warn({ err: error }, "an opening was not counted"),
  );
}
