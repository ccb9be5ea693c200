import { randomUUIDv7 } from "node:crypto";
import { inTransaction, type Db, type JobQueue } from "@orbita/db";
import type { Seller, WorkCtx } from "@orbita/features";
import { jobHandlers, routines } from "@orbita/features/work";
import { aJobPost, aSpace, giveBillingData } from "@orbita/testing";
import { sql } from "kysely";
import { pino } from "pino";
import { startApi, type TestApi } from "./harness.ts";

const silent = pino({ level: "silent" });

export const sellerSettings = {
  SELLER_NAME: "Orbita Esempio S.r.l.",
  SELLER_VAT: "00743110157",
  SELLER_STREET: "Via Garibaldi 12",
  SELLER_POSTAL_CODE: "16124",
  SELLER_CITY: "Genova",
  SELLER_PROVINCE: "GE",
} as const;
export const seller: Seller = {
  name: sellerSettings.SELLER_NAME,
  vat: sellerSettings.SELLER_VAT,
  fiscalCode: sellerSettings.SELLER_VAT,
  regime: "RF01",
  street: sellerSettings.SELLER_STREET,
  postalCode: sellerSettings.SELLER_POSTAL_CODE,
  city: sellerSettings.SELLER_CITY,
  province: sellerSettings.SELLER_PROVINCE,
  country: "IT",
};

export const startBilling = (): Promise<TestApi> => startApi(sellerSettings);

const never = new AbortController().signal;
type WorkerTools = { db: Db; jobs?: JobQueue; now?: Date; seller?: Seller | null };

/** Functions that run single jobs and routines as a worker does, at a chosen time. */
export function hands({ db, jobs, now = new Date(), seller: who = seller }: WorkerTools) {
  const write: WorkCtx["write"] = (why, work, by = null) =>
    inTransaction(db, { actorId: by, requestId: "test", why }, (tx) =>
      work({
        tx,
        now,
        log: silent,
        tell: async () => {},
        enqueue: async (job, payload, options) => jobs?.send(tx, job, payload, options),
      }),
    );
  const ctx = { db, now, log: silent, seller: who, payments: null, write, ending: never } as unknown as WorkCtx;
  return {
    run: (job: string, payload: object) =>
      jobHandlers.find((handler) => handler.job.name === job)!.run(ctx, payload, randomUUIDv7()),
    routine: (name: string) => routines.find((routine) => routine.name === name)!.run(ctx),
  };
}

/** Removes and returns the waiting jobs of a queue. */
export async function takeJobs(db: Db, name: string): Promise<Record<string, string>[]> {
  const { rows } = await sql<{ data: Record<string, string> }>`
    delete from pgboss.job where name = ${name} returning data`.execute(db);
  return rows.map(({ data }) => data);
}

type ContractTerms = { licenceCents?: number; startsOn?: string; endsOn?: string | null };

export async function agree(
  db: Db,
  spaceId: string,
  { licenceCents = 0, startsOn = "2026-01-01", endsOn = null }: ContractTerms,
) {
  await db
    .updateTable("contracts")
    .set({ license_price_cents: licenceCents, starts_on: startsOn, ends_on: endsOn })
    .where("space_id", "=", spaceId)
    .execute();
}

/** A Space with complete billing data and a contract. */
export async function aBuyer(db: Db, agreed: ContractTerms = {}) {
  const space = await aSpace(db);
  await giveBillingData(db, space.id);
  await agree(db, space.id, agreed);
  return space;
}

/** A sponsored post, published on the day `since` at noon UTC. */
export async function aSponsoredPost(db: Db, spaceId: string, { since = "2026-10-01", title = "Backend Java" } = {}) {
  const post = await aJobPost(db, {
    spaceId,
    title,
    status: "published",
    plan: "premium",
    expiresAt: new Date(Date.parse(`${since}T12:00:00Z`) + 400 * 86_400_000),
  });
  await db
    .updateTable("job_posts")
    .set({ published_at: new Date(`${since}T12:00:00Z`) })
    .where("id", "=", post.id)
    .execute();
  return post;
}

/** Adds clicks on one day to the ledger, one for each of the given prices, and adds their sum to the day's total. */
export async function spend(db: Db, jobPostId: string, day: string, prices: readonly number[]) {
  // Clicks are a minute apart, because a burst of clicks would be credited.
  const at = (index: number) => new Date(Date.parse(`${day}T06:00:00Z`) + index * 60_000);
  const amount = prices.reduce((sum, price) => sum + price, 0);
  await db
    .insertInto("job_instances")
    .values({
      job_post_id: jobPostId,
      day,
      budget_cents: Math.max(800, amount),
      price_cents: prices.at(-1) ?? null,
      counted: prices.length,
      amount_cents: amount,
    })
    .execute();
  for (const [index, price] of prices.entries())
    await db
      .insertInto("clicks")
      .values({
        id: randomUUIDv7(),
        day,
        job_post_id: jobPostId,
        number: index + 1,
        visitor: Buffer.from(`${index}`.padEnd(16)),
        source: "list",
        amount_cents: price,
        at: at(index),
      })
      .execute();
}

/** An invoice of a new Space for a month's licence. */
export async function anInvoice(db: Db, licenceCents = 10_000) {
  const space = await aBuyer(db, { licenceCents });
  const { run } = hands({ db, now: new Date("2026-11-01T02:30:00Z") });
  await run("invoices.issue", { spaceId: space.id, month: "2026-10" });
  const [invoice] = await invoicesOf(db, space.id);
  return { ...invoice!, space };
}
/** Sets columns of the payment of an invoice in the database, without a payment provider. */
export const setPayment = (db: Db, invoice: { id: string }, columns: object) =>
  db.updateTable("payments").set(columns).where("invoice_id", "=", invoice.id).execute();

export const invoicesOf = (db: Db, spaceId: string) =>
  db.selectFrom("invoices").selectAll().where("space_id", "=", spaceId).orderBy("created_at").orderBy("id").execute();
export const linesOf = (db: Db, invoiceId: string) =>
  db.selectFrom("invoice_lines").selectAll().where("invoice_id", "=", invoiceId).orderBy("position").execute();
export const ledgersOf = (db: Db, jobPostId: string) =>
  db.selectFrom("job_instances").selectAll().where("job_post_id", "=", jobPostId).orderBy("day").execute();
export const paymentOf = (db: Db, invoiceId: string) =>
  db.selectFrom("payments").selectAll().where("invoice_id", "=", invoiceId).executeTakeFirstOrThrow();
