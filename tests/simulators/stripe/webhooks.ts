import { createHmac } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { StripeEvent } from "./objects.ts";
import { createRandom, shuffled } from "./random.ts";
import type { StripeWorld } from "./world.ts";

export type SignatureKind = "right" | "wrong" | "stale" | "future" | "absent" | "reserialised";
export type DeliveryOrder = "as_is" | "reversed" | "shuffled";
export type WebhookEndpoint = {
  url: string;
  secret: string;
  /** The number of retries of a failed event, and the delay before the first; each later delay is twice the previous one. */
  retries?: number;
  firstWaitMs?: number;
};
/** The treatment of future events, at random or of all of them: lost for good, sent twice, or held until released. */
export type DeliveryBehaviour = {
  hold?: boolean;
  loseRate?: number;
  doubleRate?: number;
  holdRate?: number;
  seed?: number;
};
export type ResendRequest = {
  order?: DeliveryOrder;
  times?: number;
  ids?: string[];
  types?: string[];
  signature?: SignatureKind;
  /** Fields to change in the resent event, such as another API version or another mode. */
  change?: Record<string, unknown>;
  seed?: number;
  /** The number of concurrent deliveries. */
  atOnce?: number;
};

const atMostAtOnce = 8;
/** Beyond the tolerance of 300 seconds, even if the event arrives half a minute after it was signed. */
const skewSeconds = 330;

export function createWebhooks(world: StripeWorld) {
  let hook: WebhookEndpoint | null = null;
  let habits: DeliveryBehaviour = {};
  let random = createRandom(1);
  let signsByClock = false;
  let held: StripeEvent[] = [];
  const running = new Set<StripeEvent>();
  const waiting: StripeEvent[] = [];
  const delivered: { id: string; type: string; status: number }[] = [];

  const signingTime = () => (signsByClock ? world.now() : Date.now());

  function headersOf(body: string, signature: SignatureKind): Record<string, string> {
    if (signature === "absent") return {};
    const skew = { stale: -skewSeconds, future: skewSeconds }[signature as string] ?? 0;
    const at = Math.floor(signingTime() / 1000) + skew;
    const secret = signature === "wrong" ? "whsec_of_somebody_else" : (hook?.secret ?? "");
    return { "stripe-signature": `t=${at},v1=${createHmac("sha256", secret).update(`${at}.${body}`).digest("hex")}` };
  }

  async function post(event: StripeEvent, signature: SignatureKind = "right"): Promise<number> {
    if (!hook) return 0;
    const body = JSON.stringify(event, null, 2);
    const headers = { "content-type": "application/json; charset=utf-8", ...headersOf(body, signature) };
    const sent = signature === "reserialised" ? JSON.stringify(event) : body;
    let status = 0;
    try {
      const answer = await fetch(hook.url, {
        method: "POST",
        headers,
        body: sent,
        signal: AbortSignal.timeout(20_000),
      });
      await answer.arrayBuffer();
      status = answer.status;
    } catch {
      // A failed connection is treated like any failed delivery.
    }
    delivered.push({ id: event.id, type: event.type, status });
    return status;
  }

  async function deliver(event: StripeEvent): Promise<void> {
    const { retries = 8, firstWaitMs = 100 } = hook ?? {};
    for (let tried = 0; ; tried++) {
      const status = await post(event);
      if ((status >= 200 && status < 300) || tried >= retries || !hook) return;
      await sleep(firstWaitMs * 2 ** tried);
    }
  }

  function pump(): void {
    while (running.size < atMostAtOnce) {
      const event = waiting.shift();
      if (!event) return;
      // The event is copied, because the same event may be in delivery twice.
      const mine = { ...event };
      running.add(mine);
      void deliver(mine).finally(() => {
        running.delete(mine);
        pump();
      });
    }
  }
  function enqueue(event: StripeEvent): void {
    waiting.push(event);
    pump();
  }

  world.onEvent((event) => {
    if (!hook && !habits.hold) return;
    if (random() < (habits.loseRate ?? 0)) return;
    if (habits.hold || random() < (habits.holdRate ?? 0)) return void held.push(event);
    enqueue(event);
    if (random() < (habits.doubleRate ?? 0)) enqueue(event);
  });

  function inOrder(
    events: readonly StripeEvent[],
    { order = "as_is", times = 1, seed = 1 }: ResendRequest,
  ): StripeEvent[] {
    const all = Array.from({ length: times }, () => events).flat();
    if (order === "reversed") return all.toReversed();
    return order === "shuffled" ? shuffled(all, createRandom(seed)) : all;
  }

  return {
    setHook: (given: WebhookEndpoint | null) => void (hook = given),
    setHabits: (given: DeliveryBehaviour) => {
      habits = given;
      random = createRandom(given.seed ?? 1);
    },
    signByClock: (given: boolean) => void (signsByClock = given),
    /** Delivers the held events in this order, with retries. */
    release: (given: ResendRequest): number => {
      const events = inOrder(held, given);
      held = [];
      events.forEach(enqueue);
      return events.length;
    },
    /** Sends past events again, without retries; returns the status of each. */
    resend: async (given: ResendRequest): Promise<number[]> => {
      const { ids, types, signature, change = {}, atOnce = 1 } = given;
      const matching = [...world.state.events.values()].filter(
        ({ id, type }) => (!ids || ids.includes(id)) && (!types || types.includes(type)),
      );
      const events = inOrder(matching, given).map((event) => ({ ...event, ...change }));
      const statuses: number[] = [];
      for (let from = 0; from < events.length; from += atOnce)
        statuses.push(...(await Promise.all(events.slice(from, from + atOnce).map((event) => post(event, signature)))));
      return statuses;
    },
    /** Waits until no delivery of an event is running. */
    idle: async () => {
      while (running.size > 0 || waiting.length > 0) await sleep(10);
    },
    held: () => held.length,
    delivered: () => delivered,
    reset: () => {
      habits = {};
      held = [];
      waiting.length = 0;
      delivered.length = 0;
      signsByClock = false;
    },
  };
}
export type WebhookSender = ReturnType<typeof createWebhooks>;
