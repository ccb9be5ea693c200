import { makeMethod } from "./api/cards.ts";
import { customerOf, methodOf } from "./api/find.ts";
import { dispute } from "./api/refunds.ts";
import { authenticate } from "./api/routes.ts";
import type { Fault, Faults } from "./faults.ts";
import type { Habits, Hook, Resend, Webhooks } from "./webhooks.ts";
import type { World } from "./world.ts";

export type Parts = { world: World; faults: Faults; webhooks: Webhooks; calls: string[] };
type NewCard = { customer: string; number: string; month?: number; year?: number; authenticated?: boolean };
type CardChange = { id: string; exp_month?: number; exp_year?: number; last4?: string };
type Clock = { now: string | null; signatures?: boolean };

/** Attaches a card directly, as if the form had been filled in and the bank had authenticated its owner. */
function addCard(world: World, { customer, number, authenticated = true, ...expires }: NewCard): unknown {
  customerOf(world, customer);
  const year = expires.year ?? new Date(world.now()).getUTCFullYear() + 3;
  const typed = { number, exp_month: String(expires.month ?? 12), exp_year: String(year) };
  const method = makeMethod(world, typed, { customer });
  world.state.secrets.get(method.id)!.authenticated = authenticated;
  world.emit("payment_method.attached", method);
  return method;
}

/** The bank replaced the card and updated Stripe. */
function renewCard(world: World, { id, ...changes }: CardChange): unknown {
  const method = methodOf(world, id);
  Object.assign(method.card, changes);
  world.emit("payment_method.automatically_updated", method);
  return method;
}

/** The whole state except card numbers, oldest first. */
function dump({ state }: World): unknown {
  const { secrets: _secrets, saved: _saved, ...told } = state;
  return Object.fromEntries(Object.entries(told).map(([name, map]) => [name, [...map.values()]]));
}

/** Control routes for tests only, never for the product. */
export function createControl({ world, faults, webhooks, calls }: Parts) {
  const commands: Record<string, (body: never) => unknown> = {
    hook: (body: { hook: Hook | null }) => webhooks.setHook(body.hook),
    habits: (body: Habits) => webhooks.setHabits(body),
    release: (body: Resend) => ({ sent: webhooks.release(body) }),
    resend: async (body: Resend) => ({ statuses: await webhooks.resend(body) }),
    idle: () => webhooks.idle(),
    delivered: () => ({ delivered: webhooks.delivered(), held: webhooks.held() }),
    fault: (body: Fault) => faults.add(body),
    mend: () => faults.mend(),
    clock: ({ now, signatures = false }: Clock) => {
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
