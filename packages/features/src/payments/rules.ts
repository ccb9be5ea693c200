import type { SetupState } from "@orbita/contract";
import type { ProviderCard, ProviderSetup } from "@orbita/platform";

export type Outcome =
  | { readonly status: "open" | "canceled" | "failed"; readonly failure: string | null }
  | { readonly status: "succeeded"; readonly failure: null; readonly card: ProviderCard };

/** What a setup came to, by the provider's own words. A card of somebody else is not taken, whatever else they say. */
export function outcomeOf(setup: ProviderSetup, card: ProviderCard | null, customer: string | null): Outcome {
  if (setup.status !== "succeeded") return { status: setup.status, failure: setup.failure };
  if (customer === null || setup.customer !== customer) return { status: "failed", failure: "foreign" };
  if (card === null || card.customer === null) return { status: "failed", failure: "detached" };
  if (card.customer !== customer) return { status: "failed", failure: "foreign" };
  return { status: "succeeded", failure: null, card };
}

/** A try that failed is told as such, though another one may follow in the same form. */
export const statusTold = ({ status, failure }: Pick<SetupState, "status" | "failure">): SetupState["status"] =>
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

/** What is kept of an event, to see later what was said: no secret, nobody's name or address. */
export function withoutSecrets(payload: unknown): unknown {
  if (Array.isArray(payload)) return payload.map(withoutSecrets);
  if (typeof payload !== "object" || payload === null) return payload;
  const kept = Object.entries(payload).filter(([name]) => !unkept.has(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, withoutSecrets(value)]));
}

/** Which of our things an event is about. */
export function subjectOf(event: { type: string; intent_id: string | null }) {
  if (event.intent_id !== null) return "payment";
  if (event.type.startsWith("setup_intent.")) return "setup";
  if (event.type.startsWith("payment_method.")) return "card";
  return event.type === "customer.deleted" ? "customer" : null;
}
