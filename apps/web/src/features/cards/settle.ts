import type { PaymentIntent, SetupState } from "@orbita/contract";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";

/** The bank may take a moment; who waits longer than this is told that it comes. */
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

/** What became of a card: our server asks the provider, whatever this browser was told. */
export const settleSetup = (id: string): Promise<SetupState> =>
  until(
    () => answered(api().payments.settleSetup({ params: { id } })),
    ({ status }) => status === "open",
  );

/** What became of a payment. */
export const settlePayment = (id: string): Promise<PaymentIntent> =>
  until(
    () => answered(api().collecting.settle({ params: { id } })),
    ({ status }) => status === "processing",
  );
