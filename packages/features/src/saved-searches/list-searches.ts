import type { SavedJobSearch, SavedTalentSearch } from "@orbita/contract";
import type { Ctx, ReadCtx } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { findableBy } from "../talent-search/index.ts";
import { countFreshPosts, findFreshTalents } from "./fresh-queries.ts";
import { canSaveSearches } from "./policy.ts";
import { findSearch, findSearches, type VisibleSearchRow } from "./queries.ts";

const presentJobSearch = (row: VisibleSearchRow, fresh: number): SavedJobSearch => ({
  id: row.id,
  name: row.name,
  frequency: row.frequency,
  filters: row.filters as Record<string, unknown>[],
  address: row.address,
  fresh,
  lastMatch: row.last_match?.toISOString() ?? null,
  broken: row.broken_at !== null,
  version: row.version,
  created: row.created_at.toISOString(),
});

const presentTalentSearch = (row: VisibleSearchRow, fresh: number): SavedTalentSearch => ({
  ...presentJobSearch(row, fresh),
  by: row.by,
});

type SearchReadCtx = Pick<ReadCtx, "tx" | "actor" | "now">;

export const requireSearchOwner = ({ actor }: Pick<ReadCtx, "actor">) => ({
  userId: actor.id ?? fail("access.unauthenticated"),
});

/** The Space that the user acts for. Fails for viewers, because they can neither search people nor save such searches. */
export function requireSearchSpace({ actor }: Pick<ReadCtx, "actor">) {
  const spaceId = actor.spaceId ?? fail("access.denied");
  allow(canSaveSearches(actor, spaceId));
  return { spaceId };
}

const idsOf = (rows: readonly VisibleSearchRow[]) => rows.map(({ id }) => id);

async function withFreshPosts(ctx: SearchReadCtx, rows: readonly VisibleSearchRow[]): Promise<SavedJobSearch[]> {
  const fresh = await countFreshPosts(ctx.tx, idsOf(rows), ctx.now);
  return rows.map((row) => presentJobSearch(row, fresh.get(row.id) ?? 0));
}

/** Saved talent searches with their number of new matches. People who opted out or hid from this Space since they were found are not counted. */
async function withFreshTalents(
  ctx: SearchReadCtx,
  spaceId: string,
  rows: readonly VisibleSearchRow[],
): Promise<SavedTalentSearch[]> {
  const found = await findFreshTalents(ctx.tx, idsOf(rows));
  const findable = new Set(await findableBy(ctx, spaceId, [...new Set(found.map(({ target_id }) => target_id))]));
  const fresh = Map.groupBy(
    found.filter(({ target_id }) => findable.has(target_id)),
    ({ search_id }) => search_id,
  );
  return rows.map((row) => presentTalentSearch(row, fresh.get(row.id)?.length ?? 0));
}

export const listJobSearches = async (ctx: ReadCtx): Promise<SavedJobSearch[]> =>
  withFreshPosts(ctx, await findSearches(ctx.tx, requireSearchOwner(ctx)));

export async function listTalentSearches(ctx: ReadCtx): Promise<SavedTalentSearch[]> {
  const space = requireSearchSpace(ctx);
  return withFreshTalents(ctx, space.spaceId, await findSearches(ctx.tx, space));
}

/** A saved search as the API returns it after a write. */
export async function shownJobSearch(ctx: Ctx, id: string): Promise<SavedJobSearch> {
  const row = (await findSearch(ctx.tx, requireSearchOwner(ctx), id)) ?? fail("savedSearch.notFound");
  return (await withFreshPosts(ctx, [row]))[0]!;
}

export async function shownTalentSearch(ctx: Ctx, id: string): Promise<SavedTalentSearch> {
  const space = requireSearchSpace(ctx);
  const row = (await findSearch(ctx.tx, space, id)) ?? fail("savedSearch.notFound");
  return (await withFreshTalents(ctx, space.spaceId, [row]))[0]!;
}
