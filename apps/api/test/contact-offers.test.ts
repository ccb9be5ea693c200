import { offerLimits } from "@orbita/contract";
import { events } from "@orbita/features";
import { aJobPost, aSpace } from "@orbita/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, problemOf, startApi, type TestApi } from "./harness.ts";
import { age, aFindable, anOfferingSpace, day, nobody, terms } from "./offers-world.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

const toldTo = (userId: string) =>
  api.db.selectFrom("notifications").select(["kind", "data", "key"]).where("user_id", "=", userId).execute();

describe("making an offer", () => {
  test("a new offer → has its terms and the visible part of the talent, without contacts", async () => {
    const space = await anOfferingSpace(api);
    const talent = await aFindable(api);
    const { id: jobPostId } = await aJobPost(api.db, { spaceId: space.id, status: "published" });
    const made = await space.make(talent.resumeId, { jobPostId });
    expect(made).toMatchObject({
      ...terms,
      state: "sent",
      resumeId: talent.resumeId,
      contacts: null,
      note: null,
      jobPost: { id: jobPostId, open: true },
      talent: { firstName: expect.any(String), headline: "Backend" },
    });
    expect(made.labels["contract_type_full"]?.it).toBeTruthy();
    expect(Date.parse(made.expiresAt) - Date.parse(made.at)).toBe(offerLimits.openDays * day);
    expect(JSON.stringify(await space.list())).not.toContain(talent.email);
    expect(await toldTo(talent.id)).toMatchObject([
      { kind: "offer.received", data: { offerId: made.id, title: terms.title }, key: `offer.received:${made.id}` },
    ]);
    const mine = await talent.mine();
    expect(mine).toMatchObject({ open: 1, totalElements: 1, content: [{ id: made.id, space: { id: space.id } }] });
    expect(mine.content[0]!.shares).toMatchObject({ email: talent.email });
  });

  test("a talent who opted out, hides from the Space, is disabled or missing → not found", async () => {
    const space = await anOfferingSpace(api);
    const out = await aFindable(api, { visibleInTalentSearch: false });
    const hidden = await aFindable(api);
    await hidden.client.people.hide({ body: { spaceId: space.id } });
    const disabled = await aFindable(api);
    await api.db.updateTable("users").set({ enabled: false }).where("id", "=", disabled.id).execute();
    for (const resumeId of [out.resumeId, hidden.resumeId, disabled.resumeId, nobody()])
      expect(await codeOf(space.make(resumeId))).toBe("resume.notFound");
    // Hiding from an unrelated Space does not matter.
    const other = await anOfferingSpace(api);
    const wary = await aFindable(api);
    await wary.client.people.hide({ body: { spaceId: other.id } });
    expect(await codeOf(space.make(wary.resumeId))).toBeNull();
  });

  test("a job post that is a draft, of another Space or missing → not found", async () => {
    const [space, other] = [await anOfferingSpace(api), await aSpace(api.db)];
    const { resumeId } = await aFindable(api);
    const draft = await aJobPost(api.db, { spaceId: space.id, status: "draft" });
    const foreign = await aJobPost(api.db, { spaceId: other.id, status: "published" });
    for (const jobPostId of [draft.id, foreign.id, nobody()])
      expect(await codeOf(space.make(resumeId, { jobPostId }))).toBe("jobPost.notFound");
  });

  test("fields at their limits → accepted or refused", async () => {
    const space = await anOfferingSpace(api);
    const { min, max } = offerLimits.pay;
    const wrong = async (more: object) => {
      const problem = await problemOf(space.make(nobody(), more));
      return problem?.errors.map(({ path }) => path);
    };
    expect(await wrong({ title: "Quat" })).toEqual(["title"]);
    expect(await wrong({ title: "x".repeat(101) })).toEqual(["title"]);
    expect(await wrong({ salaryMin: min - 1 })).toEqual(["salaryMin"]);
    expect(await wrong({ salaryMax: max + 1 })).toEqual(["salaryMax"]);
    expect(await wrong({ salaryMin: 40_001 })).toEqual(["salaryMax"]);
    expect(await wrong({ city: "  " })).toEqual(["city"]);
    expect(await wrong({ city: "x".repeat(121) })).toEqual(["city"]);
    expect(await wrong({ message: " " })).toEqual(["message"]);
    expect(await wrong({ message: "x".repeat(1_001) })).toEqual(["message"]);
    const { resumeId } = await aFindable(api);
    for (const [field, code] of [
      ["contractType", "contract_economic_type_permanent"],
      ["contractEconomicType", "nowhere"],
      ["workplaceType", "travel_type_fulltime"],
    ] as const)
      expect(await problemOf(space.make(resumeId, { [field]: code }))).toMatchObject({
        code: "vocabulary.unknownCode",
        errors: [{ path: field }],
      });
    const edge = { title: "Cinqu", salaryMin: min, salaryMax: max, message: "x".repeat(1_000), city: null };
    const made = await space.make(resumeId, { ...edge, workplaceType: "workplace_type_full_remote" });
    expect(made).toMatchObject({ ...edge, message: "x".repeat(1_000) });
  });

  test("an unconfirmed email → refused; a repeated idempotency key → one offer", async () => {
    const space = await anOfferingSpace(api);
    const { resumeId } = await aFindable(api);
    const call = () =>
      space.member.contactOffers.make(
        { body: { ...terms, resumeId } },
        { ...space.options, idempotencyKey: "key-of-an-offer" },
      );
    expect((await call())!.id).toBe((await call())!.id);
    await api.db.updateTable("users").set({ email_verified_at: null }).where("id", "=", space.recruiter.id).execute();
    const { resumeId: next } = await aFindable(api);
    expect(await codeOf(space.make(next))).toBe("email.notValidated");
  });
});

