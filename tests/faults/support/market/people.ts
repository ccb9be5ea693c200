import { randomUUIDv7 } from "node:crypto";
import { ProblemError, type JobPostId, type SpaceId } from "@orbita/contract";
import { aJobPost, aSpace, aUser, giveBillingData } from "@orbita/testing";
import { sql } from "kysely";
import type { RunningMarket } from "./world.ts";

type RandomFunction = () => number;
const of = <T>(random: RandomFunction, all: readonly T[]): T => all[Math.floor(random() * all.length)]!;

const good = "4242424242424242";
/**
 * Numbers of test cards: four valid cards; a card that can be saved but is declined at every charge; a card that needs confirmation at each
 * charge; a card that needs confirmation and then has insufficient funds.
 */
const cards = [good, good, good, "5555555555554444", "4000000000000341", "4000002760003184", "4000008260003178"];
const wrongVat = "02318470991";

/**
 * Awaits a request that may fail: refusals and broken connections are ignored, because the audit of the books decides whether the
 * request had an effect. Any other error is a bug of the test.
 */
async function attempt<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ProblemError || (error instanceof Error && /fetch failed|network|answer/i.test(error.message)))
      return undefined;
    throw error;
  }
}

export type MarketSpace = Awaited<ReturnType<typeof aMarketSpace>>;

/** Creates a Space with a contract, two sponsored posts and some card, as its owner would. */
export async function aMarketSpace(market: RunningMarket, random: RandomFunction, index: number) {
  const { db } = market;
  const space = await aSpace(db);
  await giveBillingData(db, space.id);
  const starts_on = of(random, ["2026-01-01", "2026-01-01", "2026-11-27", "2026-12-10"]);
  const ends_on = of(random, [null, null, null, "2027-01-15"]);
  const license_price_cents = of(random, [0, 9_900, 14_900, 33_333]);
  await db
    .updateTable("contracts")
    .set({ starts_on, ends_on, license_price_cents })
    .where("space_id", "=", space.id)
    .execute();
  const client = await market.as(space.userId);
  const spaceId = space.id as SpaceId;
  // Retries until the card is saved, because the connection may break or the API may be killed.
  while ((await attempt(client.payments.spaceMethods({ params: { id: spaceId } })))?.length === 0)
    await addCard(market, { client, spaceId }, good);
  const posts: { id: JobPostId }[] = [];
  for (const _ of [1, 2]) {
    const id = (await aJobPost(db, { spaceId })).id as JobPostId;
    const dailyBudget = 5 + Math.floor(random() * 10);
    await client.jobPosts.publish({ params: { id }, body: { plan: "premium", dailyBudget } }, { spaceId });
    await sql`update job_posts set expires_at = '2028-01-01', confirmed_at = '2027-12-31' where id = ${id}`.execute(db);
    posts.push({ id });
  }
  // One Space in eight has no VAT number and a tax code that the tax office rejects, until `mendVat` corrects it.
  if (index % 8 === 3)
    await sql`update spaces set vat = null, fiscal_code = ${wrongVat} where id = ${spaceId}`.execute(db);
  return { client, spaceId, posts, licence: { starts_on, ends_on, license_price_cents } };
}
type MarketSpaceOwner = Pick<MarketSpace, "client" | "spaceId">;

async function addCard(market: RunningMarket, { client, spaceId }: MarketSpaceOwner, number: string) {
  const setup = await attempt(client.payments.setUpForSpace({ params: { id: spaceId } }));
  if (!setup) return undefined;
  await market.stripe.confirmSetup(setup.clientSecret, { number, outcome: "complete" });
  return attempt(client.payments.settleSetup({ params: { id: setup.id } }));
}

/** Sends visitors to job posts: some come repeatedly, some are scripts, and each has another IP address. */
export async function visit(
  market: RunningMarket,
  random: RandomFunction,
  buyers: readonly MarketSpace[],
  most: number,
) {
  const clicks = buyers.flatMap(({ posts }) =>
    posts.flatMap(({ id }) =>
      Array.from({ length: Math.floor(random() * most) }, () => ({
        jobPostId: id,
        id: randomUUIDv7(),
        visitor: Math.floor(random() * most),
        bot: random() < 0.05,
      })),
    ),
  );
  const next = clicks[Symbol.iterator]();
  const walk = async () => {
    for (const { visitor, bot, ...click } of next) {
      const { jobPostId } = click;
      const address = `${20 + (visitor >> 8)}.${visitor & 255}.0.7`;
      const tenSecondsAgo = new Date(market.now().getTime() - 10_000);
      const token = market.clickTokens.issue({ jobPostId, address }, tenSecondsAgo);
      // Sends the click again until it is answered; the same click counts once.
      for (let sent = false; !sent;) {
        const answer = await fetch(`${market.baseUrl}/public/click`, {
          method: "POST",
          headers: {
            "content-type": "application/json",
            "x-request-scope": "public",
            "x-forwarded-for": address,
            "user-agent": bot ? "Googlebot/2.1" : "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0",
          },
          body: JSON.stringify({ ...click, token, source: "list" }),
        }).catch(() => null);
        sent = answer !== null && answer.status < 500;
      }
    }
  };
  await Promise.all([walk(), walk(), walk(), walk(), walk(), walk()]);
  return clicks.length;
}

