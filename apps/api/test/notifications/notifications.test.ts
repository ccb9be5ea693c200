import { randomUUIDv7 } from "node:crypto";
import { notificationKinds, type NotificationKind } from "@orbita/contract";
import { aSpace, aUser } from "@orbita/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, startApi, type TestApi } from "../support/harness.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const minute = 60_000;
type NotificationFixture = { kind?: NotificationKind; spaceId?: string | null; here?: boolean; minutesAgo?: number };

async function tell(
  userId: string,
  { kind = "application.moved", spaceId = null, here = true, minutesAgo = 0 }: NotificationFixture = {},
) {
  const id = randomUUIDv7();
  const row = {
    id,
    user_id: userId,
    kind,
    space_id: spaceId,
    key: id,
    here,
    data: JSON.stringify({ to: "interview" }),
  };
  const created_at = new Date(Date.now() - minutesAgo * minute);
  await api.db
    .insertInto("notifications")
    .values({ ...row, created_at })
    .execute();
  return id;
}

const idsOf = ({ content }: { content: readonly { id: string }[] }) => content.map(({ id }) => id);
const changedEvents = (userId: string) =>
  api.db
    .selectFrom("outbox")
    .select("payload")
    .where("name", "=", "notification.changed")
    .execute()
    .then((rows) => rows.filter(({ payload }) => (payload as { userId: string }).userId === userId).length);

describe("list of a user's notifications", () => {
  test("notification list → newest first, in pages, without other users' and mail-only notifications", async () => {
    const [me, other] = [await aUser(api.db), await aUser(api.db)];
    const space = await aSpace(api.db, { name: "Lanterna Software" });
    const old = await tell(me.id, { minutesAgo: 3, spaceId: space.id });
    const middle = await tell(me.id, { minutesAgo: 2 });
    const latest = await tell(me.id, { minutesAgo: 1 });
    await tell(me.id, { here: false });
    await tell(other.id);
    const client = await api.as(me.id);
    const first = (await client.notifications.list({ query: { size: 2 } }))!;
    expect(idsOf(first)).toEqual([latest, middle]);
    expect(first).toMatchObject({ totalElements: 3, totalPages: 2, unread: 3 });
    const second = (await client.notifications.list({ query: { size: 2, page: 1 } }))!;
    expect(second.content).toMatchObject([
      {
        id: old,
        kind: "application.moved",
        group: "applications",
        space: { id: space.id, name: "Lanterna Software" },
        data: { to: "interview" },
        read: false,
      },
    ]);
  });

  test("notification list filtered by group, topic or Space → only matching ones; a Space filter omits personal ones", async () => {
    const me = await aUser(api.db);
    const [one, two] = [await aSpace(api.db), await aSpace(api.db)];
    const mine = await tell(me.id, { spaceId: one.id, minutesAgo: 4 });
    const received = await tell(me.id, { kind: "application.received", spaceId: one.id, minutesAgo: 3 });
    const due = await tell(me.id, { kind: "application.answerDue", spaceId: one.id, minutesAgo: 2 });
    const elsewhere = await tell(me.id, { kind: "application.received", spaceId: two.id, minutesAgo: 1 });
    const client = await api.as(me.id);
    const found = async (query: { spaceId?: string; group?: string; topic?: "promises" | "applications" }) =>
      idsOf((await client.notifications.list({ query }))!);
    expect(await found({ group: "space" })).toEqual([elsewhere, due, received]);
    expect(await found({ group: "applications" })).toEqual([mine]);
    expect(await found({ group: "nothing" })).toEqual([]);
    expect(await found({ spaceId: one.id })).toEqual([due, received]);
    expect(await found({ spaceId: one.id, topic: "promises" })).toEqual([due]);
    expect(await found({ topic: "applications" })).toEqual([elsewhere, received, mine]);
    expect(await client.notifications.unread({ query: { spaceId: two.id } })).toEqual({ unread: 1 });
    expect(await client.notifications.unread({ query: {} })).toEqual({ unread: 4 });
  });
});

describe("notifications marked as read", () => {
  test("user marks some or all notifications as read → event to the user's tabs; other users' notifications stay unread", async () => {
    const [me, other] = [await aUser(api.db), await aUser(api.db)];
    const [one, theirs] = [await tell(me.id), await tell(other.id)];
    await tell(me.id);
    await tell(me.id);
    const client = await api.as(me.id);
    expect(await client.notifications.markRead({ body: { ids: [one, theirs] } })).toEqual({ unread: 2 });
    expect(await changedEvents(me.id)).toBe(1);
    expect(await client.notifications.markRead({ body: { ids: [one] } })).toEqual({ unread: 2 });
    expect(await client.notifications.markRead({ body: { ids: [] } })).toEqual({ unread: 2 });
    expect(await changedEvents(me.id)).toBe(1);
    expect(await client.notifications.markRead({ body: {} })).toEqual({ unread: 0 });
    expect(await (await api.as(other.id)).notifications.unread({ query: {} })).toEqual({ unread: 1 });
    expect(await changedEvents(other.id)).toBe(0);
  });

  test("marking all notifications of a Space as read → the user's other notifications stay unread", async () => {
    const me = await aUser(api.db);
    const space = await aSpace(api.db);
    await tell(me.id, { kind: "application.received", spaceId: space.id });
    await tell(me.id);
    const client = await api.as(me.id);
    expect(await client.notifications.markRead({ body: { spaceId: space.id } })).toEqual({ unread: 0 });
    expect(await client.notifications.unread({ query: {} })).toEqual({ unread: 1 });
  });
});

