import type { Invoice, PaymentIntent, PaymentMethod } from "@orbita/contract";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { CardRefused, ProviderUnavailable } from "./failure-texts.ts";
import { settlePayment } from "./settle.ts";

/** The result of a payment: paid, or still processing at the bank. Every other result is thrown as an error. */
export type PaymentOutcome = "paid" | "processing";

function outcomeOf({ status, failure }: PaymentIntent): PaymentOutcome {
  if (status === "paid" || status === "processing") return status;
  throw new CardRefused(failure);
}

/** The card's owner confirms the payment with the bank (3-D Secure), in the payment provider's frame. */
async function confirmWithBank({ publishableKey, clientSecret }: PaymentIntent): Promise<void> {
  const { openStripe } = await import("./stripe.ts");
  const stripe = await openStripe(publishableKey);
  const { error } = await stripe.handleNextAction({ clientSecret: clientSecret! });
  if (error?.type === "api_connection_error") throw new ProviderUnavailable();
  if (error) throw new CardRefused(error.decline_code ?? error.code ?? null);
}

/** Pays with a saved card of the Space or of the user. */
export async function payWithSaved(spaceId: string, invoice: Invoice, card: PaymentMethod): Promise<PaymentOutcome> {
  const body = { invoice: invoice.id };
  const intent = await answered(
    card.owner === "space"
      ? api().collecting.intendForSpace({ params: { id: spaceId }, body })
      : api().collecting.intendForUser({ body }),
  );
  // The API client reuses the idempotency key until a response arrives, so a retry after a network failure does not pay twice.
  const asked = { paymentIntent: intent.id, paymentMethod: card.id };
  const executed = await answered(api().collecting.execute({ body: asked }));
  if (executed.status === "requiresAction" && executed.clientSecret) await confirmWithBank(executed);
  else if (executed.status !== "processing") return outcomeOf(executed);
  return outcomeOf(await settlePayment(executed.id));
}

/** The result of a payment that was confirmed in the provider's form; our server asks the provider for it. */
export const payWithNew = async (intentId: string): Promise<PaymentOutcome> => outcomeOf(await settlePayment(intentId));