describe("limits", () => {
  test("two members make an offer to the same talent at once → one offer", async () => {
    for (let round = 0; round < 5; round++) {
      const space = await anOfferingSpace(api);
      const { resumeId, mine } = await aFindable(api);
      const codes = await Promise.all(
        [space.owner, space.member, space.owner, space.member].map((by) => codeOf(space.make(resumeId, {}, by))),
      );
      expect(codes.filter((code) => code === null)).toHaveLength(1);
      expect(new Set(codes)).toEqual(new Set([null, "offer.alreadyMade"]));
      expect((await mine()).totalElements).toBe(1);
    }
  });

  test("a second open offer → refused by a database constraint", async () => {
    const space = await anOfferingSpace(api);
    const { resumeId } = await aFindable(api);
    const { id } = await space.make(resumeId);
    const row = await api.db.selectFrom("contact_offers").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    const again = api.db
      .insertInto("contact_offers")
      .values({ ...row, id: nobody() })
      .execute();
    await expect(again).rejects.toMatchObject({ constraint: "contact_offers_one" });
  });

  test("offers per day → limited, withdrawn ones count; two concurrent requests for the last place → one wins", async () => {
    const space = await anOfferingSpace(api);
    const people = [];
    for (let count = 0; count < offerLimits.perDay + 1; count++) people.push(await aFindable(api));
    const first = await space.make(people[0]!.resumeId);
    await space.withdraw(first.id);
    for (const { resumeId } of people.slice(1, offerLimits.perDay - 1)) await space.make(resumeId);
    expect(await space.quota()).toEqual({ perDay: offerLimits.perDay, left: 1 });
    const last = people.slice(offerLimits.perDay - 1);
    const codes = await Promise.all(last.map(({ resumeId }) => codeOf(space.make(resumeId))));
    expect(new Set(codes)).toEqual(new Set([null, "offer.tooMany"]));
    expect(await space.quota()).toEqual({ perDay: offerLimits.perDay, left: 0 });
    // Another day in the calendar of Rome.
    await api.db
      .updateTable("contact_offers")
      .set({ created_at: new Date(Date.now() - day) })
      .where("space_id", "=", space.id)
      .execute();
    expect(await space.quota()).toMatchObject({ left: offerLimits.perDay });
  }, 60_000);

  test("after a refusal or no answer → the Space must wait 90 days; other Spaces need not", async () => {
    const space = await anOfferingSpace(api);
    const talent = await aFindable(api);
    const { id } = await space.make(talent.resumeId);
    await talent.answer(id, false);
    expect(await problemOf(space.make(talent.resumeId))).toMatchObject({ code: "offer.resting", params: { days: 90 } });
    expect(await codeOf((await anOfferingSpace(api)).make(talent.resumeId))).toBeNull();
    await age(api, id, 120);
    const long = { answered_at: new Date(Date.now() - 90 * day - 1_000) };
    await api.db.updateTable("contact_offers").set(long).where("id", "=", id).execute();
    const next = await space.make(talent.resumeId);
    // The offer has expired even though no routine has marked it, and it does not block a new offer after the waiting period.
    await age(api, next.id, 20);
    expect(await problemOf(space.make(talent.resumeId))).toMatchObject({ code: "offer.resting", params: { days: 84 } });
    await age(api, next.id, 105);
    expect(await codeOf(space.make(talent.resumeId))).toBeNull();
    expect((await space.list({ state: "expired" })).content.map((offer) => offer.id)).toEqual([next.id]);
  });
});