/**
 * The highest daily budget of a post that could have applied on a day, including changes whose request was not answered. The ledgers are
 * checked against it.
 */
const allowed = new Map<string, number>();
const dayOf = (market: RunningMarket) => market.now().toISOString().slice(0, 10);

function allow(market: RunningMarket, jobPostId: string, cents: number): void {
  const key = `${jobPostId} ${dayOf(market)}`;
  allowed.set(key, Math.max(allowed.get(key) ?? 0, cents));
}
export const allowedOn = (jobPostId: string, day: string): number => allowed.get(`${jobPostId} ${day}`) ?? 0;

/** Records the budgets of all posts at the beginning of the day. */
export async function noteBudgets(market: RunningMarket): Promise<void> {
  const posts = await market.db.selectFrom("job_posts").select(["id", "daily_budget_cents"]).execute();
  for (const { id, daily_budget_cents: cents } of posts) allow(market, id, cents ?? 0);
}

async function changeBudget(market: RunningMarket, { client, spaceId, posts }: MarketSpace, random: RandomFunction) {
  const { id } = of(random, posts);
  const dailyBudget = 5 + Math.floor(random() * 15);
  allow(market, id, dailyBudget * 100);
  await attempt(client.jobPosts.changePlan({ params: { id }, body: { plan: "premium", dailyBudget } }, { spaceId }));
}

async function changeCard(market: RunningMarket, buyer: MarketSpace, random: RandomFunction) {
  const added = await addCard(market, buyer, of(random, cards));
  const method = added?.method;
  if (method)
    await attempt(buyer.client.payments.changeMethod({ params: { id: method.id }, body: { isDefault: true } }));
}

/** Has an owner with an open invoice pay it, with a saved card or a new one. */
async function pay(market: RunningMarket, { client, spaceId }: MarketSpace, random: RandomFunction) {
  const invoices = (await attempt(client.invoices.list({ params: { space: spaceId } }, { spaceId }))) ?? [];
  const open = invoices.find(({ state }) => state === "failed" || state === "requiresAction" || state === "due");
  if (!open) return;
  const intent = await attempt(
    client.collecting.intendForSpace({ params: { id: spaceId }, body: { invoice: open.id } }),
  );
  if (!intent) return;
  if (random() < 0.5) {
    await attempt(
      client.collecting.execute({ body: { paymentIntent: intent.id } }, { idempotencyKey: randomUUIDv7() }),
    );
  } else if (intent.clientSecret) {
    const number = random() < 0.8 ? good : "4000002760003184";
    await market.stripe.confirmPayment(intent.clientSecret, { number, outcome: random() < 0.8 ? "complete" : "fail" });
  }
  if (random() < 0.7) await attempt(client.collecting.settle({ params: { id: intent.id } }));
}

/** Has support credit a part or all of an invoice, sometimes the same invoice twice. */
export async function credit(market: RunningMarket, admin: MarketSpace["client"], random: RandomFunction) {
  const invoices = await market.db
    .selectFrom("invoices")
    .select(["id", "net_cents"])
    .where("kind", "=", "invoice")
    .execute();
  if (invoices.length === 0) return;
  const { id, net_cents } = of(random, invoices);
  const netCents = random() < 0.4 ? null : 1 + Math.floor(random() * net_cents);
  const given = { params: { id }, body: { netCents, reason: "Clic contestati" } };
  const idempotencyKey = randomUUIDv7();
  for (const _ of random() < 0.3 ? [1, 2] : [1]) await attempt(admin.adminInvoices.credit(given, { idempotencyKey }));
}

export const mendVat = (market: RunningMarket) =>
  sql`update spaces set fiscal_code = '02318470990' where fiscal_code = ${wrongVat}`.execute(market.db);

export async function anAdministrator(market: RunningMarket) {
  return market.as((await aUser(market.db, { admin: true })).id);
}

/** Runs the billing actions of one day. */
export async function live(
  market: RunningMarket,
  random: RandomFunction,
  buyers: readonly MarketSpace[],
  admin: MarketSpace["client"],
) {
  for (const buyer of buyers) {
    if (random() < 0.15) await changeBudget(market, buyer, random);
    if (random() < 0.06) await changeCard(market, buyer, random);
    if (random() < 0.12) await pay(market, buyer, random);
  }
  if (random() < 0.4) await credit(market, admin, random);
  if (random() < 0.05) await mendVat(market);
}
