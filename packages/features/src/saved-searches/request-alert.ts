import { randomUUIDv7 } from "node:crypto";
import { guestAlertLimits, type ConfirmedAlert, type GuestFrequency, type newGuestAlert } from "@orbita/contract";
import type { z } from "zod";
import { findUserByEmail, tokenHashOf } from "../accounts/index.ts";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { changeSearch } from "./change-search.ts";
import {
  findSameSearch,
  insertAlertRequest,
  keepGuest,
  takeAlertRequest,
  type AlertRequestRow,
} from "./guest-queries.ts";
import { sendAlertConfirmation } from "./jobs.ts";
import { guestTokenOf } from "./guest-alerts.ts";
import type { SavedSearchOwner } from "./queries.ts";
import { saveSearch } from "./save-search.ts";

const hour = 3_600_000;

/**
 * Stores a guest's request for alerts and enqueues the mail that confirms it. Does the same for every address and looks nothing up,
 * so that neither the response nor its timing reveals whether the address is known. The mail job applies the limit per address.
 */
export async function requestAlert(
  ctx: Ctx,
  { email, language, name, filters, address, frequency }: z.output<typeof newGuestAlert>,
): Promise<void> {
  const id = randomUUIDv7();
  await insertAlertRequest(ctx.tx, {
    id,
    email,
    language,
    name,
    frequency,
    filters: JSON.stringify(filters),
    address: address ?? null,
    expires_at: new Date(ctx.now.getTime() + guestAlertLimits.confirmHours * hour),
    created_at: ctx.now,
  });
  await ctx.enqueue(sendAlertConfirmation, { requestId: id });
}

/** The account that has confirmed the same address, otherwise the guest. */
async function ownerOf(ctx: Ctx, { email, language }: AlertRequestRow): Promise<SavedSearchOwner> {
  const user = await findUserByEmail(ctx.tx, email);
  if (user?.enabled && user.email_verified_at !== null && user.deletes_at === null) return { userId: user.id };
  return { guestId: await keepGuest(ctx.tx, { id: randomUUIDv7(), email, language, confirmed_at: ctx.now }) };
}

/** Confirms a requested alert with the token of the mail, which works once. The same search confirmed twice is one alert. */
export async function confirmAlert(ctx: Ctx, { token }: { token: string }): Promise<ConfirmedAlert> {
  const request = (await takeAlertRequest(ctx.tx, tokenHashOf(token), ctx.now)) ?? fail("jobAlert.linkExpired");
  const { name, filters, address } = request;
  // The table permits no request without alerts.
  const frequency = request.frequency as GuestFrequency;
  const owner = await ownerOf(ctx, request);
  const same = "guestId" in owner ? await findSameSearch(ctx.tx, owner.guestId, filters) : undefined;
  if (same) await changeSearch(ctx, owner, same, { name, frequency });
  else await saveSearch(ctx, owner, { name, frequency, filters, address });
  const tokens = ctx.platform.unsubscribeTokens;
  return { name, frequency, manage: "guestId" in owner ? guestTokenOf(tokens, owner.guestId, "alerts.manage") : null };
}
