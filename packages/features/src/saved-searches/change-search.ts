import type { SavedJobSearch, SavedSearchChange, SavedTalentSearch } from "@orbita/contract";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { deleteSearch, lockSearch, updateSearch, type SavedSearchOwner } from "./queries.ts";
import { requireSearchOwner, shownJobSearch, shownTalentSearch, requireSearchSpace } from "./list-searches.ts";
import { isNew, nextAsk } from "./rules.ts";

type SearchParams = { id: string };

const load = async (ctx: Ctx, owner: SavedSearchOwner, { id }: SearchParams) =>
  (await lockSearch(ctx.tx, owner, id)) ?? fail("savedSearch.notFound");

/**
 * Changes a saved search and, with its frequency, its due time. A search that has not run yet, or is broken and never runs again,
 * keeps its due time.
 */
export async function changeSearch(
  ctx: Ctx,
  owner: SavedSearchOwner,
  byId: SearchParams,
  { name, frequency }: SavedSearchChange,
): Promise<void> {
  const row = await load(ctx, owner, byId);
  const moved = frequency !== undefined && frequency !== row.frequency;
  await updateSearch(ctx.tx, row.id, {
    name: name ?? row.name,
    frequency: frequency ?? row.frequency,
    ...(moved && row.due_at !== null && !isNew(row) && { due_at: nextAsk(frequency, ctx.now) }),
  });
}

async function open(ctx: Ctx, owner: SavedSearchOwner, byId: SearchParams): Promise<void> {
  const row = await load(ctx, owner, byId);
  await updateSearch(ctx.tx, row.id, { opened_at: ctx.now });
}

export async function removeSearch(ctx: Ctx, owner: SavedSearchOwner, byId: SearchParams): Promise<void> {
  const row = await load(ctx, owner, byId);
  await deleteSearch(ctx.tx, row.id);
}

export async function changeJobSearch(ctx: Ctx, byId: SearchParams, body: SavedSearchChange): Promise<SavedJobSearch> {
  await changeSearch(ctx, requireSearchOwner(ctx), byId, body);
  return shownJobSearch(ctx, byId.id);
}

export async function changeTalentSearch(
  ctx: Ctx,
  byId: SearchParams,
  body: SavedSearchChange,
): Promise<SavedTalentSearch> {
  await changeSearch(ctx, requireSearchSpace(ctx), byId, body);
  return shownTalentSearch(ctx, byId.id);
}

export async function openJobSearch(ctx: Ctx, byId: SearchParams): Promise<SavedJobSearch> {
  await open(ctx, requireSearchOwner(ctx), byId);
  return shownJobSearch(ctx, byId.id);
}

export async function openTalentSearch(ctx: Ctx, byId: SearchParams): Promise<SavedTalentSearch> {
  await open(ctx, requireSearchSpace(ctx), byId);
  return shownTalentSearch(ctx, byId.id);
}

export const removeJobSearch = (ctx: Ctx, byId: SearchParams): Promise<void> =>
  removeSearch(ctx, requireSearchOwner(ctx), byId);
export const removeTalentSearch = (ctx: Ctx, byId: SearchParams): Promise<void> =>
  removeSearch(ctx, requireSearchSpace(ctx), byId);
