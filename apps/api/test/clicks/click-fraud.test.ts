import { randomUUIDv7 } from "node:crypto";
import { clickLimits } from "@orbita/contract";
import { aJobPost, aSpace, createDatabase, type TestDatabase } from "@orbita/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addressOf, clickTokenOf, sendClick, type ClickOptions } from "../support/send-click.ts";
import { startApi, type TestApi } from "../support/harness.ts";
import { hands } from "../support/invoices-world.ts";

let database: TestDatabase;
/** This API process trusts X-Forwarded-For, as behind our own web server, so that tests can choose the visitor's address. */
let api: TestApi;
/** This API process ignores X-Forwarded-For, which an attacker could write. */
let direct: TestApi;
beforeAll(async () => {
  database = await createDatabase();
  api = await startApi({ database });
  direct = await startApi({ database, PROXY_ADDRESSES: "192.0.2.1" });
});
afterAll(async () => {
  await Promise.all([api?.stop(), direct?.stop()]);
  await database?.drop();
});

async function aSponsoredPost(budgetCents = 100_000) {
  const space = await aSpace(api.db);
  const { id } = await aJobPost(api.db, { spaceId: space.id, status: "published" });
  await api.db
    .updateTable("job_posts")
    .set({ plan: "premium", daily_budget_cents: budgetCents })
    .where("id", "=", id)
    .execute();
  const owner = await api.as(space.userId);
  return {
    id,
    owner,
    open: (options: ClickOptions = {}) => sendClick(api, id, options),
    ledger: async () => (await owner.clicks.instances({ params: { id }, query: {} }))![0],
  };
}
const today = () =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Rome", dateStyle: "short" }).format(new Date());

