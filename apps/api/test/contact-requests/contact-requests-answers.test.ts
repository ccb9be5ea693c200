import { events } from "@orbita/features";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, startApi, type TestApi } from "../support/harness.ts";
import { age, aFindable, aContactingSpace, terms } from "../support/contact-requests-world.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

const toldTo = (userId: string) =>
  api.db.selectFrom("notifications").select(["kind", "data", "key"]).where("user_id", "=", userId).execute();

describe("answers to a contact request", () => {
  test.each([
    [{ email: true, phone: false }, false, { email: true, phone: false }],
    [{ email: false, phone: true }, true, { email: false, phone: true }],
    [{ email: false, phone: false }, true, { email: false, phone: false }],
    [undefined, false, { email: false, phone: false }],
    [undefined, true, { email: true, phone: true }],
  ])(
    "talent accepts a contact request, sharing %j, showContacts=%j → the Space sees %j",
    async (share, showContacts, seen) => {
      const space = await aContactingSpace(api);
      const talent = await aFindable(api, { showContacts });
      const phone = "+39 010 555 123";
      await api.db.updateTable("users").set({ phone }).where("id", "=", talent.id).execute();
      const { id } = await space.make(talent.resumeId);
      expect((await talent.mine()).content[0]!.shares).toMatchObject({
        email: talent.email,
        phone,
        byDefault: showContacts,
      });
      await talent.client.contactRequests.answer({ params: { id }, body: { accepted: true, share } });
      const [contactRequest] = (await space.list({ id })).content;
      const contacts = { email: seen.email ? talent.email : null, phone: seen.phone ? phone : null };
      expect(contactRequest!.contacts).toEqual(contacts);
      expect((await talent.mine()).content[0]!.shares).toMatchObject(contacts);
    },
  );

  test("contact request accepted → the Space sees email, phone and name; no withdrawal, decline or new request is possible", async () => {
    const space = await aContactingSpace(api);
    const talent = await aFindable(api, { showName: false });
    await api.db.updateTable("users").set({ phone: "+39 010 555 123" }).where("id", "=", talent.id).execute();
    const { id, talent: before } = await space.make(talent.resumeId);
    expect(before).toEqual({ firstName: null, lastName: null, headline: "Backend" });
    const answered = (await talent.answer(id, true, "Sentiamoci dopo le 18."))!;
    expect(answered).toMatchObject({ state: "accepted", note: "Sentiamoci dopo le 18." });
    const [contactRequest] = (await space.list({ id })).content;
    expect(contactRequest).toMatchObject({
      state: "accepted",
      contacts: { email: talent.email, phone: "+39 010 555 123" },
      talent: { firstName: expect.any(String) },
      note: "Sentiamoci dopo le 18.",
    });
    expect(await codeOf(space.withdraw(id))).toBe("contactRequest.notOpen");
    expect(await codeOf(talent.answer(id, false))).toBe("contactRequest.notOpen");
    expect(await codeOf(space.make(talent.resumeId))).toBe("contactRequest.alreadyMade");
    // Only the author of the contact request is notified, and the notification contains no name.
    expect(await toldTo(space.recruiter.id)).toMatchObject([
      { kind: "offer.answered", data: { offerId: id, title: terms.title, answer: "accepted" } },
    ]);
    expect(await toldTo(space.userId)).toEqual([]);
  });

  test("contact request declined, expired or withdrawn → the Space sees no contact data", async () => {
    const space = await aContactingSpace(api);
    const [no, silent, left] = [await aFindable(api), await aFindable(api), await aFindable(api)];
    await no.answer((await space.make(no.resumeId)).id, false, "Sto bene dove sono.");
    await age(api, (await space.make(silent.resumeId)).id, 15);
    const { id } = await space.make(left.resumeId);
    await space.withdraw(id);
    expect(await codeOf(left.answer(id, true))).toBe("contactRequest.notOpen");
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
    expect(await codeOf(silent.answer((await silent.mine()).content[0]!.id, true))).toBe("contactRequest.notOpen");
  });

  test("talent hides or opts out after a contact request → can still answer it; the Space sees the talent's data only after the talent accepts", async () => {
    const space = await aContactingSpace(api);
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

  test("the Space of a contact request is disabled → the talent can read only accepted contact requests", async () => {
    const [space, talent] = [await aContactingSpace(api), await aFindable(api)];
    const other = await aContactingSpace(api);
    const open = await space.make(talent.resumeId);
    const yes = await other.make(talent.resumeId);
    await talent.answer(yes.id, true);
    for (const { id } of [space, other])
      await api.db.updateTable("spaces").set({ enabled: false }).where("id", "=", id).execute();
    expect((await talent.mine()).content.map(({ id }) => id)).toEqual([yes.id]);
    expect(await codeOf(talent.client.contactRequests.read({ params: { id: open.id } }))).toBe(
      "contactRequest.notFound",
    );
    expect(await codeOf(talent.answer(open.id, true))).toBe("contactRequest.notFound");
  });

  test("reading or answering a contact request of another Space or to another talent → not found", async () => {
    const [space, other] = [await aContactingSpace(api), await aContactingSpace(api)];
    const [talent, stranger] = [await aFindable(api), await aFindable(api)];
    const { id } = await space.make(talent.resumeId);
    expect(await codeOf(other.withdraw(id))).toBe("contactRequest.notFound");
    expect((await other.list({ id })).content).toEqual([]);
    expect(await codeOf(stranger.answer(id, true))).toBe("contactRequest.notFound");
    expect(await codeOf(stranger.client.contactRequests.read({ params: { id } }))).toBe("contactRequest.notFound");
  });

  test("each step of a contact request → a realtime event to the talent and the Space's members only", async () => {
    const [space, talent] = [await aContactingSpace(api), await aFindable(api)];
    await api.db.deleteFrom("outbox").execute();
    const { id } = await space.make(talent.resumeId);
    await talent.answer(id, true);
    const rows = await api.db.selectFrom("outbox").selectAll().where("name", "=", "contactRequest.changed").execute();
    expect(rows).toHaveLength(2);
    const { announce } = events.find(({ name }) => name === "contactRequest.changed")!;
    const heard = await announce!(api.db, [rows[0]!.payload as object]);
    expect(new Set(heard.map(({ to }) => (to === "shared" ? to : to.userId)))).toEqual(
      new Set([talent.id, space.userId, space.recruiter.id]),
    );
  });
});
