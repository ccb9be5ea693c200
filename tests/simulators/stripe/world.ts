import { randomBytes } from "node:crypto";
import type {
  Charge,
  Customer,
  Dispute,
  StripePaymentIntent,
  StripePaymentMethod,
  Refund,
  StripeSetupIntent,
  StripeEvent,
  StripeObject,
} from "./objects.ts";

export const apiVersion = "2026-10-28.endive";

/** Card data that Stripe never exposes. */
export type CardSecret = { number: string; authenticated: boolean; detached: boolean };
type SavedResponse = { at: number; request: string; status: number; body: string };

const emptyState = () => ({
  customers: new Map<string, Customer>(),
  methods: new Map<string, StripePaymentMethod>(),
  secrets: new Map<string, CardSecret>(),
  setups: new Map<string, StripeSetupIntent>(),
  intents: new Map<string, StripePaymentIntent>(),
  charges: new Map<string, Charge>(),
  refunds: new Map<string, Refund>(),
  disputes: new Map<string, Dispute>(),
  events: new Map<string, StripeEvent>(),
  saved: new Map<string, SavedResponse>(),
});
export type SimulatorState = ReturnType<typeof emptyState>;

export type StripeWorld = {
  state: SimulatorState;
  /** The current time of the simulator in milliseconds. */
  now: () => number;
  seconds: () => number;
  setClock: (now: number | null) => void;
  id: (prefix: string) => string;
  emit: (type: string, object: StripeObject, key?: string | null) => void;
  onEvent: (listener: (event: StripeEvent) => void) => void;
  reset: () => void;
};

/** Creates the whole state of the simulator, and its clock. */
export function createWorld(): StripeWorld {
  let clock: number | null = null;
  let listener: (event: StripeEvent) => void = () => {};
  const world: StripeWorld = {
    state: emptyState(),
    now: () => clock ?? Date.now(),
    seconds: () => Math.floor(world.now() / 1000),
    setClock: (now) => void (clock = now),
    id: (prefix) => `${prefix}_${randomBytes(12).toString("hex")}`,
    emit: (type, object, key = null) => {
      const event: StripeEvent = {
        id: world.id("evt"),
        object: "event",
        api_version: apiVersion,
        created: world.seconds(),
        // The event contains a copy of the object at this moment; later changes have their own events.
        data: { object: structuredClone(object) },
        livemode: false,
        pending_webhooks: 1,
        request: { id: world.id("req"), idempotency_key: key },
        type,
      };
      world.state.events.set(event.id, event);
      listener(event);
    },
    onEvent: (given) => void (listener = given),
    reset: () => {
      world.state = emptyState();
      clock = null;
    },
  };
  return world;
}
