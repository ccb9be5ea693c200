import { makeMethod } from "./api/cards.ts";
import { customerOf, methodOf } from "./api/find.ts";
import { dispute } from "./api/refunds.ts";
import { authenticate } from "./api/routes.ts";
import type { StripeFault, StripeFaults } from "./faults.ts";
import type { DeliveryBehaviour, WebhookEndpoint, ResendRequest, WebhookSender } from "./webhooks.ts";
import type { StripeWorld } from "./world.ts";

export type StripeParts = { world: StripeWorld; faults: StripeFaults; webhooks: WebhookSender; calls: string[] };
type NewCard = { customer: string; number: string; month?: number; year?: number; authenticated?: boolean };
type CardChange = { id: string; exp_month?: number; exp_year?: number; last4?: string };
type ClockSetting = { now: string | null; signatures?: boolean };

/** Attaches a card directly, as if the form had been filled in and the bank had authenticated its owner. */
function addCard(world: StripeWorld, { customer, number, authenticated = true, ...expires }: NewCard): unknown {
  customerOf(world, customer);
  const year = expires.year ?? new Date(world.now()).getUTCFullYear() + 3;
  const typed = { number, exp_month: String(expires.month ?? 12), exp_year: String(year) };
  const method = makeMethod(world, typed, { customer });
  world.state.secrets.get(method.id)!.authenticated = authenticated;
  world.emit("payment_method.attached", method);
  return method;
}

/** Changes the data of a card, as if the bank had replaced the card and updated Stripe. */
function renewCard(world: StripeWorld, { id, ...changes }: CardChange): unknown {
  const method = methodOf(world, id);
  Object.assign(method.card, changes);
  world.emit("payment_method.automatically_updated", method);
  return method;
}

/** Returns the whole state, oldest objects first, without card numbers. */
function dump({ state }: StripeWorld): unknown {
  const { secrets: _secrets, saved: _saved, ...told } = state;
  return Object.fromEntries(Object.entries(told).map(([name, map]) => [name, [...map.values()]]));
}

/** Control routes for tests only, never for the product. */
export function createStripeControl({ world, faults, webhooks, calls }: StripeParts) {
  const commands: Record<string, (body: never) => unknown> = {
    hook: (body: { hook: WebhookEndpoint | null }) => webhooks.setHook(body.hook),
    habits: (body: DeliveryBehaviour) => webhooks.setHabits(body),
    release: (body: ResendRequest) => ({ sent: webhooks.release(body) }),
    resend: async (body: ResendRequest) => ({ statuses: await webhooks.resend(body) }),
    idle: () => webhooks.idle(),
    delivered: () => ({ delivered: webhooks.delivered(), held: webhooks.held() }),
    fault: (body: StripeFault) => faults.add(body),
    mend: () => faults.mend(),
    clock: ({ now, signatures = false }: ClockSetting) => {
      world.setClock(now === null ? null : Date.parse(now));
      webhooks.signByClock(signatures);
    },
    card: (body: NewCard) => addCard(world, body),
    renew: (body: CardChange) => renewCard(world, body),
    authenticate: ({ id, outcome }: { id: string; outcome: "complete" | "fail" }) =>
      authenticate(world, id, outcome === "complete"),
    dispute: ({ intent }: { intent: string }) => dispute(world, intent),
    state: () => dump(world),
    calls: () => ({ calls: calls.splice(0) }),
    reset: () => {
      world.reset();
      faults.mend();
      webhooks.reset();
      calls.length = 0;
    },
  };
  return async (name: string, body: unknown): Promise<{ found: boolean; answer: unknown }> => {
    const command = commands[name];
    return { found: command !== undefined, answer: (await command?.(body as never)) ?? {} };
  };
}
