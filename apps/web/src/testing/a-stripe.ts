import type { StripeError } from "@stripe/stripe-js";
import { vi } from "vitest";

type StripeResponse = { error?: Partial<StripeError> };
type ConfirmPayment = (asked: { confirmParams?: { return_url: string } }) => Promise<StripeResponse>;
type StripeEventListener = (event: object) => void;

/** A fake element of Stripe's form: a line in the page instead of a frame. It is ready at once. */
function anElement() {
  const listeners = new Map<string, StripeEventListener>();
  return {
    on: (name: string, listener: StripeEventListener) => void listeners.set(name, listener),
    off: (name: string) => void listeners.delete(name),
    mount: (place: HTMLElement) => {
      place.append(Object.assign(document.createElement("p"), { textContent: "the provider’s form" }));
      queueMicrotask(() => listeners.get("ready")?.({ elementType: "payment" }));
    },
    update: () => undefined,
    destroy: () => undefined,
    unmount: () => undefined,
  };
}

let current: object;
/** Returns the current fake through one function, because `loadStripe` caches the first instance for the lifetime of the page. */
const open = Object.assign(() => current, { version: "endive" });

/** A fake of Stripe's script, because the real script must be loaded from Stripe. Records its calls. */
export function aStripe() {
  const options: object[] = [];
  const stripe = {
    elements: (given: object) => {
      options.push(given);
      return { create: anElement, getElement: () => null, update: () => undefined };
    },
    createToken: () => undefined,
    createPaymentMethod: () => undefined,
    confirmCardPayment: () => undefined,
    confirmSetup: vi.fn<ConfirmPayment>(async () => ({})),
    confirmPayment: vi.fn<ConfirmPayment>(async () => ({})),
    handleNextAction: vi.fn<(asked: { clientSecret: string }) => Promise<StripeResponse>>(async () => ({})),
  };
  current = stripe;
  vi.stubGlobal("Stripe", open);
  return { ...stripe, options };
}