describe("unsubscribing from notification mails", () => {
  const wants = async (userId: string, kind: NotificationKind) => {
    const { notifications } = (await (await api.as(userId)).people.settings({}))!;
    return notifications.find((choice) => choice.kind === kind)!;
  };
  const tokenFor = (userId: string, kind: string) => api.platform.unsubscribeTokens.sign({ userId, kind });
  const post = (token: string, headers: Record<string, string>, body: string) =>
    fetch(`${api.baseUrl}/notifications/unsubscribe/${token}`, { method: "POST", headers, body });

  test("unsubscribe link of a mail → unsubscribes and resubscribes without sign-in, idempotent and logged", async () => {
    const { id } = await aUser(api.db);
    const params = { token: tokenFor(id, "application.received") };
    for (let tries = 0; tries < 2; tries++)
      expect(await api.guest.notifications.unsubscribe({ params })).toEqual({ kind: "application.received" });
    expect(await wants(id, "application.received")).toMatchObject({ here: true, email: false });
    expect(await wants(id, "application.moved")).toMatchObject({ email: true });
    await api.guest.notifications.resubscribe({ params });
    expect(await wants(id, "application.received")).toMatchObject({ here: true, email: true });
    const noted = await api.db.selectFrom("activities").select(["kind", "details"]).where("user_id", "=", id).execute();
    const line = { kind: "notifications.changed", details: { name: "application.received" } };
    expect(noted).toEqual([line, line]);
  });

  test.each([
    ["application/x-www-form-urlencoded", "List-Unsubscribe=One-Click"],
    [
      'multipart/form-data; boundary="x"',
      '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])("one-click unsubscribe request of a mail client (RFC 8058) as %s → unsubscribed", async (type, body) => {
    const { id } = await aUser(api.db);
    const token = tokenFor(id, "application.answerDue");
    expect((await post(token, { "content-type": type }, body)).status).toBe(200);
    expect(await wants(id, "application.answerDue")).toMatchObject({ email: false });
  });

  test("unsubscribe link of a digest → unsubscribes exactly the notification kinds in the digest, and resubscribes them", async () => {
    const [{ id }, { id: other }] = [await aUser(api.db), await aUser(api.db)];
    const digest_id = randomUUIDv7();
    for (const [user_id, kind, of] of [
      [id, "application.late", digest_id],
      [id, "application.moved", digest_id],
      [id, "application.moved", digest_id],
      [id, "application.received", randomUUIDv7()],
      [other, "application.answerDue", digest_id],
    ] as const)
      await api.db
        .insertInto("notifications")
        .values({
          id: randomUUIDv7(),
          user_id,
          kind,
          key: randomUUIDv7(),
          here: true,
          digest_id: of,
          created_at: new Date(),
        })
        .execute();
    const named = `digest.${Buffer.from(digest_id.replaceAll("-", ""), "hex").toString("base64url")}`;
    const params = { token: tokenFor(id, named) };
    expect(params.token.length).toBeLessThanOrEqual(100);
    const emails = async () =>
      Promise.all(
        (["application.late", "application.moved", "application.received"] as const).map(
          async (kind) => (await wants(id, kind)).email,
        ),
      );
    for (let tries = 0; tries < 2; tries++)
      expect(await api.guest.notifications.unsubscribe({ params })).toEqual({ kind: "digest" });
    expect(await emails()).toEqual([false, false, true]);
    expect(await wants(id, "application.answerDue")).toMatchObject({ email: true });
    await api.guest.notifications.resubscribe({ params });
    expect(await emails()).toEqual([true, true, true]);
    for (const token of [tokenFor(randomUUIDv7(), named), tokenFor(id, "digest.AAAAAAAAAAAAAAAAAAAAAA")])
      expect(await codeOf(api.guest.notifications.unsubscribe({ params: { token } }))).toBe("notification.linkInvalid");
  });

  test("form body sent to another route than unsubscribe → refused; too large form body sent to unsubscribe → 413", async () => {
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const elsewhere = await fetch(`${api.baseUrl}/notifications/read`, { method: "POST", headers, body: "a=1" });
    expect(elsewhere.status).toBeGreaterThanOrEqual(400);
    const token = tokenFor((await aUser(api.db)).id, "application.late");
    expect((await post(token, headers, "a".repeat(5_000))).status).toBe(413);
  });

  test("unsubscribe link that is tampered with, or of a mandatory kind, an unknown kind or an unknown user → invalid", async () => {
    const { id } = await aUser(api.db);
    const good = tokenFor(id, "application.late");
    const another = tokenFor(id, "application.moved").split(".")[1]!;
    const [key, said, seal] = good.split(".");
    const wrong = [
      [key, another, seal].join("."),
      ["aaaaaa", said, seal].join("."),
      [key, said, seal!.replace(/^./, (first) => (first === "A" ? "B" : "A"))].join("."),
      "x".repeat(40),
      tokenFor(id, "account.security"),
      tokenFor(id, "no.such"),
      tokenFor(randomUUIDv7(), "application.late"),
    ];
    for (const token of wrong)
      expect(await codeOf(api.guest.notifications.unsubscribe({ params: { token } }))).toBe("notification.linkInvalid");
    for (const kind of Object.keys(notificationKinds) as NotificationKind[])
      expect((await wants(id, kind)).email).toBe(notificationKinds[kind].email);
  });
});
