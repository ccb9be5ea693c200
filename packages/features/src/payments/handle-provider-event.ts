import { PaymentRefused } from "@orbita/platform";
import { lockCards } from "../billing/index.ts";
import type { WorkCtx } from "../kernel/work.ts";
import { paymentCtxOfWork, type PaymentCtx } from "./provider-calls.ts";
import { changeCard, findCard, findCardByProviderId, findPaymentCards } from "./card-queries.ts";
import { takeAway, announceCards } from "./cards.ts";
import { findCustomerByProviderId, releaseCustomer } from "./customer-queries.ts";
import { findEvent, noteHandled, type PaymentEventRow } from "./event-queries.ts";
import { paymentChanged } from "./jobs.ts";
import { payerId, payerOf } from "./payers.ts";
import { eventSubject } from "./rules.ts";
import { settleSetup } from "./settle-setup.ts";
import { findSetupByProviderId } from "./setup-queries.ts";

/**
 * Reads a card again from the provider, because the bank may have changed its number or expiry date, or the card may have been
 * removed there.
 */
async function refreshCard(asked: PaymentCtx, providerId: string): Promise<boolean> {
  const { db, payments, write } = asked;
  const row = await findCardByProviderId(db, providerId);
  const payer = row && payerOf(row);
  if (!row || !payer) return false;
  const given = await payments.readCard(providerId).catch((error: unknown) => {
    if (error instanceof PaymentRefused) return null;
    throw error;
  });
  const isNew = await write("what the provider says of a card", async (ctx) => {
    await lockCards(ctx.tx, payerId(payer));
    const card = await findCard(ctx.tx, row.id);
    if (!card) return true;
    // A concurrent write may have stored newer data than was read here, so the caller reads the card again.
    if (card.version !== row.version) return false;
    if (!given || given.customer === null) {
      await takeAway(ctx, card);
      return true;
    }
    const { brand, last4, expiresMonth: expires_month, expiresYear: expires_year } = given;
    await changeCard(ctx.tx, card.id, { brand, last4, expires_month, expires_year });
    await announceCards(ctx, payer);
    return true;
  });
  return isNew || refreshCard(asked, providerId);
}

/** Removes the cards of a customer who was deleted at the provider. */
async function loseCustomer({ db, write }: PaymentCtx, providerId: string): Promise<boolean> {
  const row = await findCustomerByProviderId(db, providerId);
  const payer = row && payerOf(row);
  if (!row || !payer) return false;
  await write("removed at the provider", async (ctx) => {
    await lockCards(ctx.tx, payerId(payer));
    for (const card of await findPaymentCards(ctx.tx, payer)) await takeAway(ctx, card);
    await releaseCustomer(ctx.tx, row.id);
  });
  return true;
}

async function settleNamed(asked: PaymentCtx, providerId: string): Promise<boolean> {
  const setup = await findSetupByProviderId(asked.db, providerId);
  if (!setup) return false;
  await settleSetup(asked, setup);
  return true;
}

async function act(asked: PaymentCtx, { object_id: objectId, ...event }: PaymentEventRow): Promise<boolean> {
  const subject = eventSubject(event);
  if (subject === "setup") return settleNamed(asked, objectId);
  if (subject === "card") return refreshCard(asked, objectId);
  if (subject === "customer") return loseCustomer(asked, objectId);
  return subject === "payment";
}

/**
 * Processes an event of the payment provider, which only signals that something changed. The state is read from the provider, so that the order and
 * number of events do not matter.
 */
export async function handleProviderEvent(ctx: WorkCtx, { id }: { id: string }): Promise<void> {
  const asked = paymentCtxOfWork(ctx);
  const event = await findEvent(ctx.db, id);
  if (!asked || !event || event.handled_at !== null) return;
  const { type, intent_id: intentId } = event;
  const ours = await act(asked, event).catch((error: unknown) => {
    if (!(error instanceof PaymentRefused)) throw error;
    ctx.log.error({ event: id, type, refusal: error.code }, "the payment provider does not know what it spoke of");
    return true;
  });
  if (!ours) ctx.log.info({ event: id, type }, "the payment provider spoke of nothing of ours");
  await ctx.write("what the provider said", async ({ tx, now, enqueue }) => {
    if (intentId !== null) await enqueue(paymentChanged, { intentId });
    await noteHandled(tx, id, now);
  });
}
