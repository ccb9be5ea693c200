import type { Invoice, PaymentIntent, PaymentMethod } from "@orbita/contract";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { CardRefused, ProviderAway } from "./failure-words.ts";
import { settlePayment } from "./settle.ts";

/** Whether it is paid, or the bank still thinks. Everything else is thrown. */
export type Paid = "paid" | "processing";

function outcomeOf({ status, failure }: PaymentIntent): Paid {
  if (status === "paid" || status === "processing") return status;
  throw new CardRefused(failure);
}

/** The bank wants to hear from the card's owner, in the provider's own frame. */
async function confirmWithBank({ publishableKey, clientSecret }: PaymentIntent): Promise<void> {
  const { openStripe } = await import("./stripe.ts");
  const stripe = await openStripe(publishableKey);
  const { error } = await stripe.handleNextAction({ clientSecret: clientSecret! });
  if (error?.type === "api_connection_error") throw new ProviderAway();
  if (error) throw new CardRefused(error.decline_code ?? error.code ?? null);
}

/** With a card that is kept already: the Space's, or one's own. */
export async function payWithSaved(spaceId: string, invoice: Invoice, card: PaymentMethod): Promise<Paid> {
  const body = { invoice: invoice.id };
  const intent = await answered(
    card.owner === "space"
      ? api().collecting.intendForSpace({ params: { id: spaceId }, body })
      : api().collecting.intendForUser({ body }),
  );
  // One key for each attempt, kept by the client until there is an answer: a second press after a lost network is the same act.
  const asked = { paymentIntent: intent.id, paymentMethod: card.id };
  const executed = await answered(api().collecting.execute({ body: asked }));
  if (executed.status === "requiresAction" && executed.clientSecret) await confirmWithBank(executed);
  else if (executed.status !== "processing") return outcomeOf(executed);
  return outcomeOf(await settlePayment(executed.id));
}

/** With one that was confirmed in the provider's form: our server asks what became of it. */
export const payWithNew = async (intentId: string): Promise<Paid> => outcomeOf(await settlePayment(intentId));
