import { startProcess } from "../support/start-process.ts";
import type { StripeFault } from "./faults.ts";
import { simulatedKeys } from "./keys.ts";
import type {
  Charge,
  Customer,
  Dispute,
  StripePaymentIntent,
  StripePaymentMethod,
  Refund,
  StripeSetupIntent,
  StripeEvent,
} from "./objects.ts";
import type { DeliveryBehaviour, WebhookEndpoint, ResendRequest } from "./webhooks.ts";

export type { StripeFault, DeliveryBehaviour, ResendRequest };
export type StripeSimulator = Awaited<ReturnType<typeof startStripe>>;
export type StripeState = {
  customers: Customer[];
  methods: StripePaymentMethod[];
  setups: StripeSetupIntent[];
  intents: StripePaymentIntent[];
  charges: Charge[];
  refunds: Refund[];
  disputes: Dispute[];
  events: StripeEvent[];
};
type NewCard = { customer: string; number: string; month?: number; year?: number; authenticated?: boolean };
type SetupOutcome = "complete" | "fail";
type ConfirmationResult = { id: string; status: string; error?: { code?: string; decline_code?: string } };

/** The configuration that points a product at a simulator. */
export const stripeEnvironment = (origin: string) => ({
  PAYMENTS_PROVIDER: "stripe" as const,
  STRIPE_SECRET_KEY: simulatedKeys.secret,
  STRIPE_PUBLISHABLE_KEY: simulatedKeys.publishable,
  STRIPE_WEBHOOK_SECRET: simulatedKeys.webhook,
  STRIPE_URL: origin,
});

/** The control routes of a running simulator, also of a simulator that another process started. */
export function stripeControl(origin: string) {
  async function tell<T>(path: string, body: unknown = {}): Promise<T> {
    const answer = await fetch(`${origin}/control/${path}`, { method: "POST", body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }
  /** Sends a request as a browser does: with the publishable key and a client secret. */
  async function browse(path: string, words: Record<string, string>): Promise<ConfirmationResult> {
    const body = new URLSearchParams({ key: simulatedKeys.publishable, ...words });
    return (await (await fetch(`${origin}/v1/${path}`, { method: "POST", body })).json()) as ConfirmationResult;
  }
  async function confirm(
    kind: "setup_intents" | "payment_intents",
    secret: string,
    typed: CardFormInput,
  ): Promise<ConfirmationResult> {
    const id = secret.slice(0, secret.indexOf("_secret_"));
    const card = `payment_method_data[card]`;
    const words = typed.card
      ? { payment_method: typed.card }
      : {
          "payment_method_data[type]": "card",
          [`${card}[number]`]: typed.number ?? "4242424242424242",
          [`${card}[exp_month]`]: "12",
          [`${card}[exp_year]`]: String(new Date().getUTCFullYear() + 20),
        };
    const first = await browse(`${kind}/${id}/confirm`, { client_secret: secret, ...words });
    if (first.status !== "requires_action" || typed.outcome === undefined) return first;
    return browse("simulated_challenge", { client_secret: secret, outcome: typed.outcome });
  }
  return {
    /** Sets the webhook URL for future events. By default the events are signed with the secret of the environment. */
    setHook: (url: string | null, more: Partial<WebhookEndpoint> = {}) =>
      tell("hook", { hook: url === null ? null : { url, secret: simulatedKeys.webhook, ...more } }),
    /** Sets how future events are delivered: lost, duplicated or held, at random or all. `{}` resets it. */
    setHabits: (habits: DeliveryBehaviour) => tell("habits", habits),
    /** Delivers the held webhook events. */
    release: async (how: ResendRequest = {}) => (await tell<{ sent: number }>("release", how)).sent,
    /** Sends past events again, with configurable order, number, signature and changes. Returns the statuses of the responses. */
    resend: async (how: ResendRequest = {}) => (await tell<{ statuses: number[] }>("resend", how)).statuses,
    /** Waits until all events that are not held were accepted, or their retries ended. */
    untilDelivered: () => tell("idle"),
    delivered: () => tell<{ delivered: { id: string; type: string; status: number }[]; held: number }>("delivered"),
    /** Makes the next calls with the secret key fail, or some at random. */
    break: (fault: StripeFault) => tell("fault", fault),
    mend: () => tell("mend"),
    /**
     * Freezes the simulator's clock until it is set again; null returns to the machine's clock. `signatures`: signatures use the
     * frozen clock too.
     */
    setClock: (now: Date | null, more: { signatures?: boolean } = {}) =>
      tell("clock", { now: now?.toISOString() ?? null, ...more }),
    /**
     * Attaches a card to a customer at once. `authenticated`, by default true, means that the owner authenticated the card when it was saved.
     */
    addCard: (card: NewCard) => tell<StripePaymentMethod>("card", card),
    renewCard: (change: { id: string; exp_month?: number; exp_year?: number; last4?: string }) => tell("renew", change),
    /**
     * Submits the card form as a browser does: with a card number (or an attached card), and the outcome of the bank's
     * authentication.
     */
    confirmSetup: (clientSecret: string, typed: CardFormInput) => confirm("setup_intents", clientSecret, typed),
    confirmPayment: (clientSecret: string, typed: CardFormInput) => confirm("payment_intents", clientSecret, typed),
    /** Presses a button on the simulated bank's page. */
    authenticate: (id: string, outcome: SetupOutcome) => tell("authenticate", { id, outcome }),
    dispute: (intent: string) => tell("dispute", { intent }),
    state: () => tell<StripeState>("state"),
    /** Returns the calls with the secret key since this was last called: method, path and form. */
    calls: async () => (await tell<{ calls: string[] }>("calls")).calls,
    reset: () => tell("reset"),
  };
}
type CardFormInput = { number?: string; card?: string; outcome?: SetupOutcome };

/** Starts a simulated Stripe in a separate process. It stores state, charges test cards, and sends signed events. */
export async function startStripe(port = "") {
  const { origin, stop } = await startProcess("stripe", "http://localhost", port);
  return { origin, environment: stripeEnvironment(origin), ...stripeControl(origin), stop };
}
