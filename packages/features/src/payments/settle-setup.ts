import { noteActivity } from "../activity/index.ts";
import { lockCards } from "../billing/index.ts";
import { fail } from "../kernel/failure.ts";
import type { WorkWriteCtx } from "../kernel/work.ts";
import type { PaymentCtx } from "./provider-calls.ts";
import { findCardByProviderId, findDefaultCard, insertPaymentCard } from "./card-queries.ts";
import { announceCards } from "./cards.ts";
import { forgetCustomer } from "./jobs.ts";
import { payerId, payerOf, type Payer } from "./payers.ts";
import { cardName } from "./present.ts";
import { outcomeOf, type SetupOutcome } from "./rules.ts";
import { changeSetup, lockSetup, type PaymentSetupRow } from "./setup-queries.ts";

type SetupCard = Extract<SetupOutcome, { status: "succeeded" }>["card"];

/**
 * Stores a card that was set up and returns its id; null if the card belongs to another owner. The first card becomes the
 * default. The caller must have locked the owner's cards.
 */
async function keepCard(ctx: WorkWriteCtx, payer: Payer, given: SetupCard): Promise<string | null> {
  const isDefault = (await findDefaultCard(ctx.tx, payer)) === undefined;
  const card = await insertPaymentCard(ctx.tx, payer, given, { isDefault, now: ctx.now });
  if (!card) {
    const known = await findCardByProviderId(ctx.tx, given.id);
    const itsPayer = known && payerOf(known);
    return known && itsPayer && payerId(itsPayer) === payerId(payer) ? known.id : null;
  }
  if ("userId" in payer) await noteActivity(ctx, payer.userId, "card.added", { name: cardName(card) });
  await announceCards(ctx, payer);
  return card.id;
}

async function settle(ctx: WorkWriteCtx, id: string, outcome: SetupOutcome): Promise<PaymentSetupRow> {
  const row = (await lockSetup(ctx.tx, id)) ?? fail("payment.setupNotFound");
  if (row.status !== "open") return row;
  const payer = payerOf({ user_id: row.owner_user_id, space_id: row.owner_space_id });
  let { status, failure } = outcome as Pick<PaymentSetupRow, "status" | "failure">;
  let method_id: string | null = null;
  if (outcome.status === "succeeded") {
    method_id = payer && (await keepCard(ctx, payer, outcome.card));
    if (method_id === null) [status, failure] = ["failed", payer ? "foreign" : "gone"];
    // The owner was erased while the form was open: also delete the customer at the provider.
    if (!payer) await ctx.enqueue(forgetCustomer, { customerId: row.customer_id });
  }
  if (status === "failed") ctx.log.error({ setup: id, failure }, "a card that was set up is not taken");
  const change = { status, failure, method_id };
  await changeSetup(ctx.tx, id, { ...change, asked_at: ctx.now });
  return { ...row, ...change };
}

/**
 * Completes the adding of a card, with the provider as the only source of the result. The webhook, the page and the routine all
 * call it; the first call stores the result, and a final state never changes.
 */
export async function settleSetup({ payments, write }: PaymentCtx, row: PaymentSetupRow): Promise<PaymentSetupRow> {
  if (row.status !== "open" || row.provider_id === null) return row;
  const setup = await payments.readSetup(row.provider_id);
  const card = setup.status === "succeeded" && setup.card !== null ? await payments.readCard(setup.card) : null;
  const outcome = outcomeOf(setup, card, row.customer_provider_id);
  const payer = payerOf({ user_id: row.owner_user_id, space_id: row.owner_space_id });
  return write("what the provider says of a card", async (ctx) => {
    if (payer) await lockCards(ctx.tx, payerId(payer));
    return settle(ctx, row.id, outcome);
  });
}