describe("after an offer", () => {
  test.each([
    [{ email: true, phone: false }, false, { email: true, phone: false }],
    [{ email: false, phone: true }, true, { email: false, phone: true }],
    [{ email: false, phone: false }, true, { email: false, phone: false }],
    [undefined, false, { email: false, phone: false }],
    [undefined, true, { email: true, phone: true }],
  ])("sharing %j with the setting %j → the Space sees %j", async (share, showContacts, seen) => {
    const space = await anOfferingSpace(api);
    const talent = await aFindable(api, { showContacts });
    const phone = "+39 010 555 123";
    await api.db.updateTable("users").set({ phone }).where("id", "=", talent.id).execute();
    const { id } = await space.make(talent.resumeId);
    expect((await talent.mine()).content[0]!.shares).toMatchObject({
      email: talent.email,
      phone,
      byDefault: showContacts,
    });
    await talent.client.contactOffers.answer({ params: { id }, body: { accepted: true, share } });
    const [offer] = (await space.list({ id })).content;
    const contacts = { email: seen.email ? talent.email : null, phone: seen.phone ? phone : null };
    expect(offer!.contacts).toEqual(contacts);
    expect((await talent.mine()).content[0]!.shares).toMatchObject(contacts);
  });

  test("accepted → the Space sees email, phone and name; nobody can withdraw, decline or offer again", async () => {
    const space = await anOfferingSpace(api);
    const talent = await aFindable(api, { showName: false });
    await api.db.updateTable("users").set({ phone: "+39 010 555 123" }).where("id", "=", talent.id).execute();
    const { id, talent: before } = await space.make(talent.resumeId);
    expect(before).toEqual({ firstName: null, lastName: null, headline: "Backend" });
    const answered = (await talent.answer(id, true, "Sentiamoci dopo le 18."))!;
    expect(answered).toMatchObject({ state: "accepted", note: "Sentiamoci dopo le 18." });
    const [offer] = (await space.list({ id })).content;
    expect(offer).toMatchObject({
      state: "accepted",
      contacts: { email: talent.email, phone: "+39 010 555 123" },
      talent: { firstName: expect.any(String) },
      note: "Sentiamoci dopo le 18.",
    });
    expect(await codeOf(space.withdraw(id))).toBe("offer.notOpen");
    expect(await codeOf(talent.answer(id, false))).toBe("offer.notOpen");
    expect(await codeOf(space.make(talent.resumeId))).toBe("offer.alreadyMade");
    // Only the author is notified, and the notification contains no name.
    expect(await toldTo(space.recruiter.id)).toMatchObject([
      { kind: "offer.answered", data: { offerId: id, title: terms.title, answer: "accepted" } },
    ]);
    expect(await toldTo(space.userId)).toEqual([]);
  });

  test("declined, expired or withdrawn → no contacts are shown", async () => {
    const space = await anOfferingSpace(api);
    const [no, silent, left] = [await aFindable(api), await aFindable(api), await aFindable(api)];
    await no.answer((await space.make(no.resumeId)).id, false, "Sto bene dove sono.");
    await age(api, (await space.make(silent.resumeId)).id, 15);
    const { id } = await space.make(left.resumeId);
    await space.withdraw(id);
    expect(await codeOf(left.answer(id, true))).toBe("offer.notOpen");
    const { content } = await space.list();
    expect(content.map(({ state, contacts }) => [state, contacts])).toEqual(
      expect.arrayContaining([
        ["declined", null],
        ["expired", null],
        ["withdrawn", null],
      ]),
    );
    for (const { email } of [no, silent, left]) expect(JSON.stringify(content)).not.toContain(email);
    expect((await silent.mine()).open).toBe(0);
    expect(await codeOf(silent.answer((await silent.mine()).content[0]!.id, true))).toBe("offer.notOpen");
  });

  test("a talent hides or opts out afterwards → can still answer; the Space sees them only if they accept", async () => {
    const space = await anOfferingSpace(api);
    const [hides, leaves, accepts] = [await aFindable(api), await aFindable(api), await aFindable(api)];
    const made: { id: string }[] = [];
    for (const one of [hides, leaves, accepts]) made.push(await space.make(one.resumeId));
    await accepts.answer(made[2]!.id, true);
    await hides.client.people.hide({ body: { spaceId: space.id } });
    for (const one of [leaves, accepts])
      await one.client.people.changeSettings({ body: { privacy: { visibleInTalentSearch: false } } });
    const none = { firstName: null, lastName: null, headline: null };
    const of = async (at: number) => (await space.list({ id: made[at]!.id })).content[0]!;
    expect((await of(0)).talent).toEqual(none);
    expect((await of(1)).talent).toEqual(none);
    expect(await of(2)).toMatchObject({ talent: { headline: "Backend" }, contacts: { email: accepts.email } });
    expect(await codeOf(leaves.answer(made[1]!.id, true))).toBeNull();
    expect(await of(1)).toMatchObject({ contacts: { email: leaves.email } });
    // Accounts that are being deleted show no contacts.
    await api.db.updateTable("users").set({ deletes_at: new Date() }).where("id", "=", accepts.id).execute();
    expect(await of(2)).toMatchObject({ talent: none, contacts: null });
  });

  test("the Space is disabled → the talent can read only accepted offers", async () => {
    const [space, talent] = [await anOfferingSpace(api), await aFindable(api)];
    const other = await anOfferingSpace(api);
    const open = await space.make(talent.resumeId);
    const yes = await other.make(talent.resumeId);
    await talent.answer(yes.id, true);
    for (const { id } of [space, other])
      await api.db.updateTable("spaces").set({ enabled: false }).where("id", "=", id).execute();
    expect((await talent.mine()).content.map(({ id }) => id)).toEqual([yes.id]);
    expect(await codeOf(talent.client.contactOffers.read({ params: { id: open.id } }))).toBe("offer.notFound");
    expect(await codeOf(talent.answer(open.id, true))).toBe("offer.notFound");
  });

  test("another Space's or talent's offer → not found", async () => {
    const [space, other] = [await anOfferingSpace(api), await anOfferingSpace(api)];
    const [talent, stranger] = [await aFindable(api), await aFindable(api)];
    const { id } = await space.make(talent.resumeId);
    expect(await codeOf(other.withdraw(id))).toBe("offer.notFound");
    expect((await other.list({ id })).content).toEqual([]);
    expect(await codeOf(stranger.answer(id, true))).toBe("offer.notFound");
    expect(await codeOf(stranger.client.contactOffers.read({ params: { id } }))).toBe("offer.notFound");
  });

  test("each step → a realtime event to the talent and the Space's members only", async () => {
    const [space, talent] = [await anOfferingSpace(api), await aFindable(api)];
    await api.db.deleteFrom("outbox").execute();
    const { id } = await space.make(talent.resumeId);
    await talent.answer(id, true);
    const rows = await api.db.selectFrom("outbox").selectAll().where("name", "=", "offer.changed").execute();
    expect(rows).toHaveLength(2);
    const { announce } = events.find(({ name }) => name === "offer.changed")!;
    const heard = await announce!(api.db, [rows[0]!.payload as object]);
    expect(new Set(heard.map(({ to }) => (to === "shared" ? to : to.userId)))).toEqual(
      new Set([talent.id, space.userId, space.recruiter.id]),
    );
  });
});
