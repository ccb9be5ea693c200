import type { StripeError } from "@stripe/stripe-js";
import { vi } from "vitest";

type Answer = { error?: Partial<StripeError> };
type Confirm = (asked: { confirmParams?: { return_url: string } }) => Promise<Answer>;
type Listener = (event: object) => void;

/** One element of the provider's form: a line in the page, where the real one is a frame. It is ready at once. */
function anElement() {
  const listeners = new Map<string, Listener>();
  return {
    on: (name: string, listener: Listener) => void listeners.set(name, listener),
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
/** `loadStripe` keeps the first that it meets for as long as the page is there. */
const open = Object.assign(() => current, { version: "endive" });

/** Stripe's script as a test wants it: the real one is fetched from its maker only. What is asked of it can be looked at. */
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
    confirmSetup: vi.fn<Confirm>(async () => ({})),
    confirmPayment: vi.fn<Confirm>(async () => ({})),
    handleNextAction: vi.fn<(asked: { clientSecret: string }) => Promise<Answer>>(async () => ({})),
  };
  current = stripe;
  vi.stubGlobal("Stripe", open);
  return { ...stripe, options };
}
