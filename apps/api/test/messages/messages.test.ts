import { randomUUIDv7 } from "node:crypto";
import { messageLimits } from "@orbita/contract";
import { aMember, aUser } from "@orbita/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, problemOf, startApi, type TestApi } from "../support/harness.ts";
import { jobsOf, toldOf } from "../support/members-tools.ts";
import { aConversation, mine, ofSpace, sendMessage, saidForSpace } from "./messages-world.ts";
import { aFindable, aContactingSpace } from "../support/contact-requests-world.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

describe("message threads", () => {
  test("application sent → talent and recruiter can write in its message thread; a viewer of the Space can only read", async () => {
    const { id, talent, client, viewer, id: threadId } = await aConversation(api);
    expect(await mine(talent, id)).toMatchObject({
      id,
      about: "application",
      messages: [],
      mayWrite: true,
      person: null,
    });
    await sendMessage(talent, id, "Buongiorno, quando ci sentiamo?");
    await saidForSpace(client, id, "Martedì alle 10.");
    const seen = await ofSpace(viewer.client, id);
    expect(seen).toMatchObject({ mayWrite: false, closed: null, person: { name: expect.any(String) } });
    expect(seen.messages.map(({ seq, side, text }) => [seq, side, text])).toEqual([
      [1, "talent", "Buongiorno, quando ci sentiamo?"],
      [2, "space", "Martedì alle 10."],
    ]);
    expect((await mine(talent, id)).messages.map(({ mine: own }) => own)).toEqual([true, false]);
    expect(await codeOf(saidForSpace(viewer.client, id, "E io?"))).toBe("access.denied");
    expect(
      (await toldOf(api, "message.changed")).filter((one) => (one as { threadId: string }).threadId === threadId),
    ).toHaveLength(2);
  });

  test("contact request accepted → it gets a message thread, closed to viewers of the Space; before → thread not found", async () => {
    const space = await aContactingSpace(api);
    const talent = await aFindable(api);
    const { id } = await space.make(talent.resumeId);
    expect(await codeOf(mine(talent.client, id))).toBe("thread.notFound");
    await talent.answer(id, true);
    await sendMessage(talent.client, id, "Sono curiosa.");
    expect((await ofSpace(space.member, id)).messages[0]).toMatchObject({ text: "Sono curiosa." });
    const viewer = await aUser(api.db);
    await aMember(api.db, { spaceId: space.id, userId: viewer.id, role: "viewer" });
    const reads = await api.as(viewer.id);
    expect(await codeOf(ofSpace(reads, id))).toBe("thread.notFound");
    expect((await reads.messages.list({ query: {} }, space.options))!.content).toEqual([]);
    expect((await space.member.messages.list({ query: {} }, space.options))!.content).toHaveLength(1);
  });

  test("message thread read by another Space or another talent → thread not found", async () => {
    const [one, other] = [await aConversation(api), await aConversation(api)];
    await sendMessage(one.talent, one.id, "Ciao");
    expect(await codeOf(ofSpace(other.client, one.id))).toBe("thread.notFound");
    expect(await codeOf(mine(other.talent, one.id))).toBe("thread.notFound");
    expect(await codeOf(mine(one.client, one.id))).toBe("thread.notFound");
    expect(await codeOf(sendMessage(other.talent, one.id, "Ciao"))).toBe("thread.notFound");
    expect((await other.inbox(other.client)).content).toEqual([]);
  });

  test("message of 4,000 characters → accepted; longer or empty → refused", async () => {
    const { id, talent } = await aConversation(api);
    await sendMessage(talent, id, "x".repeat(messageLimits.text.max));
    expect(await codeOf(sendMessage(talent, id, "x".repeat(messageLimits.text.max + 1)))).toBe("request.invalid");
    expect(await codeOf(sendMessage(talent, id, "   "))).toBe("request.invalid");
  });

  test("member who allows being named to talents → shown as the message's author; otherwise → hidden", async () => {
    const { id, talent, client, recruiter, id: spaceThread } = await aConversation(api);
    await saidForSpace(client, id, "Eccoci");
    expect((await mine(talent, spaceThread)).messages[0]!.author).toEqual(expect.any(String));
    await api.db.updateTable("members").set({ named_to_talents: false }).where("user_id", "=", recruiter.id).execute();
    expect((await mine(talent, id)).messages[0]!.author).toBeNull();
  });
});

