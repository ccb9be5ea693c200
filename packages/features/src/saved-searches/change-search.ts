import type { SavedJobSearch, SavedSearchChange, SavedTalentSearch } from "@orbita/contract";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { deleteSearch, lockSearch, updateSearch, type Owner } from "./queries.ts";
import { ownerOf, shownJobSearch, shownTalentSearch, spaceOf } from "./read-searches.ts";
import { isNew, nextAsk } from "./rules.ts";

type ById = { id: string };

const load = async (ctx: Ctx, owner: Owner, { id }: ById) =>
  (await lockSearch(ctx.tx, owner, id)) ?? fail("savedSearch.notFound");

/** A search that has not run yet, or is broken and never runs again, keeps its due time. */
async function change(ctx: Ctx, owner: Owner, byId: ById, { name, frequency }: SavedSearchChange): Promise<void> {
  const row = await load(ctx, owner, byId);
  const moved = frequency !== undefined && frequency !== row.frequency;
  await updateSearch(ctx.tx, row.id, {
    name: name ?? row.name,
    frequency: frequency ?? row.frequency,
    ...(moved && row.due_at !== null && !isNew(row) && { due_at: nextAsk(frequency, ctx.now) }),
  });
}

async function open(ctx: Ctx, owner: Owner, byId: ById): Promise<void> {
  const row = await load(ctx, owner, byId);
  await updateSearch(ctx.tx, row.id, { opened_at: ctx.now });
}

async function remove(ctx: Ctx, owner: Owner, byId: ById): Promise<void> {
  const row = await load(ctx, owner, byId);
  await deleteSearch(ctx.tx, row.id);
}

export async function changeJobSearch(ctx: Ctx, byId: ById, body: SavedSearchChange): Promise<SavedJobSearch> {
  await change(ctx, ownerOf(ctx), byId, body);
  return shownJobSearch(ctx, byId.id);
}

export async function changeTalentSearch(ctx: Ctx, byId: ById, body: SavedSearchChange): Promise<SavedTalentSearch> {
  await change(ctx, spaceOf(ctx), byId, body);
  return shownTalentSearch(ctx, byId.id);
}

export async function openJobSearch(ctx: Ctx, byId: ById): Promise<SavedJobSearch> {
  await open(ctx, ownerOf(ctx), byId);
  return shownJobSearch(ctx, byId.id);
}

export async function openTalentSearch(ctx: Ctx, byId: ById): Promise<SavedTalentSearch> {
  await open(ctx, spaceOf(ctx), byId);
  return shownTalentSearch(ctx, byId.id);
}

export const removeJobSearch = (ctx: Ctx, byId: ById): Promise<void> => remove(ctx, ownerOf(ctx), byId);
export const removeTalentSearch = (ctx: Ctx, byId: ById): Promise<void> => remove(ctx, spaceOf(ctx), byId);
