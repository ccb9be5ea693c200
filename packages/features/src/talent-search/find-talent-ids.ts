import type { SearchPayload } from "@orbita/contract";
import type { ReadCtx } from "../kernel/ctx.ts";
import { allow } from "../kernel/failure.ts";
import { canSearchTalent } from "./policy.ts";
import { findAnswerable } from "./queries.ts";
import { askForTalents, unhidden } from "./question.ts";
import { searchViewerOf } from "./viewer.ts";

type TalentIdQuery = {
  readonly spaceId: string;
  readonly filters: SearchPayload["filters"];
  /** Only documents whose last change is in this period are found. */
  readonly changed: { readonly gt?: string; readonly lte?: string };
  readonly most: number;
};

/**
 * The ids of matching people, exactly as the search would return them to this member. Returns none if words match only with
 * typos: typo tolerance helps a user at the screen, but would cause wrong alerts.
 */
export async function findTalentIds(
  ctx: Pick<ReadCtx, "tx" | "actor" | "search" | "now">,
  { spaceId, filters, changed, most }: TalentIdQuery,
): Promise<string[]> {
  allow(canSearchTalent(ctx.actor, spaceId));
  const seeker = await searchViewerOf(ctx, spaceId);
  const payload = { page: 0, size: most, sort: "updated:desc", filters, projections: ["shownVersion"], facets: [] };
  const also = [unhidden(seeker), { range: { changedAt: changed } }];
  const place = { db: ctx.tx, search: ctx.search, now: ctx.now };
  const { page, forgiving } = await askForTalents(place, payload as unknown as SearchPayload, { also });
  if (forgiving) return [];
  const ids = page.content.map(({ id }) => id);
  const answerable = await findAnswerable(ctx.tx, ids, seeker);
  return page.content
    .filter(({ id, shownVersion }) => answerable.get(id)?.version === shownVersion)
    .map(({ id }) => id);
}
