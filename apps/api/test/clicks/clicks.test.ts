import { randomUUIDv7 } from "node:crypto";
import { aJobPost, aSpace, aUser, giveBillingData, giveCard } from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sendClick, type ClickOptions } from "../support/send-click.ts";
import { codeOf, startApi, type TestApi } from "../support/harness.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

const open = (id: string, options: ClickOptions = {}) => sendClick(api, id, options);

const entriesOf = (id: string) =>
  api.db.selectFrom("clicks").selectAll().where("job_post_id", "=", id).orderBy("number").execute();

async function sponsored(budgetCents: number) {
  const space = await aSpace(api.db);
  const post = await aJobPost(api.db, { spaceId: space.id, status: "published" });
  await api.db
    .updateTable("job_posts")
    .set({ plan: "premium", daily_budget_cents: budgetCents })
    .where("id", "=", post.id)
    .execute();
  const owner = await api.as(space.userId);
  const ledger = async () => (await owner.clicks.instances({ params: { id: post.id }, query: {} }))![0];
  return { ...post, spaceId: space.id, owner, ledger };
}

test("clicks on a sponsored post → one per network and day is charged; budget spent → the post is no longer sponsored", async () => {
  const post = await sponsored(100);
  for (const from of ["A", "A", "B", "C"]) await open(post.id, { from });
  await open(post.id, { agent: "" });
  await open(post.id, { agent: "Googlebot/2.1 (+http://www.google.com/bot.html)" });
  expect(await post.ledger()).toMatchObject({
    budget: 1,
    counted: 2,
    refused: { repeated: 1, budget: 1, bot: 2, own: 0, closed: 0, unverified: 0, pace: 0 },
    amount: 0.9,
  });
  const shown = await api.guest.jobPosts.read({ params: { id: post.id } });
  expect(shown).toMatchObject({ sponsored: false });
});

test("raising the used-up daily budget of a post → sponsored again on the same day, and the spend is kept", async () => {
  const post = await sponsored(500);
  await giveBillingData(api.db, post.spaceId);
  await giveCard(api.db, post.spaceId);
  for (let visitor = 0; visitor < 12; visitor++) await open(post.id, { from: `v${visitor}` });
  expect(await post.ledger()).toMatchObject({ counted: 11, refused: { budget: 1 }, amount: 4.95 });
  const changed = await post.owner.jobPosts.changePlan({
    params: { id: post.id },
    body: { plan: "premium", dailyBudget: 6 },
  });
  expect(changed).toMatchObject({ sponsored: true, dailyBudget: 6 });
  for (let visitor = 20; visitor < 24; visitor++) await open(post.id, { from: `v${visitor}` });
  expect(await post.ledger()).toMatchObject({ budget: 6, counted: 13, refused: { budget: 3 }, amount: 5.85 });
});

test("clicks with the same id sent twice → one entry in the click ledger", async () => {
  const post = await sponsored(1_000);
  const id = randomUUIDv7();
  await open(post.id, { click: { id } });
  await open(post.id, { click: { id } });
  expect(await post.ledger()).toMatchObject({ counted: 1, refused: { repeated: 0 } });
  expect(await entriesOf(post.id)).toMatchObject([{ number: 1 }]);
});

test("click on a post without sponsoring → counted at no cost; a member's own click → refused", async () => {
  const space = await aSpace(api.db);
  const { id } = await aJobPost(api.db, { spaceId: space.id, status: "published" });
  const owner = await api.as(space.userId);
  await open(id, { click: { source: "share" } });
  await owner.clicks.click({ body: { jobPostId: id, source: "list", id: randomUUIDv7() } });
  const [ledger] = (await owner.clicks.instances({ params: { id: id }, query: {} }))!;
  expect(ledger).toMatchObject({ budget: null, counted: 1, amount: 0 });
  const refusals = await entriesOf(id);
  expect(refusals[0]).toMatchObject({ source: "share", refused: null });
  expect(refusals[1]!.refused).toMatch(/own|bot/);
});

test("a click on a closed post → refused; on a post that was never public → 404", async () => {
  const post = await sponsored(1_000);
  await post.owner.jobPosts.unpublish({ params: { id: post.id }, body: { outcome: "hired" } });
  await open(post.id);
  expect(await post.ledger()).toMatchObject({ counted: 0, refused: { closed: 1 } });
  const draft = await aJobPost(api.db, { spaceId: post.spaceId });
  expect((await open(draft.id)).status).toBe(404);
});

test("click entries → immutable, without the visitor's identity, and unreadable for other users", async () => {
  const post = await sponsored(1_000);
  await open(post.id);
  for (const change of [api.db.updateTable("clicks").set({ amount_cents: 0 }), api.db.deleteFrom("clicks")])
    await expect(change.execute()).rejects.toThrow(/cannot be changed/);
  const [row] = await entriesOf(post.id);
  expect(row!.visitor).toHaveLength(16);
  const { id } = await aUser(api.db);
  expect(await codeOf((await api.as(id)).clicks.instances({ params: { id: post.id }, query: {} }))).toBe(
    "access.denied",
  );
});
