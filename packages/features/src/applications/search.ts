import type { ApplicationCard, Page, SearchPayload } from "@orbita/contract";
import type { ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { projected } from "../kernel/projected.ts";
import { searchCards } from "./card-queries.ts";
import { presentApplicationCard } from "./present.ts";

/** Searches the applications that the caller's Space received. */
export async function searchApplications(
  { tx, actor, now }: ReadCtx,
  payload: SearchPayload,
): Promise<Page<ApplicationCard>> {
  const spaceId = actor.spaceId ?? fail("access.denied");
  const { content, ...page } = await searchCards(tx, { spaceId, now }, payload);
  return { ...page, content: projected(content.map(presentApplicationCard), payload.projections) };
}
