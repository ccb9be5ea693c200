import { startProcess } from "../support/start-process.ts";
import type { Fault } from "./faults.ts";
import { simulatedKeys } from "./keys.ts";
import type { Charge, Customer, Dispute, Intent, Method, Refund, Setup, StripeEvent } from "./objects.ts";
import type { Habits, Hook, Resend } from "./webhooks.ts";

export type { Fault, Habits, Resend };
export type StripeSimulator = Awaited<ReturnType<typeof startStripe>>;
export type StripeState = {
  customers: Customer[];
  methods: Method[];
  setups: Setup[];
  intents: Intent[];
  charges: Charge[];
  refunds: Refund[];
  disputes: Dispute[];
  events: StripeEvent[];
};
type NewCard = { customer: string; number: string; month?: number; year?: number; authenticated?: boolean };
type Outcome = "complete" | "fail";
type Confirmed = { id: string; status: string; error?: { code?: string; decline_code?: string } };

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
  /** Calls as a browser: with the publishable key and a client secret. */
  async function browse(path: string, words: Record<string, string>): Promise<Confirmed> {
    const body = new URLSearchParams({ key: simulatedKeys.publishable, ...words });
    return (await (await fetch(`${origin}/v1/${path}`, { method: "POST", body })).json()) as Confirmed;
  }
  async function confirm(kind: "setup_intents" | "payment_intents", secret: string, typed: Typed): Promise<Confirmed> {
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
    /** The target of events from now on, signed with the secret of the environment by default. */
    setHook: (url: string | null, more: Partial<Hook> = {}) =>
      tell("hook", { hook: url === null ? null : { url, secret: simulatedKeys.webhook, ...more } }),
    /** The delivery of future events: lost, duplicated or held, at random or all. `{}` resets it. */
    setHabits: (habits: Habits) => tell("habits", habits),
    /** Delivers the held events. */
    release: async (how: Resend = {}) => (await tell<{ sent: number }>("release", how)).sent,
    /** Sends past events again: their order, number, signature and changes are configurable. Returns the statuses. */
    resend: async (how: Resend = {}) => (await tell<{ statuses: number[] }>("resend", how)).statuses,
    /** Waits until all events that are not held were accepted, or their retries ended. */
    untilDelivered: () => tell("idle"),
    delivered: () => tell<{ delivered: { id: string; type: string; status: number }[]; held: number }>("delivered"),
    /** Makes the next calls with the secret key fail, or some at random. */
    break: (fault: Fault) => tell("fault", fault),
    mend: () => tell("mend"),
    /** Freezes the simulator's clock until set again; null uses the machine's. `signatures`: also used for signatures. */
    setClock: (now: Date | null, more: { signatures?: boolean } = {}) =>
      tell("clock", { now: now?.toISOString() ?? null, ...more }),
    /** Attaches a card to the customer at once; `authenticated` (the default): as if set up with its owner present. */
    addCard: (card: NewCard) => tell<Method>("card", card),
    renewCard: (change: { id: string; exp_month?: number; exp_year?: number; last4?: string }) => tell("renew", change),
    /** Submits the form in the browser: a number (or an attached card), and the outcome of the bank's authentication. */
    confirmSetup: (clientSecret: string, typed: Typed) => confirm("setup_intents", clientSecret, typed),
    confirmPayment: (clientSecret: string, typed: Typed) => confirm("payment_intents", clientSecret, typed),
    /** Presses a button on the bank's page. */
    authenticate: (id: string, outcome: Outcome) => tell("authenticate", { id, outcome }),
    dispute: (intent: string) => tell("dispute", { intent }),
    state: () => tell<StripeState>("state"),
    /** The calls with the secret key since the last time: method, path and form. */
    calls: async () => (await tell<{ calls: string[] }>("calls")).calls,
    reset: () => tell("reset"),
  };
}
type Typed = { number?: string; card?: string; outcome?: Outcome };

/** Stripe in a separate process: it keeps state, charges test cards, and sends signed events. */
export async function startStripe(port = "") {
  const { origin, stop } = await startProcess("stripe", "http://localhost", port);
  return { origin, environment: stripeEnvironment(origin), ...stripeControl(origin), stop };
}
