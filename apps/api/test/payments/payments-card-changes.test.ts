import type { PaymentMethod } from "@orbita/contract";
import { PaymentsUnavailable } from "@orbita/platform";
import { aJobPost, giveBillingData } from "@orbita/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { codeOf } from "../support/harness.ts";
import { addCard, anOwner, aPayer, cardsOf, startPayments, type PaymentsWorld } from "../support/payments-world.ts";

let world: PaymentsWorld;
beforeAll(async () => void (world = await startPayments()));
afterAll(() => world.stop());
beforeEach(async () => {
  await world.settled();
  await world.stripe.setHabits({});
  await world.stripe.mend();
});

describe("default card of a Space", () => {
  test("first card of a Space → default; default removed → the newest of the other cards becomes default", async () => {
    const { client, spaceId } = await anOwner(world.api);
    const [a, b, c] = [
      (await addCard(world, client, { spaceId })).method,
      (await addCard(world, client, { spaceId, number: "5555555555554444" })).method,
      (await addCard(world, client, { spaceId, number: "378282246310005" })).method,
    ];
    const order = async () => (await cardsOf(client, spaceId)).map(({ id, isDefault }) => [id, isDefault]);
    expect(await order()).toEqual([
      [a.id, true],
      [c.id, false],
      [b.id, false],
    ]);
    const chosen = await client.payments.changeMethod({ params: { id: b.id }, body: { isDefault: true } });
    expect(chosen).toEqual({ ...b, isDefault: true });
    expect(await order()).toEqual([
      [b.id, true],
      [c.id, false],
      [a.id, false],
    ]);
    await client.payments.removeMethod({ params: { id: b.id } });
    expect(await order()).toEqual([
      [c.id, true],
      [a.id, false],
    ]);
    expect(await codeOf(client.payments.readMethod({ params: { id: b.id } }))).toBe("payment.methodNotFound");
  });

  test("default card changed while cards are removed and added → exactly one default card", async () => {
    const { api } = world;
    const { client, spaceId } = await anOwner(api);
    const cards: PaymentMethod[] = [];
    for (let at = 0; at < 6; at++) cards.push((await addCard(world, client, { spaceId })).method);
    for (let round = 0; round < 3; round++) {
      const gone = cards.pop()!;
      const [one, ...codes] = await Promise.all([
        addCard(world, client, { spaceId }),
        codeOf(client.payments.removeMethod({ params: { id: gone.id } })),
        ...[...cards, ...cards].map(({ id }) =>
          codeOf(client.payments.changeMethod({ params: { id }, body: { isDefault: true } })),
        ),
      ]);
      expect(codes.every((code) => code === null)).toBe(true);
      cards.unshift(one.method);
      const left = await cardsOf(client, spaceId);
      expect(left.filter(({ isDefault }) => isDefault)).toHaveLength(1);
      expect(left).toHaveLength(6);
    }
  });
});

describe("removing a card", () => {
  const remove = (client: Awaited<ReturnType<typeof anOwner>>["client"], id: string) =>
    codeOf(client.payments.removeMethod({ params: { id } }));

  test("card removed → gone at once, detached at the provider by an idempotent job; sponsoring needs a new card", async () => {
    const { api, stripe } = world;
    const { client, spaceId } = await anOwner(api);
    const { method } = await addCard(world, client, { spaceId });
    await giveBillingData(api.db, spaceId);
    const status = async () =>
      (await client.spaces.contractStatus({ params: { id: spaceId } }, { spaceId }))!.sponsoring;
    expect(await status()).toMatchObject({ hasPaymentMethod: true, hasBillingData: true });
    await stripe.break({ kind: "error", times: 3, match: "/detach" });
    expect(await remove(client, method.id)).toBeNull();
    expect(await status()).toMatchObject({ hasPaymentMethod: false });
    const attached = async () =>
      (await stripe.state()).methods.filter(({ customer, card }) => customer !== null && card.last4 === method.last4);
    const before = (await attached()).length;
    const [job] = await world.take("payments.detach");
    await expect(world.run("payments.detach", job!)).rejects.toThrow(PaymentsUnavailable);
    await stripe.mend();
    await world.run("payments.detach", job!);
    await world.run("payments.detach", job!);
    expect((await attached()).length).toBe(before - 1);
    expect(await remove(client, method.id)).toBe("payment.methodNotFound");
    // The webhook event of the removal changes nothing.
    await world.settled();
    expect(await cardsOf(client, spaceId)).toEqual([]);
  });

  test("last card of a Space with a sponsored post or unpaid clicks → cannot be removed", async () => {
    const { api } = world;
    const { client, spaceId } = await anOwner(api);
    const first = (await addCard(world, client, { spaceId })).method;
    const { id: postId } = await aJobPost(api.db, { spaceId, status: "published", plan: "premium" });
    expect(await remove(client, first.id)).toBe("payment.methodNeeded");
    const second = (await addCard(world, client, { spaceId, number: "5555555555554444" })).method;
    expect(await remove(client, first.id)).toBeNull();
    expect(await remove(client, second.id)).toBe("payment.methodNeeded");
    await client.jobPosts.changePlan({ params: { id: postId }, body: { plan: "free" } });
    // The Space still owes money for clicks on the day that is not invoiced yet.
    const day = { job_post_id: postId, day: "2026-11-02", budget_cents: 800, price_cents: 45, counted: 2 };
    await api.db
      .insertInto("job_instances")
      .values({ ...day, amount_cents: 90 })
      .execute();
    expect(await remove(client, second.id)).toBe("payment.methodNeeded");
    await api.db.updateTable("job_instances").set({ amount_cents: 0 }).where("job_post_id", "=", postId).execute();
    expect(await remove(client, second.id)).toBeNull();
  });

  test("cards removed at once, or while a post becomes sponsored → a Space with sponsored posts keeps one card", async () => {
    const { api } = world;
    const { client, spaceId } = await anOwner(api);
    await giveBillingData(api.db, spaceId);
    const { id: postId } = await aJobPost(api.db, { spaceId, status: "published", plan: "premium" });
    for (let round = 0; round < 3; round++) {
      while ((await cardsOf(client, spaceId)).length < 2) await addCard(world, client, { spaceId });
      const both = await Promise.all((await cardsOf(client, spaceId)).map(({ id }) => remove(client, id)));
      expect(both.filter((code) => code === null)).toHaveLength(1);
      expect(both).toContain("payment.methodNeeded");
    }
    for (let round = 0; round < 5; round++) {
      await client.jobPosts.changePlan({ params: { id: postId }, body: { plan: "free" } });
      const [last] = await cardsOf(client, spaceId);
      const sponsor = client.jobPosts.changePlan({
        params: { id: postId },
        body: { plan: "premium", dailyBudget: 8 },
      });
      const [removed, sponsored] = await Promise.all([remove(client, last!.id), codeOf(sponsor)]);
      const allowed = [
        ["payment.methodNeeded", null],
        [null, "payment.methodMissing"],
      ];
      expect(allowed).toContainEqual([removed, sponsored]);
      if (removed === null) await addCard(world, client, { spaceId });
    }
  });

  test("user removes their last personal card → removed and logged", async () => {
    const { api } = world;
    const { client, userId } = await aPayer(api);
    const { method } = await addCard(world, client);
    expect(await remove(client, method.id)).toBeNull();
    expect(await client.payments.userMethods({})).toEqual([]);
    const rows = await api.db.selectFrom("activities").select("kind").where("user_id", "=", userId).execute();
    expect(rows.map(({ kind }) => kind)).toEqual(["card.added", "card.removed"]);
  });
});
