import type { GuestAlert, GuestFrequency } from "@orbita/contract";
import type { UnsubscribeTokens } from "@orbita/platform";
import type { Ctx, ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { changeSearch, removeSearch } from "./change-search.ts";
import { deleteGuest } from "./guest-queries.ts";
import { countSearches, findSearch, findSearches, lockOwner, type VisibleSearchRow } from "./queries.ts";

/**
 * The purpose of a link in a guest's mail: managing the alerts, or only stopping all of them, which mail programs do on their own.
 * The tokens are signed like other unsubscribe links and are in no table; they are worthless once the guest is deleted.
 */
type GuestTokenKind = "alerts.manage" | "alerts.stop";

export const guestTokenOf = (tokens: UnsubscribeTokens, guestId: string, kind: GuestTokenKind): string =>
  tokens.sign({ userId: guestId, kind });

function guestOf({ platform }: Pick<ReadCtx, "platform">, token: string, permits: GuestTokenKind): { guestId: string } {
  const claims = platform.unsubscribeTokens.open(token);
  return claims?.kind === permits ? { guestId: claims.userId } : fail("jobAlert.linkInvalid");
}

type TokenParams = { token: string };
type AlertParams = TokenParams & { id: string };

const present = (row: VisibleSearchRow): GuestAlert => ({
  id: row.id,
  name: row.name,
  // The table permits no guest without alerts.
  frequency: row.frequency as GuestFrequency,
  address: row.address,
  broken: row.broken_at !== null,
  created: row.created_at.toISOString(),
});

/** The alerts of a guest, newest first; none if they stopped all, or if an account adopted them. */
export const listAlerts = async (ctx: ReadCtx, { token }: TokenParams): Promise<GuestAlert[]> =>
  (await findSearches(ctx.tx, guestOf(ctx, token, "alerts.manage"))).map(present);

export async function changeAlert(
  ctx: Ctx,
  { token, id }: AlertParams,
  change: { frequency: GuestFrequency },
): Promise<GuestAlert> {
  const guest = guestOf(ctx, token, "alerts.manage");
  await changeSearch(ctx, guest, { id }, change);
  return present((await findSearch(ctx.tx, guest, id)) ?? fail("savedSearch.notFound"));
}

/** Stops one alert. Without any alert the address has no use, so the last one deletes the guest too. */
export async function removeAlert(ctx: Ctx, { token, id }: AlertParams): Promise<void> {
  const guest = guestOf(ctx, token, "alerts.manage");
  // A concurrent confirmation waits for this lock, or its search is counted here.
  await lockOwner(ctx.tx, guest);
  await removeSearch(ctx, guest, { id });
  if ((await countSearches(ctx.tx, guest)) === 0) await deleteGuest(ctx.tx, guest.guestId);
}

export const stopAlerts = (ctx: Ctx, { token }: TokenParams): Promise<void> =>
  deleteGuest(ctx.tx, guestOf(ctx, token, "alerts.manage").guestId);

export const unsubscribeAlerts = (ctx: Ctx, { token }: TokenParams): Promise<void> =>
  deleteGuest(ctx.tx, guestOf(ctx, token, "alerts.stop").guestId);
