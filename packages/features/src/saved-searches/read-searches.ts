import type { SavedJobSearch, SavedTalentSearch } from "@orbita/contract";
import { hasRole, type Ctx, type ReadCtx } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { findableBy } from "../talent-search/index.ts";
import { countFreshPosts, findFreshTalents } from "./fresh-queries.ts";
import { presentJobSearch, presentTalentSearch } from "./present.ts";
import { findSearch, findSearches, type ShownRow } from "./queries.ts";

type Asking = Pick<ReadCtx, "tx" | "actor" | "now">;

export const ownerOf = ({ actor }: Pick<ReadCtx, "actor">) => ({ userId: actor.id ?? fail("access.unauthenticated") });

/** The Space the user acts for. Viewers can neither search people nor save such searches. */
export function spaceOf({ actor }: Pick<ReadCtx, "actor">) {
  const spaceId = actor.spaceId ?? fail("access.denied");
  allow(hasRole(actor, spaceId, "recruiter"));
  return { spaceId };
}

const idsOf = (rows: readonly ShownRow[]) => rows.map(({ id }) => id);

async function withFreshPosts(ctx: Asking, rows: readonly ShownRow[]): Promise<SavedJobSearch[]> {
  const fresh = await countFreshPosts(ctx.tx, idsOf(rows), ctx.now);
  return rows.map((row) => presentJobSearch(row, fresh.get(row.id) ?? 0));
}

/** People who opted out or hid from this Space since they were found are not counted. */
async function withFreshTalents(ctx: Asking, spaceId: string, rows: readonly ShownRow[]): Promise<SavedTalentSearch[]> {
  const found = await findFreshTalents(ctx.tx, idsOf(rows));
  const findable = new Set(await findableBy(ctx, spaceId, [...new Set(found.map(({ target_id }) => target_id))]));
  const fresh = Map.groupBy(
    found.filter(({ target_id }) => findable.has(target_id)),
    ({ search_id }) => search_id,
  );
  return rows.map((row) => presentTalentSearch(row, fresh.get(row.id)?.length ?? 0));
}

export const listJobSearches = async (ctx: ReadCtx): Promise<SavedJobSearch[]> =>
  withFreshPosts(ctx, await findSearches(ctx.tx, ownerOf(ctx)));

export async function listTalentSearches(ctx: ReadCtx): Promise<SavedTalentSearch[]> {
  const space = spaceOf(ctx);
  return withFreshTalents(ctx, space.spaceId, await findSearches(ctx.tx, space));
}

/** The search as it is after a write. */
export async function shownJobSearch(ctx: Ctx, id: string): Promise<SavedJobSearch> {
  const row = (await findSearch(ctx.tx, ownerOf(ctx), id)) ?? fail("savedSearch.notFound");
  return (await withFreshPosts(ctx, [row]))[0]!;
}

export async function shownTalentSearch(ctx: Ctx, id: string): Promise<SavedTalentSearch> {
  const space = spaceOf(ctx);
  const row = (await findSearch(ctx.tx, space, id)) ?? fail("savedSearch.notFound");
  return (await withFreshTalents(ctx, space.spaceId, [row]))[0]!;
}
