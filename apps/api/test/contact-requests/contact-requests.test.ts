import { contactRequestLimits } from "@orbita/contract";
import { aJobPost, aSpace } from "@orbita/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, problemOf, startApi, type TestApi } from "../support/harness.ts";
import { age, aFindable, aContactingSpace, day, unknownId, terms } from "../support/contact-requests-world.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

const toldTo = (userId: string) =>
  api.db.selectFrom("notifications").select(["kind", "data", "key"]).where("user_id", "=", userId).execute();

describe("making a contact request", () => {
  test("new contact request → contains its terms and what the talent shows, without contact data", async () => {
    const space = await aContactingSpace(api);
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
    expect(Date.parse(made.expiresAt) - Date.parse(made.at)).toBe(contactRequestLimits.openDays * day);
    expect(JSON.stringify(await space.list())).not.toContain(talent.email);
    expect(await toldTo(talent.id)).toMatchObject([
      { kind: "offer.received", data: { offerId: made.id, title: terms.title }, key: `offer.received:${made.id}` },
    ]);
    const mine = await talent.mine();
    expect(mine).toMatchObject({ open: 1, totalElements: 1, content: [{ id: made.id, space: { id: space.id } }] });
    expect(mine.content[0]!.shares).toMatchObject({ email: talent.email });
  });

  test("contact request to a talent who opted out, hides from the Space, is disabled or missing → not found", async () => {
    const space = await aContactingSpace(api);
    const out = await aFindable(api, { visibleInTalentSearch: false });
    const hidden = await aFindable(api);
    await hidden.client.people.hide({ body: { spaceId: space.id } });
    const disabled = await aFindable(api);
    await api.db.updateTable("users").set({ enabled: false }).where("id", "=", disabled.id).execute();
    for (const resumeId of [out.resumeId, hidden.resumeId, disabled.resumeId, unknownId()])
      expect(await codeOf(space.make(resumeId))).toBe("resume.notFound");
    // A talent who hides from another Space can still get a contact request.
    const other = await aContactingSpace(api);
    const wary = await aFindable(api);
    await wary.client.people.hide({ body: { spaceId: other.id } });
    expect(await codeOf(space.make(wary.resumeId))).toBeNull();
  });

  test("contact request with a job post that is a draft, of another Space or missing → not found", async () => {
    const [space, other] = [await aContactingSpace(api), await aSpace(api.db)];
    const { resumeId } = await aFindable(api);
    const draft = await aJobPost(api.db, { spaceId: space.id, status: "draft" });
    const foreign = await aJobPost(api.db, { spaceId: other.id, status: "published" });
    for (const jobPostId of [draft.id, foreign.id, unknownId()])
      expect(await codeOf(space.make(resumeId, { jobPostId }))).toBe("jobPost.notFound");
  });

  test("contact request with fields at their limits → accepted; beyond the limits, or with an unknown code → refused", async () => {
    const space = await aContactingSpace(api);
    const { min, max } = contactRequestLimits.pay;
    const wrong = async (more: object) => {
      const problem = await problemOf(space.make(unknownId(), more));
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

  test("contact request by a member with an unconfirmed email → refused; a repeated idempotency key → one request", async () => {
    const space = await aContactingSpace(api);
    const { resumeId } = await aFindable(api);
    const call = () =>
      space.member.contactRequests.make(
        { body: { ...terms, resumeId } },
        { ...space.options, idempotencyKey: "key-of-a-contact-request" },
      );
    expect((await call())!.id).toBe((await call())!.id);
    await api.db.updateTable("users").set({ email_verified_at: null }).where("id", "=", space.recruiter.id).execute();
    const { resumeId: next } = await aFindable(api);
    expect(await codeOf(space.make(next))).toBe("email.notValidated");
  });
});

describe("limits of contact requests", () => {
  test("two members make a contact request to the same talent at once → one contact request", async () => {
    for (let round = 0; round < 5; round++) {
      const space = await aContactingSpace(api);
      const { resumeId, mine } = await aFindable(api);
      const codes = await Promise.all(
        [space.owner, space.member, space.owner, space.member].map((by) => codeOf(space.make(resumeId, {}, by))),
      );
      expect(codes.filter((code) => code === null)).toHaveLength(1);
      expect(new Set(codes)).toEqual(new Set([null, "contactRequest.alreadyMade"]));
      expect((await mine()).totalElements).toBe(1);
    }
  });

  test("a second open contact request of a Space to a talent → refused by a database constraint", async () => {
    const space = await aContactingSpace(api);
    const { resumeId } = await aFindable(api);
    const { id } = await space.make(resumeId);
    const row = await api.db.selectFrom("contact_offers").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    const again = api.db
      .insertInto("contact_offers")
      .values({ ...row, id: unknownId() })
      .execute();
    await expect(again).rejects.toMatchObject({ constraint: "contact_offers_one" });
  });

  test("contact requests per day → limited, withdrawn ones count; two concurrent requests for the last → one succeeds", async () => {
    const space = await aContactingSpace(api);
    const people = [];
    for (let count = 0; count < contactRequestLimits.perDay + 1; count++) people.push(await aFindable(api));
    const first = await space.make(people[0]!.resumeId);
    await space.withdraw(first.id);
    for (const { resumeId } of people.slice(1, contactRequestLimits.perDay - 1)) await space.make(resumeId);
    expect(await space.quota()).toEqual({ perDay: contactRequestLimits.perDay, left: 1 });
    const last = people.slice(contactRequestLimits.perDay - 1);
    const codes = await Promise.all(last.map(({ resumeId }) => codeOf(space.make(resumeId))));
    expect(new Set(codes)).toEqual(new Set([null, "contactRequest.tooMany"]));
    expect(await space.quota()).toEqual({ perDay: contactRequestLimits.perDay, left: 0 });
    // Moves the contact requests to the previous day in Rome, as if a new day had begun.
    await api.db
      .updateTable("contact_offers")
      .set({ created_at: new Date(Date.now() - day) })
      .where("space_id", "=", space.id)
      .execute();
    expect(await space.quota()).toMatchObject({ left: contactRequestLimits.perDay });
  }, 60_000);

  test("a contact request is declined or expires → the Space must wait 90 days for the next; other Spaces need not", async () => {
    const space = await aContactingSpace(api);
    const talent = await aFindable(api);
    const { id } = await space.make(talent.resumeId);
    await talent.answer(id, false);
    expect(await problemOf(space.make(talent.resumeId))).toMatchObject({
      code: "contactRequest.resting",
      params: { days: 90 },
    });
    expect(await codeOf((await aContactingSpace(api)).make(talent.resumeId))).toBeNull();
    await age(api, id, 120);
    const long = { answered_at: new Date(Date.now() - 90 * day - 1_000) };
    await api.db.updateTable("contact_offers").set(long).where("id", "=", id).execute();
    const next = await space.make(talent.resumeId);
    // The contact request has expired even though no routine has marked it, and it does not block a new contact request after
    // the waiting period.
    await age(api, next.id, 20);
    expect(await problemOf(space.make(talent.resumeId))).toMatchObject({
      code: "contactRequest.resting",
      params: { days: 84 },
    });
    await age(api, next.id, 105);
    expect(await codeOf(space.make(talent.resumeId))).toBeNull();
    expect((await space.list({ state: "expired" })).content.map((contactRequest) => contactRequest.id)).toEqual([
      next.id,
    ]);
  });
});