describe("clicks of one network prefix on one job on one day", () => {
  const oneNetwork = [
    {
      name: "User-Agents",
      options: [
        { agent: "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36" },
        { agent: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" },
        { agent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Safari/605.1" },
      ],
    },
    {
      name: "IPv4 addresses of one /24",
      options: ["203.0.113.1", "203.0.113.7", "203.0.113.254"].map((from) => ({ from })),
    },
    {
      name: "IPv4-mapped forms",
      options: ["203.0.113.1", "::ffff:203.0.113.1", "::ffff:cb00:71fe"].map((from) => ({ from })),
    },
    {
      name: "IPv6 addresses of one /64",
      options: ["2001:db8::1", "2001:db8::2", "2001:0db8:0:0:ffff:1:2:3"].map((from) => ({ from })),
    },
    { name: "texts instead of an address", options: ["a.b", "203.0.113.1:80", "1.2.3.4.5"].map((from) => ({ from })) },
    {
      name: "browser headers",
      options: [
        { "accept-language": "it" },
        { "x-device-id": "d".repeat(30) },
        { cookie: "a=b" },
        { "x-real-ip": "198.51.100.9" },
      ].map((headers) => ({ headers })),
    },
  ] satisfies { name: string; options: ClickOptions[] }[];

  test.each(oneNetwork)("clicks from one network with different $name → a single paid click", async ({ options }) => {
    const post = await aSponsoredPost();
    for (const option of options) expect((await post.open(option)).status).toBe(204);
    expect(await post.ledger()).toMatchObject({ counted: 1, amount: 0.45, refused: { repeated: options.length - 1 } });
  });

  test("clicks with X-Forwarded-For from an untrusted peer → counted for the peer's own network", async () => {
    const post = await aSponsoredPost();
    for (const from of ["198.51.100.1", "192.0.2.77", "2001:db8::1", "127.0.0.1"])
      await sendClick(direct, post.id, { click: { token: clickTokenOf(direct, post.id, "127.0.0.1") }, from });
    expect(await post.ledger()).toMatchObject({ counted: 1, amount: 0.45, refused: { repeated: 3 } });
  });

  test("forty clicks from one network at once, on two processes → a single click is counted", async () => {
    const post = await aSponsoredPost();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        sendClick(index % 2 ? api : direct, post.id, {
          from: index % 2 ? `127.0.0.${index}` : "x",
          click: { token: clickTokenOf(api, post.id, "127.0.0.1") },
        }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    expect(await post.ledger()).toMatchObject({ counted: 1, amount: 0.45, refused: { repeated: 39 } });
  });

  test("clicks on one job from four networks → four paid clicks", async () => {
    const post = await aSponsoredPost();
    for (const from of ["203.0.113.1", "203.0.114.1", "2001:db8:0:1::1", "2001:db8:0:2::1"]) await post.open({ from });
    expect(await post.ledger()).toMatchObject({ counted: 4, amount: 1.8 });
  });
});

describe("click tokens", () => {
  const from = "203.0.113.9";
  const { minMs, maxMs } = clickLimits.token;
  const invalid: [string, (id: string) => string][] = [
    ["that is empty", () => ""],
    ["that is forged", (id) => `${clickTokenOf(api, id, from).slice(0, -4)}AAAA`],
    ["with another time", (id) => clickTokenOf(api, id, from).replace(/\.(\d+)\./, (_, at) => `.${Number(at) - 1}.`)],
    ["of another post", () => clickTokenOf(api, randomUUIDv7(), from)],
    ["of another network", (id) => clickTokenOf(api, id, "203.0.114.9")],
    ["younger than a second", (id) => clickTokenOf(api, id, from, minMs - 600)],
    ["older than thirty minutes", (id) => clickTokenOf(api, id, from, maxMs + 1_000)],
    ["from the future", (id) => clickTokenOf(api, id, from, -60_000)],
    ["of another kind", () => api.platform.captchaPasses.issue(from, new Date()).pass],
  ];

  test.each(invalid)("click with a token %s → refused as unverified, and not charged", async (_, tokenOf) => {
    const post = await aSponsoredPost();
    expect((await post.open({ from, click: { token: tokenOf(post.id) } })).status).toBe(204);
    expect(await post.ledger()).toMatchObject({ counted: 0, amount: 0, refused: { unverified: 1 } });
  });

  test("click with the token of the job's page → counted; the same token again → refused as repeated", async () => {
    const post = await aSponsoredPost();
    const visitor = api.client({ headers: () => ({ "x-forwarded-for": from }) });
    const { token } = (await visitor.clicks.clickToken({ body: { jobPostId: post.id } }))!;
    await new Promise((resolve) => setTimeout(resolve, minMs + 100));
    await post.open({ from, click: { token } });
    await post.open({ from: "203.0.113.200", click: { token } });
    expect(await post.ledger()).toMatchObject({ counted: 1, refused: { repeated: 1, unverified: 0 } });
  });
});

test("more paid clicks on a post in a minute than allowed → the excess is refused and not charged", async () => {
  const post = await aSponsoredPost();
  await api.db
    .insertInto("job_instances")
    .values({ job_post_id: post.id, day: today(), pace_minute: new Date(Date.now() + 60_000), pace_paid: 19 })
    .execute();
  for (const from of ["A", "B", "C"]) await post.open({ from });
  expect(await post.ledger()).toMatchObject({ counted: 1, amount: 0.45, refused: { pace: 2 } });
});

describe("credits for invalid traffic", () => {
  const credit = () => hands({ db: api.db }).routine("clicks.credit");
  const entriesOf = async ({ id, owner }: Awaited<ReturnType<typeof aSponsoredPost>>) =>
    (await owner.clicks.entries({ params: { id }, query: { day: today(), size: 100 } }))!.content.toReversed();

  test("clicks from seven networks of one provider → the sixth and seventh are credited once, visible to the Space", async () => {
    const post = await aSponsoredPost();
    for (let part = 0; part < 7; part++) await post.open({ from: `20.7.${part}.1` });
    for (let times = 0; times < 3; times++) await credit();
    const entries = await entriesOf(post);
    expect(entries.slice(7)).toMatchObject([
      { number: 8, credit: { number: 6, pattern: "provider" }, refused: null, amountCents: -45, totalCents: 270 },
      { number: 9, credit: { number: 7, pattern: "provider" }, refused: null, amountCents: -45, totalCents: 225 },
    ]);
    expect(await post.ledger()).toMatchObject({ counted: 7, credited: 2, amount: 2.25 });
  });

  test("ten clicks on a post within ten seconds → all are credited, and their cost returns to the budget", async () => {
    const post = await aSponsoredPost(450);
    for (let at = 0; at < 10; at++) await post.open({ from: addressOf(`burst ${at}`) });
    expect(await api.guest.jobPosts.read({ params: { id: post.id } })).toMatchObject({ sponsored: false });
    await credit();
    expect(await post.ledger()).toMatchObject({ counted: 10, credited: 10, amount: 0 });
    expect(await api.guest.jobPosts.read({ params: { id: post.id } })).toMatchObject({ sponsored: true });
    await post.open({ from: "a late one" });
    expect(await post.ledger()).toMatchObject({ counted: 11, amount: 0.45 });
  });

  test("a network that also sends automated clicks → its paid click is credited, another network's is not", async () => {
    const post = await aSponsoredPost();
    await post.open({ from: "A" });
    await post.open({ from: "B" });
    for (let times = 0; times < 3; times++) await post.open({ from: "A", click: { token: "" } });
    await credit();
    expect((await entriesOf(post)).filter((entry) => entry.credit)).toMatchObject([
      { credit: { number: 1, pattern: "automatic" } },
    ]);
  });

  test("closing a click ledger → invalid clicks are credited before it closes, and none afterwards", async () => {
    const post = await aSponsoredPost();
    for (let part = 0; part < 7; part++) await post.open({ from: `20.8.${part}.1` });
    const { space_id: spaceId } = await api.db
      .selectFrom("job_posts")
      .select("space_id")
      .where("id", "=", post.id)
      .executeTakeFirstOrThrow();
    const later = hands({ db: api.db, now: new Date(Date.now() + 40 * 86_400_000) });
    await later.run("invoices.close", { spaceId, month: today().slice(0, 7) });
    const row = await api.db
      .selectFrom("job_instances")
      .selectAll()
      .where("job_post_id", "=", post.id)
      .where("counted", ">", 0)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ credited: 2, amount_cents: 225, closed_at: expect.any(Date) });
    await credit();
    expect(await entriesOf(post)).toHaveLength(9);
  });
});
