import { randomUUIDv7 } from "node:crypto";
import type { WorkCtx } from "@orbita/features";
import { jobHandlers, routines } from "@orbita/features/work";
import { aUser } from "@orbita/testing";
import { sql } from "kysely";
import { aBuyer, hands, invoicesOf, paymentOf } from "../support/invoices-world.ts";
import { addCard, startPayments } from "../support/payments-world.ts";

const day = 86_400_000;
type ProviderMethod = "confirmIntent" | "createIntent" | "refund";
const queues = ["payments.event", "payments.changed", "collecting.collect", "collecting.credited", "collecting.refund"];

/** Starts the api and a simulated payment provider, with tools that run the worker's collecting jobs at any time. */
export async function startCollecting() {
  const world = await startPayments();
  const begun = new Date();
  const { api, stripe } = world;

  const hand = (ctx: WorkCtx) => ({
    run: (name: string, payload: object) =>
      jobHandlers.find(({ job }) => job.name === name)!.run(ctx, payload, randomUUIDv7()),
    routine: (name: string) => routines.find((one) => one.name === name)!.run(ctx),
  });
  /** A worker with its clock set to `now`. */
  const worker = (now = begun) => hand(world.ctx(now));
  /** A worker that crashes when it calls this method of the payment provider, before or after the call takes effect. */
  function dying(method: ProviderMethod, when: "before" | "after", now = begun) {
    const payments = api.platform.payments!;
    const die = async (...given: never[]): Promise<never> => {
      if (when === "after") await (payments[method] as (...all: never[]) => Promise<unknown>)(...given);
      throw new Error("killed");
    };
    return hand({ ...world.ctx(now), payments: { ...payments, [method]: die } });
  }
  /** Collects the payment with a worker that crashes when it calls this method of the payment provider. */
  const kill = async ({ id: paymentId }: { id: string }, method: ProviderMethod, when: "before" | "after") => {
    const outcome = await dying(method, when)
      .run("collecting.collect", { paymentId })
      .catch((error: unknown) => error);
    if (!(outcome instanceof Error) || outcome.message !== "killed") throw new Error("it did not die");
  };
  /** A worker that is slow between two reads of a payment intent: `onFirstRead` runs after the first read. */
  function slow(onFirstRead: () => Promise<unknown>) {
    const payments = api.platform.payments!;
    let looks = 0;
    const readIntent: typeof payments.readIntent = async (id) => {
      const seen = await payments.readIntent(id);
      looks += 1;
      if (looks === 1) await onFirstRead();
      return seen;
    };
    return hand({ ...world.ctx(begun), payments: { ...payments, readIntent } });
  }
  /** Runs the waiting jobs of all queues, and the jobs that they add. */
  async function work(now = begun): Promise<void> {
    for (let more = true; more;) {
      more = false;
      for (const name of queues)
        for (const payload of await world.take(name)) {
          more = true;
          await worker(now).run(name, payload);
        }
    }
  }
  async function untilHeard(now = begun): Promise<void> {
    await stripe.untilDelivered();
    await work(now);
  }
  const collect = (paymentId: string, now = begun) => worker(now).run("collecting.collect", { paymentId });
  const after = (days: number, minutes = 0) => new Date(begun.getTime() + days * day + minutes * 60_000);
  /** Runs the daily routine with the clock `days` ahead, and the jobs that it adds. */
  async function morning(days: number): Promise<void> {
    await worker(after(days)).routine("collecting.collect");
    await work(after(days));
  }
  return { ...world, begun, after, worker, dying, kill, slow, work, untilHeard, collect, morning };
}
export type CollectingWorld = Awaited<ReturnType<typeof startCollecting>>;

type DebtorOptions = { number?: string | null; licenceCents?: number };

/** A Space with a due invoice and a card; with `number: null`, without a card. */
export async function aDebtor(
  world: CollectingWorld,
  { number = "4242424242424242", licenceCents = 9_900 }: DebtorOptions = {},
) {
  const { api, begun } = world;
  const { db } = api;
  const space = await aBuyer(db, { licenceCents });
  const client = await api.as(space.userId);
  const card = number && (await addCard(world, client, { spaceId: space.id, number, outcome: "complete" }));
  await hands({ db, now: begun }).run("invoices.issue", { spaceId: space.id, month: "2026-10" });
  const [invoice] = await invoicesOf(db, space.id);
  const { id } = await paymentOf(db, invoice!.id);
  const payment = () => db.selectFrom("payments").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const kinds = async (kind: string) =>
    (
      await db
        .selectFrom("notifications")
        .select("data")
        .where("user_id", "=", space.userId)
        .where("kind", "=", kind)
        .orderBy("id")
        .execute()
    ).map(({ data }) => data as Record<string, string>);
  return {
    id,
    spaceId: space.id,
    userId: space.userId,
    client,
    card: card || null,
    invoice: invoice!,
    payment,
    told: kinds,
  };
}
export type Debtor = Awaited<ReturnType<typeof aDebtor>>;

/** The records of a payment at the provider. */
export async function atProvider({ stripe }: CollectingWorld, { id }: Debtor) {
  const state = await stripe.state();
  const intents = state.intents.filter(({ metadata }) => metadata["payment"] === id);
  const of = intents.map((intent) => intent.id);
  const charges = state.charges.filter(({ payment_intent }) => of.includes(payment_intent));
  const paid = charges.filter((charge) => charge.paid);
  return {
    intents,
    charges,
    paidCents: paid.map(({ amount }) => amount),
    paidBy: paid.map(({ customer }) => customer),
    refunds: state.refunds.filter(({ payment_intent }) => of.includes(payment_intent)).map(({ amount }) => amount),
  };
}

/** The totals of the books. Invoices less credit notes must equal captured less refunded amounts plus open amounts. */
export async function books({ api }: CollectingWorld) {
  const { rows } = await sql<{ invoiced: number; credited: number; kept: number; open: number }>`
    select (select coalesce(sum(total_cents), 0)::integer from invoices where kind = 'invoice') as invoiced,
      (select coalesce(sum(total_cents), 0)::integer from invoices where kind = 'creditNote') as credited,
      (select coalesce(sum(captured_cents - refunded_cents), 0)::integer from payments) as kept,
      (select coalesce(sum(amount_cents), 0)::integer from payments where status not in ('paid', 'canceled')) as open`.execute(
    api.db,
  );
  return rows[0]!;
}

export async function anAdminClient({ api }: CollectingWorld) {
  return api.as((await aUser(api.db, { admin: true })).id);
}
