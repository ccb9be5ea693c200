import { createHash } from "node:crypto";
import { isbot } from "isbot";
import type { ReadCtx } from "../kernel/ctx.ts";
import { countOpening, type OpenLink } from "./link-queries.ts";

/** A page asks on the server and again in the browser, and people reload: one visit is one. */
const visitSeconds = 1_800;

const visitOf = (linkId: string, { address, userAgent }: ReadCtx["asker"]) =>
  createHash("sha256").update(`${linkId}\n${address}\n${userAgent}`).digest("base64url");

/**
 * A figure beside the answer, not a part of it: the read stays one, and what goes wrong here is nobody's who opens the link.
 * The owner's own visits and those of machines do not count.
 */
export async function noteOpening(ctx: ReadCtx, { id, owner_id }: OpenLink): Promise<void> {
  const { tx, actor, asker, platform, log, now } = ctx;
  if (actor.id === owner_id || (asker.userAgent !== "" && isbot(asker.userAgent))) return;
  try {
    const visits = platform.limiter.quota({ name: "share-link-visit", max: 1, seconds: visitSeconds });
    if ((await visits.take(visitOf(id, asker))) === null) await countOpening(tx, id, now);
  } catch (error) {
    log.warn({ err: error }, "an opening was not counted");
  }
}
