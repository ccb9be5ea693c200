import type { JobPostId } from "@orbita/contract";
import type { Tx } from "@orbita/db";
import { demoSpaces, seededRandom, type DemoJobPost } from "@orbita/db/seed";
import { handlers, type WorkCtx } from "@orbita/features";
import { jobHandlers } from "@orbita/features/work";
import { sql } from "kysely";
import { actAs, type SeededPerson } from "./act-as.ts";
import { plantClicks, type SponsoredPost } from "./plant-clicks.ts";
import type { PostAuthors } from "./plant-spaces.ts";

type PlantBillingOptions = {
  readonly now: Date;
  readonly posts: readonly DemoJobPost[];
  readonly writers: PostAuthors;
};
type BillingSeedContext = {
  readonly tx: Tx;
  readonly now: Date;
  readonly owner: SeededPerson;
  readonly spaceId: string;
};

const clickCents = 45;
const licenceCents = 14_900;
/** The issuer of the demo's invoices, regardless of the installation's own seller settings. The tax number is not a real one. */
const seller = {
  name: "Orbita Esempio S.r.l.",
  vat: "00743110157",
  fiscalCode: "00743110157",
  regime: "RF01",
  street: "Via Esempio 1",
  postalCode: "20121",
  city: "Milano",
  province: "MI",
  country: "IT",
} as const;
const random = seededRandom(412);

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
/** The first day of the month that is `months` months before `now`. */
const monthsBefore = (now: Date, months: number): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1, 2, 20));
const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * 86_400_000);

/**
 * Creates the billing of a Space that has paid for some months: its ledgers, its invoices, and an invoice whose payment the bank
 * refused.
 */
export async function plantBilling(tx: Tx, { now, posts, writers }: PlantBillingOptions): Promise<void> {
  const [owner] = writers.get("lanterna") ?? [];
  const space = await tx
    .selectFrom("spaces")
    .select("id")
    .where("url", "=", demoSpaces.lanterna.url)
    .executeTakeFirstOrThrow();
  if (!owner) throw new Error("nobody pays for Lanterna");
  const world = { tx, now, owner, spaceId: space.id };
  await tx
    .updateTable("contracts")
    .set({ license_price_cents: licenceCents, starts_on: dayOf(monthsBefore(now, 5)) })
    .where("space_id", "=", space.id)
    .execute();
  const draft = posts.find(({ space: of, budget }) => of === "lanterna" && budget !== null);
  if (draft) await plantGone(world, draft);
  await plantOpen(world);
  for (let months = 4; months >= 0; months -= 1) await issue(world, months);
}

async function plantDays(
  { tx, now }: BillingSeedContext,
  post: SponsoredPost,
  { from, to }: { from: Date; to: Date },
): Promise<void> {
  for (let at = from; dayOf(at) <= dayOf(to); at = daysAfter(at, 1))
    await plantClicks(tx, post, { day: dayOf(at), until: now, priceCents: clickCents }, random);
}

/** Creates a post that was sponsored for three months and is deleted by now; its cost remains readable. */
async function plantGone(world: BillingSeedContext, like: DemoJobPost): Promise<void> {
  const { tx, now, owner } = world;
  const [from, to] = [daysAfter(monthsBefore(now, 4), 1), daysAfter(monthsBefore(now, 1), -3)];
  const { create, publish, unpublish, remove } = handlers.jobPosts;
  const body = { ...like.draft, title: "Analista funzionale, sistemi di banchina", skills: [] };
  const { id } = await create(await actAs(tx, owner, from), { body });
  const params = { id: id as JobPostId };
  await publish(await actAs(tx, owner, from), { params, body: { plan: "premium", dailyBudget: 6 } });
  await plantDays(world, { id, budgetCents: 600 }, { from, to });
  await unpublish(await actAs(tx, owner, daysAfter(to, 1)), { params, body: { outcome: "hired" } });
  await remove(await actAs(tx, owner, daysAfter(to, 2)), { params });
}

/** Creates the clicks of the posts that are sponsored now, from the day they were published. */
async function plantOpen(world: BillingSeedContext): Promise<void> {
  const open = await world.tx
    .selectFrom("job_posts")
    .select(["id", "daily_budget_cents", "published_at"])
    .where("space_id", "=", world.spaceId)
    .where("status", "=", "published")
    .where("plan", "=", "premium")
    .orderBy("published_at")
    .execute();
  for (const { id, daily_budget_cents: budgetCents, published_at: from } of open)
    if (budgetCents !== null && from) await plantDays(world, { id, budgetCents }, { from, to: world.now });
}

const job = jobHandlers.find(({ job: { name } }) => name === "invoices.issue")!;

/**
 * Issues the invoice of a month on the first day of the next month, with the job that the product uses. Then marks its payment
 * as made or, for the current month, as declined by the bank.
 */
async function issue({ tx, now, owner, spaceId }: BillingSeedContext, months: number): Promise<void> {
  const at = monthsBefore(now, months);
  const { tell, enqueue } = await actAs(tx, owner, at);
  const log = { info: () => {}, warn: () => {}, error: (...why: unknown[]) => fail(why) };
  const write = <T>(_: string, work: (ctx: never) => Promise<T>) => work({ tx, now: at, tell, enqueue, log } as never);
  const month = dayOf(daysAfter(at, -2)).slice(0, 7);
  await job.run({ db: tx, now: at, seller, log, write } as unknown as WorkCtx, { spaceId, month }, "demo");
  await sql`update notifications set read_at = ${at} where kind = 'invoice.issued' and read_at is null`.execute(tx);
  const paid = await tx
    .selectFrom("payments")
    .innerJoin("invoices", "invoices.id", "payments.invoice_id")
    .select(["payments.id", "payments.amount_cents", "invoices.id as invoice"])
    .where("payments.space_id", "=", spaceId)
    .where("payments.status", "=", "due")
    .executeTakeFirst();
  if (!paid) return;
  const asked = { attempts: 1, attempt_at: at, attempt_key: `${paid.id}_a1` };
  const became =
    months > 0
      ? { status: "paid" as const, captured_cents: paid.amount_cents, paid_at: at, next_try_at: null }
      : { status: "failed" as const, failure: "card_declined", failed_at: at, next_try_at: daysAfter(now, 2) };
  await tx
    .updateTable("payments")
    .set({ ...asked, ...became })
    .where("id", "=", paid.id)
    .execute();
  await tx
    .updateTable("invoices")
    .set({ sdi: months > 0 ? "delivered" : "sent", transmissions: months === 3 ? 2 : 1 })
    .where("id", "=", paid.invoice)
    .execute();
}

function fail(why: readonly unknown[]): never {
  throw new Error(`the demo's invoices: ${JSON.stringify(why)}`);
}
