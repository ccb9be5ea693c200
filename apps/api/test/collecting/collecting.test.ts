import { aJobPost, aMember, aUser } from "@orbita/testing";
import { indexes } from "@orbita/features";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aDebtor, atProvider, books, startCollecting, type CollectingWorld, type Debtor } from "./collecting-world.ts";
import { sendClick } from "../support/send-click.ts";
import { codeOf } from "../support/harness.ts";
import { addCard } from "../support/payments-world.ts";

let world: CollectingWorld;
beforeAll(async () => void (world = await startCollecting()));
afterAll(() => world.stop());
beforeEach(async () => {
  await world.untilHeard();
  await world.stripe.setHabits({});
  await world.stripe.mend();
});

/** The total of each invoice in cents: 99 euros plus VAT. */
const total = 12_078;

describe("off-session charges by card", () => {
  test.each([
    ["4242424242424242", "paid", null],
    ["5555555555554444", "paid", null],
    ["378282246310005", "paid", null],
    ["4000002500003155", "paid", null],
    ["4000000000000341", "failed", "generic_decline"],
    ["4000002760003184", "failed", "authentication_required"],
    ["4000008260003178", "failed", "insufficient_funds"],
  ] as const)("off-session charge of card %s → %s", async (number, status, failure) => {
    const debtor = await aDebtor(world, { number });
    await world.collect(debtor.id);
    const paid = status === "paid";
    expect(await debtor.payment()).toMatchObject({
      status,
      failure,
      attempts: 1,
      attempt_key: null,
      attempt_card: null,
      captured_cents: paid ? total : 0,
      paid_at: paid ? world.begun : null,
      failed_at: paid ? null : world.begun,
    });
    const { intents, paidCents } = await atProvider(world, debtor);
    expect(intents).toHaveLength(1);
    expect(paidCents).toEqual(paid ? [total] : []);
    // The webhook that follows changes nothing and sends no second notification.
    await world.untilHeard();
    expect(await debtor.payment()).toMatchObject({ status, failure, attempts: 1 });
    expect(await debtor.told("payment.failed")).toHaveLength(paid ? 0 : 1);
  });
});

const click = (jobPostId: string) => sendClick(world.api, jobPostId);

