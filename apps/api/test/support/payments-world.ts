import { randomUUIDv7 } from "node:crypto";
import { addToOutbox, inTransaction, type Db, type Tables } from "@orbita/db";
import { destinationsOf, type EventDefinition, type WorkCtx } from "@orbita/features";
import { jobHandlers, routines } from "@orbita/features/work";
import { startStripe } from "@orbita/simulators/stripe";
import { aSpace, aUser } from "@orbita/testing";
import { sql, type Insertable } from "kysely";
import { startApi, type ApiClient, type TestApi } from "./harness.ts";

/** An api with a simulated payment provider of its own, which calls the api's webhook, and job handlers without a worker's loop. */
export async function startPayments() {
  const stripe = await startStripe();
  const api = await startApi(stripe.environment);
  const hook = `${api.baseUrl}/payments/stripe/webhook`;
  await stripe.setHook(hook, { retries: 0 });

  const log = api.app.log;
  const ending = new AbortController().signal;
  const ctx = (now: Date): WorkCtx => {
    const write: WorkCtx["write"] = (why, act, by = null) =>
      inTransaction(api.db, { actorId: by, requestId: "test", why }, (tx) =>
        act({
          tx,
          now,
          log,
          tell: (event, payload) => {
            const destinations = destinationsOf(event as unknown as EventDefinition);
            return addToOutbox(tx, { name: event.name, payload, destinations });
          },
          enqueue: (job, payload, options) => api.jobs.send(tx, job, payload, options),
        }),
      );
    const given: Partial<WorkCtx> = { db: api.db, now, log, payments: api.platform.payments, write, ending };
    return given as WorkCtx;
  };

  const run = (name: string, payload: object, now = new Date()) =>
    jobHandlers.find(({ job }) => job.name === name)!.run(ctx(now), payload, randomUUIDv7());
  const routine = (name: string, now = new Date()) =>
    routines.find((one) => one.name === (name.includes(".") ? name : `payments.${name}`))!.run(ctx(now));

  /** Removes and returns the waiting jobs of a queue. */
  async function take(name: string): Promise<object[]> {
    const { rows } = await sql<{ data: object }>`
      delete from pgboss.job where name = ${name} returning data`.execute(api.db);
    return rows.map(({ data }) => data);
  }
  /** Runs each waiting job once, several at a time, as a worker would. */
  async function work(now = new Date()): Promise<void> {
    for (const name of ["payments.event", "payments.detach", "payments.forget"])
      await Promise.all((await take(name)).map((payload) => run(name, payload, now)));
  }
  /** Waits until all webhook events are delivered and processed. */
  async function settled(): Promise<void> {
    await stripe.untilDelivered();
    await work();
  }
  const stop = async () => {
    await api.stop();
    await stripe.stop();
  };
  return { api, stripe, hook, ctx, run, routine, take, work, settled, stop };
}
export type PaymentsWorld = Awaited<ReturnType<typeof startPayments>>;

export async function anOwner(api: TestApi) {
  const space = await aSpace(api.db);
  return { spaceId: space.id, userId: space.userId, client: await api.as(space.userId) };
}

export async function aPayer(api: TestApi) {
  const { id } = await aUser(api.db);
  return { userId: id, client: await api.as(id) };
}

type CardFormInput = { number?: string; outcome?: "complete" | "fail" };

/** Adds a card as the page does: creates a setup, submits the form, and returns the state that the page shows. */
export async function addCard(
  { stripe }: PaymentsWorld,
  client: ApiClient,
  { spaceId, ...typed }: CardFormInput & { spaceId?: string } = {},
) {
  const setup = spaceId
    ? (await client.payments.setUpForSpace({ params: { id: spaceId } }))!
    : (await client.payments.setUpForUser({}))!;
  await stripe.confirmSetup(setup.clientSecret, typed);
  const state = (await client.payments.settleSetup({ params: { id: setup.id } }))!;
  return { id: setup.id, state, method: state.method! };
}

export const cardsOf = async (client: ApiClient, spaceId: string) =>
  (await client.payments.spaceMethods({ params: { id: spaceId } }))!;

export async function refusals({ api }: PaymentsWorld): Promise<Record<string, number>> {
  const rows = await api.db.selectFrom("payment_event_refusals").select(["reason", "count"]).execute();
  return Object.fromEntries(rows.map(({ reason, count }) => [reason, count]));
}

/** Inserts an invoice of one euro plus VAT and its payment, with only the required columns. */
export async function aPayment(
  db: Db,
  { spaceId, ...more }: { spaceId: string } & Partial<Insertable<Tables["payments"]>>,
) {
  const number = ++numbers;
  const period = `${2000 + Math.trunc(number / 12)}-${String((number % 12) + 1).padStart(2, "0")}-01`;
  const invoice = { id: randomUUIDv7(), kind: "invoice" as const, space_id: spaceId, year: 2026, number, period };
  const sums = { net_cents: 100, vat_cents: 22, total_cents: 122, seller: "{}", buyer: "{}" };
  await db
    .insertInto("invoices")
    .values({ ...invoice, ...sums, issued_on: "2026-11-01", progressive: String(number) })
    .execute();
  const payment = { id: randomUUIDv7(), invoice_id: invoice.id, space_id: spaceId, amount_cents: 122, ...more };
  await db.insertInto("payments").values(payment).execute();
  return payment.id;
}
let numbers = 0;
