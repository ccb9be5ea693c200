import type { SetupState } from "@orbita/contract";
import type { ProviderCard, ProviderSetup } from "@orbita/platform";

export type SetupOutcome =
  | { readonly status: "open" | "canceled" | "failed"; readonly failure: string | null }
  | { readonly status: "succeeded"; readonly failure: null; readonly card: ProviderCard };

/**
 * The outcome of adding a card (a setup), from the provider's data. A setup that succeeded for another customer, or with another customer's card,
 * counts as failed.
 */
export function outcomeOf(setup: ProviderSetup, card: ProviderCard | null, customer: string | null): SetupOutcome {
  if (setup.status !== "succeeded") return { status: setup.status, failure: setup.failure };
  if (customer === null || setup.customer !== customer) return { status: "failed", failure: "foreign" };
  if (card === null || card.customer === null) return { status: "failed", failure: "detached" };
  if (card.customer !== customer) return { status: "failed", failure: "foreign" };
  return { status: "succeeded", failure: null, card };
}

/**
 * The status of a card setup that clients see. A failed attempt is reported as failed, although the setup is still open and the user may try again in
 * the same form.
 */
export const publicStatus = ({ status, failure }: Pick<SetupState, "status" | "failure">): SetupState["status"] =>
  status === "open" && failure !== null ? "failed" : status;

const unkept = new Set([
  "client_secret",
  "billing_details",
  "receipt_email",
  "receipt_url",
  "shipping",
  "email",
  "name",
]);

/** Removes secrets, names and addresses from a payment event before it is stored for later investigation. */
export function withoutSecrets(payload: unknown): unknown {
  if (Array.isArray(payload)) return payload.map(withoutSecrets);
  if (typeof payload !== "object" || payload === null) return payload;
  const kept = Object.entries(payload).filter(([name]) => !unkept.has(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, withoutSecrets(value)]));
}

/** The kind of object that a payment event is about; null if the event is ignored. */
export function eventSubject(event: { type: string; intent_id: string | null }) {
  if (event.intent_id !== null) return "payment";
  if (event.type.startsWith("setup_intent.")) return "setup";
  if (event.type.startsWith("payment_method.")) return "card";
  return event.type === "customer.deleted" ? "customer" : null;
}