describe("scheduled attempts to collect a payment", () => {
  const states = async (debtor: Debtor) => {
    const { status, attempts, failure } = await debtor.payment();
    return { status, attempts, failure };
  };

  test("a card that fails → retried after 3, 8 and 17 days, then sponsoring is paused until the invoice is paid", async () => {
    const { api, after, morning } = world;
    const debtor = await aDebtor(world, { number: "4000000000000341" });
    const { spaceId, client } = debtor;
    const post = await aJobPost(api.db, {
      spaceId,
      status: "published",
      plan: "premium",
      expiresAt: after(60),
    });
    const jobPosts = indexes.find(({ definition }) => definition.name === "job-posts")!;
    const isSponsored = async () => {
      const shown = (await api.guest.jobPosts.read({ params: { id: post.id } }))!.sponsored;
      const [projection] = await jobPosts.project(api.db, [post.id]);
      const { doc } = projection!.source as { doc: { paid: unknown } };
      expect(doc.paid !== null).toBe(shown);
      return { shown, version: projection!.version };
    };
    const before = await isSponsored();
    expect(before.shown).toBe(true);

    await world.collect(debtor.id);
    for (const [day, attempts] of [
      [1, 1],
      [2, 1],
      [3, 2],
      [5, 2],
      [8, 3],
      [16, 3],
    ] as const) {
      await morning(day);
      // An administrator triggers the collection in between; payments that are not due are not touched.
      await world.collect(debtor.id, after(day, 1));
      expect([day, await states(debtor)]).toEqual([day, { status: "failed", attempts, failure: "generic_decline" }]);
    }
    expect((await isSponsored()).shown).toBe(true);
    expect(await debtor.told("payment.paused")).toEqual([]);
    await morning(17);
    expect(await states(debtor)).toMatchObject({ status: "failed", attempts: 4 });
    expect((await debtor.payment()).next_try_at).toBeNull();
    const failed = await debtor.told("payment.failed");
    expect(failed.map(({ again }) => again === "")).toEqual([false, false, false, true]);
    expect(failed[0]).toMatchObject({ invoiceId: debtor.invoice.id, failure: "generic_decline" });
    expect(await debtor.told("payment.paused")).toEqual([{ resumed: "false" }]);
    const paused = await isSponsored();
    expect(paused.shown).toBe(false);
    expect(paused.version).toBeGreaterThan(before.version);
    const status = await client.spaces.contractStatus({ params: { id: spaceId } });
    expect(status!.sponsoring.pausedSince).toBe(after(17).toISOString());
    const premium = { plan: "premium" as const, dailyBudget: 20 };
    const change = client.jobPosts.changePlan({ params: { id: post.id }, body: premium });
    expect(await codeOf(change)).toBe("billing.premiumPaused");
    // While sponsoring is paused, clicks cost nothing.
    await click(post.id);
    const clicks = api.db.selectFrom("clicks").select("amount_cents").where("job_post_id", "=", post.id);
    expect(await clicks.execute()).toEqual([{ amount_cents: 0 }]);
    // After the fourth attempt there are no further automatic ones.
    for (const day of [18, 30]) await morning(day);
    expect(await states(debtor)).toMatchObject({ status: "failed", attempts: 4 });
    expect(await debtor.told("payment.paused")).toHaveLength(1);

    const { method } = await addCard(world, client, { spaceId });
    const intent = (await client.collecting.intendForSpace({
      params: { id: spaceId },
      body: { invoice: debtor.invoice.id },
    }))!;
    const paid = await client.collecting.execute(
      { body: { paymentIntent: intent.id, paymentMethod: method.id } },
      { idempotencyKey: `pay-${debtor.id}` },
    );
    expect(paid).toMatchObject({ status: "paid", clientSecret: null });
    expect((await isSponsored()).shown).toBe(true);
    expect(await debtor.told("payment.paused")).toEqual([{ resumed: "false" }, { resumed: "true" }]);
    expect((await atProvider(world, debtor)).paidCents).toEqual([total]);
    await client.jobPosts.changePlan({ params: { id: post.id }, body: premium });
  });

  test("Space without a card → its owners are notified; a card added later → charged at the next scheduled attempt", async () => {
    const debtor = await aDebtor(world, { number: null });
    await world.collect(debtor.id);
    expect(await states(debtor)).toEqual({ status: "failed", attempts: 1, failure: "no_card" });
    expect(await debtor.told("payment.failed")).toMatchObject([{ failure: "no_card" }]);
    await addCard(world, debtor.client, { spaceId: debtor.spaceId });
    await world.morning(2);
    expect(await states(debtor)).toMatchObject({ status: "failed", attempts: 1 });
    await world.morning(3);
    expect(await states(debtor)).toEqual({ status: "paid", attempts: 2, failure: null });
  });

  test("a failed payment → all owners of the Space are notified, but no recruiters", async () => {
    const { api } = world;
    const debtor = await aDebtor(world, { number: null });
    const [owner, recruiter] = [await aUser(api.db), await aUser(api.db)];
    await aMember(api.db, { spaceId: debtor.spaceId, userId: owner.id, role: "owner" });
    await aMember(api.db, { spaceId: debtor.spaceId, userId: recruiter.id, role: "recruiter" });
    await world.collect(debtor.id);
    const rows = await api.db
      .selectFrom("notifications")
      .select("user_id")
      .where("kind", "=", "payment.failed")
      .where("space_id", "=", debtor.spaceId)
      .execute();
    expect(rows.map(({ user_id }) => user_id).toSorted()).toEqual([owner.id, debtor.userId].toSorted());
  });

  test("an invoice below the provider's minimum amount → not charged, and sponsoring is not paused", async () => {
    const debtor = await aDebtor(world, { licenceCents: 30 });
    for (const day of [0, 4, 18]) await world.morning(day);
    expect(await states(debtor)).toEqual({ status: "due", attempts: 0, failure: null });
    expect(await debtor.told("payment.paused")).toEqual([]);
    const params = { id: debtor.spaceId };
    const pay = debtor.client.collecting.intendForSpace({ params, body: { invoice: debtor.invoice.id } });
    expect(await codeOf(pay)).toBe("invoice.nothingToPay");
  });

  test("an invoice held back by an administrator → not collected, and sponsoring is not paused", async () => {
    const { api } = world;
    const debtor = await aDebtor(world, { number: null });
    const hold = (enabled: boolean) =>
      api.db.updateTable("invoices").set({ enabled }).where("id", "=", debtor.invoice.id).execute();
    await hold(false);
    await world.collect(debtor.id);
    await world.morning(1);
    expect(await states(debtor)).toMatchObject({ status: "due", attempts: 0 });
    await hold(true);
    for (const day of [1, 4, 9, 18]) await world.morning(day);
    const pause = async () =>
      (
        await api.db
          .selectFrom("contracts")
          .select("premium_paused_at")
          .where("space_id", "=", debtor.spaceId)
          .executeTakeFirstOrThrow()
      ).premium_paused_at;
    expect(await pause()).toEqual(world.after(18));
    await hold(false);
    await world.morning(19);
    expect(await pause()).toBeNull();
  });
});

test("books after all scheduled attempts → invoices less credits equal captured less refunded plus open amounts", async () => {
  const { invoiced, credited, kept, open } = await books(world);
  expect(invoiced).toBeGreaterThan(0);
  expect(kept + open).toBe(invoiced - credited);
});