describe("order of the messages in a thread", () => {
  test("50 messages sent at once to a thread → numbered without gaps, in the same order for talent and Space", async () => {
    const { id, talent, client } = await aConversation(api);
    const sends = Array.from({ length: 50 }, (_, n) =>
      n % 2 === 0 ? sendMessage(talent, id, `t${n}`) : saidForSpace(client, id, `s${n}`),
    );
    const answers = await Promise.all(sends);
    expect(answers.map(({ seq }) => seq).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 50 }, (_, n) => n + 1),
    );
    const [theirs, ours] = [await mine(talent, id, { size: 100 }), await ofSpace(client, id, { size: 100 })];
    expect(theirs.messages.map((one) => one.id)).toEqual(ours.messages.map((one) => one.id));
    const times = theirs.messages.map(({ at }) => Date.parse(at));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    // Paging backwards returns each message once.
    const ids: string[] = [];
    let before: number | null | undefined;
    do {
      const page = await ofSpace(client, id, { size: 7, ...(before && { before }) });
      ids.unshift(...page.messages.map((one) => one.id));
      before = page.before;
    } while (before !== null);
    expect(ids).toEqual(ours.messages.map((one) => one.id));
  });

  test("message sent twice with one idempotency key → one message", async () => {
    const { id, talent } = await aConversation(api);
    const key = { idempotencyKey: randomUUIDv7() };
    const both = await Promise.all([
      sendMessage(talent, id, "Una volta", key),
      sendMessage(talent, id, "Una volta", key),
    ]);
    expect(both[0]).toEqual(both[1]);
    expect((await mine(talent, id)).messages).toHaveLength(1);
    expect(await jobsOf(api, "messages.tellUnread", "threadId", id)).toHaveLength(1);
  });
});

describe("counts of unread messages", () => {
  test("user marks messages as read → only that user's unread count decreases", async () => {
    const { id, talent, client, viewer, owner, inbox, unread, myUnread } = await aConversation(api);
    await sendMessage(talent, id, "Uno");
    await sendMessage(talent, id, "Due");
    for (const reader of [client, viewer.client, owner]) expect(await unread(reader)).toBe(1);
    expect((await inbox(client)).content[0]).toMatchObject({ id, unread: 2, last: { text: "Due", side: "talent" } });
    expect((await inbox(client, { unread: "true" })).content).toHaveLength(1);
    expect(await myUnread()).toBe(0);
    await client.messages.mark({ params: { id }, body: { seq: 1 } });
    expect(await ofSpace(client, id)).toMatchObject({ unread: 1, readTo: 1 });
    expect(await mine(talent, id)).toMatchObject({ seenTo: 1 });
    // Marking up to a number past the last message marks all as read; a lower number than before changes nothing.
    await client.messages.mark({ params: { id }, body: { seq: 99 } });
    await client.messages.mark({ params: { id }, body: { seq: 1 } });
    expect(await ofSpace(client, id)).toMatchObject({ unread: 0, readTo: 2 });
    expect([await unread(client), await unread(viewer.client)]).toEqual([0, 1]);
    expect((await inbox(client, { unread: "true" })).content).toEqual([]);
    await saidForSpace(client, id, "Tre");
    expect([await unread(client), await myUnread()]).toEqual([0, 1]);
  });

  test("messages from before a member joined the Space → not unread for that member", async () => {
    const { id, talent, team, unread, inbox } = await aConversation(api);
    await sendMessage(talent, id, "Prima");
    const late = await team.withRole("recruiter");
    await api.db
      .updateTable("members")
      .set({ created_at: new Date(Date.now() + 1_000) })
      .where("user_id", "=", late.id)
      .execute();
    expect(await unread(late.client)).toBe(0);
    expect((await inbox(late.client)).content[0]).toMatchObject({ unread: 0 });
    expect(await ofSpace(late.client, id)).toMatchObject({ unread: 0 });
  });

  test("message inbox of a Space → threads sorted by their last message, in pages", async () => {
    const { id, talent, client, received, inbox } = await aConversation(api);
    await sendMessage(talent, id, "La prima");
    const ids = [id];
    for (let n = 0; n < 4; n++) {
      const one = await received({ blind: false });
      await saidForSpace(client, one.id, `Ciao ${n}`);
      ids.unshift(one.id);
    }
    await saidForSpace(client, id, "Ancora");
    ids.unshift(ids.pop()!);
    const first = await inbox(client, { size: 3 });
    const rest = await inbox(client, { size: 3, cursor: first.cursor! });
    expect([...first.content, ...rest.content].map((row) => row.id)).toEqual(ids);
    expect(rest.cursor).toBeNull();
  });
});

