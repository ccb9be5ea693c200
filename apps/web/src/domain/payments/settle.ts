import type { PaymentIntent, SetupState } from "@orbita/contract";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";

/**
 * Delays between the requests for the result of a payment or a new card, because the bank may take a moment. After the last one, the user reads
 * that the result is still pending.
 */
const pausesMs = [500, 1_000, 2_000, 4_000];

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function until<T>(ask: () => Promise<T>, isOpen: (state: T) => boolean): Promise<T> {
  let state = await ask();
  for (const ms of pausesMs) {
    if (!isOpen(state)) return state;
    await pause(ms);
    state = await ask();
  }
  return state;
}

/**
 * The result of adding a card.
 * Our server asks the payment provider for it; what the provider reported to this browser does not count.
 */
export const settleSetup = (id: string): Promise<SetupState> =>
  until(
    () => answered(api().payments.settleSetup({ params: { id } })),
    ({ status }) => status === "open",
  );

/** The result of a payment. Our server asks the payment provider for it. */
export const settlePayment = (id: string): Promise<PaymentIntent> =>
  until(
    () => answered(api().collecting.settle({ params: { id } })),
    ({ status }) => status === "processing",
  );
