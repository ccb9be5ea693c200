import { randomUUIDv7 } from "node:crypto";
import { savedSearchLimits, type NewSavedSearch, type SavedJobSearch, type SavedTalentSearch } from "@orbita/contract";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { countSearches, insertSearch, lockOwner, type SavedSearchOwner } from "./queries.ts";
import { requireSearchOwner, shownJobSearch, shownTalentSearch, requireSearchSpace } from "./list-searches.ts";

const { perOwner } = savedSearchLimits;

/** Saves a search that is due at once: its first run records what exists now, before any notification. */
async function save(
  ctx: Ctx,
  owner: SavedSearchOwner,
  { name, filters, frequency, address }: NewSavedSearch,
): Promise<string> {
  await lockOwner(ctx.tx, owner);
  if ((await countSearches(ctx.tx, owner)) >= perOwner) fail("savedSearch.tooMany", { max: perOwner });
  const id = randomUUIDv7();
  await insertSearch(ctx.tx, {
    id,
    ...("userId" in owner ? { user_id: owner.userId } : { space_id: owner.spaceId, saved_by: ctx.actor.id }),
    name,
    filters: JSON.stringify(filters),
    address: address ?? null,
    frequency,
    since: ctx.now,
    asked_until: ctx.now,
    opened_at: ctx.now,
    due_at: ctx.now,
    created_at: ctx.now,
  });
  return id;
}

export const saveJobSearch = async (ctx: Ctx, body: NewSavedSearch): Promise<SavedJobSearch> =>
  shownJobSearch(ctx, await save(ctx, requireSearchOwner(ctx), body));

export const saveTalentSearch = async (ctx: Ctx, body: NewSavedSearch): Promise<SavedTalentSearch> =>
  shownTalentSearch(ctx, await save(ctx, requireSearchSpace(ctx), body));
