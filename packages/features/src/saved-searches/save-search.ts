import { randomUUIDv7 } from "node:crypto";
import {
  guestAlertLimits,
  savedSearchLimits,
  type AlertFrequency,
  type NewSavedSearch,
  type SavedJobSearch,
  type SavedTalentSearch,
} from "@orbita/contract";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { countSearches, insertSearch, lockOwner, type SavedSearchOwner } from "./queries.ts";
import { requireSearchOwner, shownJobSearch, shownTalentSearch, requireSearchSpace } from "./list-searches.ts";

const { perOwner } = savedSearchLimits;
const { perAddress } = guestAlertLimits;

function refuseMore(owner: SavedSearchOwner, count: number): void {
  if ("guestId" in owner) {
    if (count >= perAddress) fail("jobAlert.tooMany", { max: perAddress });
  } else if (count >= perOwner) fail("savedSearch.tooMany", { max: perOwner });
}

function columnsOf(ctx: Ctx, owner: SavedSearchOwner) {
  if ("userId" in owner) return { user_id: owner.userId };
  return "guestId" in owner ? { guest_id: owner.guestId } : { space_id: owner.spaceId, saved_by: ctx.actor.id };
}

type SearchDraft = { name: string; filters: unknown; frequency: AlertFrequency; address?: string | null | undefined };

/** Saves a search that is due at once: its first run records what exists now, before any notification. */
export async function saveSearch(
  ctx: Ctx,
  owner: SavedSearchOwner,
  { name, filters, frequency, address }: SearchDraft,
): Promise<string> {
  await lockOwner(ctx.tx, owner);
  refuseMore(owner, await countSearches(ctx.tx, owner));
  const id = randomUUIDv7();
  await insertSearch(ctx.tx, {
    id,
    ...columnsOf(ctx, owner),
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
  shownJobSearch(ctx, await saveSearch(ctx, requireSearchOwner(ctx), body));

export const saveTalentSearch = async (ctx: Ctx, body: NewSavedSearch): Promise<SavedTalentSearch> =>
  shownTalentSearch(ctx, await saveSearch(ctx, requireSearchSpace(ctx), body));
