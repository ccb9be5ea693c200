import { randomUUIDv7 } from "node:crypto";
import type { SetupIntent, SetupState } from "@orbita/contract";
import type { StepCtx } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { canManageSpaceCards, canSpendFor } from "./policy.ts";
import { withProviderErrors, paymentCtxOfStep } from "./provider-calls.ts";
import { findCard } from "./card-queries.ts";
import { ensureCustomer } from "./customers.ts";
import { payerOf, type Payer } from "./payers.ts";
import { presentSetup } from "./present.ts";
import { settleSetup } from "./settle-setup.ts";
import { changeSetup, findSetup, insertSetup } from "./setup-queries.ts";

/**
 * Begins to add a card: inserts a row, calls the provider, then stores the provider's id. A setup that is interrupted in between
 * was never returned to a client.
 */
async function beginSetup(ctx: StepCtx, payer: Payer): Promise<SetupIntent> {
  const { payments, write, ...rest } = paymentCtxOfStep(ctx);
  return withProviderErrors(ctx, async () => {
    const customer = await ensureCustomer({ payments, write, ...rest }, payer);
    const id = randomUUIDv7();
    const row = { id, customer_id: customer.id, user_id: ctx.actor.id, created_at: ctx.now };
    await write("a card is being added", ({ tx }) => insertSetup(tx, row));
    const { id: providerId, clientSecret } = await payments.createSetup({
      key: `seti_${id}`,
      customer: customer.providerId,
      metadata: { setup: id },
    });
    await write("named by the provider", ({ tx }) => changeSetup(tx, id, { provider_id: providerId }));
    return { id, clientSecret, publishableKey: payments.publishableKey };
  });
}

export const setUpUserCard = (ctx: StepCtx): Promise<SetupIntent> =>
  beginSetup(ctx, { userId: ctx.actor.id ?? fail("access.unauthenticated") });

export async function setUpSpaceCard(ctx: StepCtx, { id }: { id: string }): Promise<SetupIntent> {
  allow(canManageSpaceCards(ctx.actor, id));
  return beginSetup(ctx, { spaceId: id });
}

/**
 * Reads the result of adding a card, for the page to which the bank redirects. Takes the state from the provider, not from the
 * redirect's parameters; other payers' setups return 404.
 */
export async function settleMySetup(ctx: StepCtx, { id }: { id: string }): Promise<SetupState> {
  const row = (await findSetup(ctx.tx, id)) ?? fail("payment.setupNotFound");
  const payer = payerOf({ user_id: row.owner_user_id, space_id: row.owner_space_id });
  if (!canSpendFor(ctx.actor, payer)) fail("payment.setupNotFound");
  const settled = await withProviderErrors(ctx, () => settleSetup(paymentCtxOfStep(ctx), row), {
    refused: "payment.setupNotFound",
  });
  const card = settled.method_id === null ? undefined : await findCard(ctx.tx, settled.method_id);
  return presentSetup(settled, card);
}