describe("message threads closed for writing", () => {
  test("application withdrawn → its message thread is closed for both; rejected, expired or hired → both may still write", async () => {
    const { talent, client, received, id } = await aConversation(api);
    await sendMessage(talent, id, "Ci ripenso");
    await talent.applications.withdraw({ params: { id }, body: {} });
    for (const send of [() => sendMessage(talent, id, "Ancora?"), () => saidForSpace(client, id, "Perché?")])
      expect(await problemOf(send())).toMatchObject({ code: "message.closed", params: { reason: "withdrawn" } });
    expect(await mine(talent, id)).toMatchObject({
      mayWrite: false,
      closed: "withdrawn",
      messages: [{ text: "Ci ripenso" }],
    });
    for (const status of ["rejected", "expired", "hired"] as const) {
      const one = await received({ status, blind: false });
      await saidForSpace(client, one.id, "Grazie ancora");
      await sendMessage(await api.as(one.talentId), one.id, "Che cosa mancava?");
    }
  });

  test("application hidden or disabled, or talent disabled → the other side cannot write in the message thread", async () => {
    const { talent, client, id, id: applicationId, talentId } = await aConversation(api, { status: "rejected" });
    await sendMessage(talent, id, "Buongiorno");
    const closedBy = async (send: Promise<unknown>) => (await problemOf(send))?.params;
    const set = (table: "applications", change: object) =>
      api.db.updateTable(table).set(change).where("id", "=", applicationId).execute();
    await set("applications", { hidden_at: new Date() });
    expect(await closedBy(sendMessage(talent, id, "E?"))).toEqual({ reason: "over" });
    expect((await mine(talent, id)).messages).toHaveLength(1);
    await set("applications", { hidden_at: null, enabled: false });
    expect(await codeOf(ofSpace(client, id))).toBe("thread.notFound");
    expect(await closedBy(sendMessage(talent, id, "E?"))).toEqual({ reason: "over" });
    await set("applications", { enabled: true });
    await api.db.updateTable("users").set({ enabled: false }).where("id", "=", talentId).execute();
    expect(await closedBy(saidForSpace(client, id, "C’è?"))).toEqual({ reason: "unavailable" });
  });

  test("recruiter whom the talent blocked → may not write in the thread; other members of the Space may", async () => {
    const { talent, client, owner, recruiter, id } = await aConversation(api);
    await saidForSpace(client, id, "Buongiorno");
    await api.db
      .insertInto("blocks")
      .values({
        id: randomUUIDv7(),
        user_id: (
          await api.db.selectFrom("applications").select("talent_id").where("id", "=", id).executeTakeFirstOrThrow()
        ).talent_id,
        kind: "block",
        person_id: recruiter.id,
        created_at: new Date(),
      })
      .execute();
    expect((await problemOf(saidForSpace(client, id, "Ancora io")))?.params).toEqual({ reason: "unavailable" });
    expect(await ofSpace(client, id)).toMatchObject({ mayWrite: false });
    await saidForSpace(owner, id, "Sono la responsabile");
    expect((await mine(talent, id)).messages).toHaveLength(2);
  });

  test("discriminatory wording in a message of the Space → refused; in a message of the talent → sent", async () => {
    const { talent, client, id } = await aConversation(api);
    expect(await problemOf(saidForSpace(client, id, "Purtroppo sei troppo giovane."))).toMatchObject({
      code: "application.wording",
      params: { quote: "troppo giovane" },
    });
    await sendMessage(talent, id, "Forse sono troppo giovane?");
  });
});
