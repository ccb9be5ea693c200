import { feedLimits } from "@orbita/contract";
import { aBlock, aChannel, aChannelMember, aComment, aMember, aPost, aSpace } from "@orbita/testing";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { aThread, follow, idsIn, listed, mention, minutesAgo, walked } from "./feed-world.ts";
import { codeOf, problemOf, startApi, type TestApi } from "../support/harness.ts";
import { aPerson } from "../support/people.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterEach(async () => {
  await api.db.deleteFrom("posts").execute();
  await api.db.deleteFrom("channels").execute();
});
afterAll(() => api.stop());

const fresh = async (client: TestApi["guest"], body: { head: string; channelId?: string; tag?: string }) =>
  (await client.feed.fresh({ body }))!.count;
const whyOf = async (client: TestApi["guest"], id: string) =>
  (await listed(client)).content.find((post) => post.id === id)?.why;

describe("content of the feed", () => {
  test("feed of a guest → posts outside channels, newest first; of a user → also their channels, follows and mentions", async () => {
    const me = await aPerson(api);
    const [mine, open, closed] = [
      await aChannel(api.db, { type: "closed", members: [me.id] }),
      await aChannel(api.db),
      await aChannel(api.db, { type: "closed" }),
    ];
    const [friend, space] = [await aPerson(api), await aSpace(api.db)];
    await follow(api, me.id, { personId: friend.id });
    await follow(api, me.id, { spaceId: space.id });
    await follow(api, me.id, { tag: "genova" });
    const say = (minutes: number, options: Parameters<typeof aPost>[1]) =>
      aPost(api.db, { at: minutesAgo(minutes), ...options }).then(({ id }) => id);
    const common = await say(9, {});
    const inMine = await say(8, { channelId: mine.id });
    const byFriend = await say(7, { channelId: open.id, authorId: friend.id });
    const bySpace = await say(6, { channelId: open.id, spaceId: space.id });
    const tagged = await say(5, { channelId: open.id, tags: ["porto", "genova"] });
    const tome = await say(4, { channelId: open.id });
    await mention(api, tome, me.id);
    const own = await say(3, { channelId: open.id, authorId: me.id });
    const foreign = await say(2, { channelId: open.id });
    await say(1, { channelId: closed.id, authorId: friend.id, tags: ["genova"] });
    expect(await idsIn(api.guest)).toEqual([common]);
    expect(await idsIn(me.client)).toEqual([own, tome, tagged, bySpace, byFriend, inMine, common]);
    expect(await idsIn(me.client, { channelId: open.id })).toContain(foreign);
    const reasons = (await listed(me.client)).content.map(({ why }) => [why.kind, why.name]);
    expect(reasons).toEqual([
      ["own", null],
      ["mentioned", null],
      ["tag", "genova"],
      ["space", "Lanterna Software"],
      ["person", "Giulia Ferraris"],
      ["channel", null],
      ["common", null],
    ]);
  });

  test("post matches the feed for several reasons → the closest reason is shown: own, mention, person, channel, tag", async () => {
    const [me, friend] = [await aPerson(api), await aPerson(api)];
    const channel = await aChannel(api.db, { members: [me.id] });
    const { id } = await aPost(api.db, { channelId: channel.id, authorId: friend.id, tags: ["turni"] });
    await follow(api, me.id, { tag: "turni" });
    expect(await whyOf(me.client, id)).toEqual({ kind: "channel", name: null });
    await follow(api, me.id, { personId: friend.id });
    expect(await whyOf(me.client, id)).toEqual({ kind: "person", name: "Giulia Ferraris" });
    await mention(api, id, me.id);
    expect(await whyOf(me.client, id)).toEqual({ kind: "mentioned", name: null });
    expect(await whyOf(friend.client, id)).toEqual({ kind: "own", name: null });
  });

  test("post matches the feed for several reasons → listed once", async () => {
    const [me, friend] = [await aPerson(api), await aPerson(api)];
    const channel = await aChannel(api.db, { members: [me.id] });
    await follow(api, me.id, { personId: friend.id });
    await follow(api, me.id, { tag: "turni" });
    const ids = await aThread(api, 7, { channelId: channel.id, authorId: friend.id, tags: ["turni"] });
    expect(await walked(me.client, { size: 2 })).toEqual(ids);
  });

  test("feed filtered by Space, channel, author, tag and text, in any combination → only matching posts", async () => {
    const [me, space] = [await aPerson(api), await aSpace(api.db)];
    const channel = await aChannel(api.db);
    const say = (minutes: number, options: Parameters<typeof aPost>[1]) =>
      aPost(api.db, { at: minutesAgo(minutes), ...options }).then(({ id }) => id);
    const plain = await say(4, { authorId: me.id, text: "Cerco turni in porto", tags: ["porto"] });
    const company = await say(3, { spaceId: space.id, text: "Assumiamo in porto", tags: ["porto"] });
    const inChannel = await say(2, { spaceId: space.id, channelId: channel.id, text: "Un turno di notte" });
    expect(await idsIn(api.guest, { view: "spaces" })).toEqual([company]);
    expect(await idsIn(api.guest, { channelId: channel.id })).toEqual([inChannel]);
    expect(await idsIn(api.guest, { tag: "PORTO" })).toEqual([company, plain]);
    expect(await idsIn(api.guest, { authorId: me.id })).toEqual([plain]);
    expect(await idsIn(api.guest, { spaceId: space.id })).toEqual([inChannel, company]);
    // A Space's post does not reveal its author.
    expect(await idsIn(api.guest, { authorId: space.userId })).toEqual([]);
    expect(await idsIn(api.guest, { text: "porto" })).toEqual([company, plain]);
    expect(await idsIn(api.guest, { text: "notte turno" })).toEqual([inChannel]);
    expect(await idsIn(api.guest, { text: "porto", view: "spaces" })).toEqual([company]);
    expect(await idsIn(api.guest, { tag: "porto", authorId: me.id })).toEqual([plain]);
    for (const text of ["()", "& |", "porto:* <->", "\\\\"])
      expect(await codeOf(listed(api.guest, { text }))).toBeNull();
    await follow(api, me.id, { spaceId: space.id });
    expect(await idsIn(me.client, { view: "spaces" })).toEqual([inChannel, company]);
  });

  test("tag removed from a post → the feed filtered by this tag no longer contains the post", async () => {
    const { id } = await aPost(api.db, { tags: ["uno", "due"] });
    await api.db
      .updateTable("posts")
      .set({ tags: ["due", "tre"] })
      .where("id", "=", id)
      .execute();
    expect(await idsIn(api.guest, { tag: "uno" })).toEqual([]);
    expect(await idsIn(api.guest, { tag: "due" })).toEqual([id]);
    expect(await idsIn(api.guest, { tag: "tre" })).toEqual([id]);
  });

  test("posts of muted authors → left out of the feed, unless one author's posts are requested", async () => {
    const [me, loud, space] = [await aPerson(api), await aPerson(api), await aSpace(api.db)];
    await aBlock(api.db, { userId: me.id, personId: loud.id, kind: "mute" });
    await aBlock(api.db, { userId: me.id, spaceId: space.id, kind: "mute" });
    const { id } = await aPost(api.db, { authorId: loud.id, tags: ["turni"], text: "Sempre io" });
    const { id: company } = await aPost(api.db, { spaceId: space.id, text: "Sempre noi" });
    for (const body of [{}, { tag: "turni" }, { text: "sempre" }, { view: "spaces" as const }])
      expect(await idsIn(me.client, body)).toEqual([]);
    expect(await idsIn(me.client, { authorId: loud.id })).toEqual([id]);
    expect(await idsIn(me.client, { spaceId: space.id })).toEqual([company]);
    expect((await idsIn(loud.client)).toSorted()).toEqual([id, company].toSorted());
  });

  test("feed of a channel that the user may not read → channel not found", async () => {
    const [me, asked] = [await aPerson(api), await aPerson(api)];
    const until = new Date().toISOString();
    for (const type of ["onRequest", "closed"] as const) {
      const { id: channelId } = await aChannel(api.db, { type, members: [me.id] });
      await aChannelMember(api.db, { channelId, userId: asked.id, state: type === "closed" ? "invited" : "asked" });
      const { head } = await listed(me.client, { channelId });
      for (const client of [api.guest, asked.client]) {
        expect(await codeOf(listed(client, { channelId }))).toBe("channel.notFound");
        expect(await codeOf(client.feed.fresh({ body: { channelId, head } }))).toBe("channel.notFound");
      }
      expect(await codeOf(asked.client.feed.seen({ body: { channelId, until } }))).toBe("channel.notFound");
      expect(await codeOf(listed(me.client, { channelId }))).toBeNull();
    }
  });
});

describe("comments below a post in the feed", () => {
  test("post in the feed → shows its last two comments, older first, without blocked and muted authors", async () => {
    const [me, blocked, muted] = [await aPerson(api), await aPerson(api), await aPerson(api)];
    await aBlock(api.db, { userId: blocked.id, personId: me.id });
    await aBlock(api.db, { userId: me.id, personId: muted.id, kind: "mute" });
    const { id: postId } = await aPost(api.db);
    const say = (minutes: number, more: object) => aComment(api.db, { postId, at: minutesAgo(minutes), ...more });
    await say(9, { text: "primo" });
    await say(8, { text: "secondo" });
    await say(7, { text: "terzo" });
    await say(6, { text: "nascosto", enabled: false, authorId: me.id });
    await say(5, { text: "bloccato", authorId: blocked.id });
    await say(4, { text: "silenziato", authorId: muted.id });
    await say(3, { text: null });
    const heard = async (client: TestApi["guest"]) =>
      (await listed(client)).content[0]!.lastComments.map(({ text }) => text);
    expect(await heard(me.client)).toEqual(["secondo", "terzo"]);
    expect(await heard(api.guest)).toEqual(["bloccato", "silenziato"]);
  });
});

describe("paging through the feed", () => {
  test("feed requested with a forged cursor, or with a cursor of another query → refused", async () => {
    await aThread(api, 4, { tags: ["turni"] });
    const me = await aPerson(api);
    const { cursor, head } = await listed(me.client, { size: 2 });
    const cut = cursor!.slice(0, -4);
    const forged = btoa(JSON.stringify(["x", 1, "y"]));
    for (const body of [{ cursor: cut }, { cursor: forged }, { cursor: "%%%" }, { cursor, tag: "turni" }])
      expect(await problemOf(listed(me.client, body as never))).toMatchObject({ code: "request.invalid" });
    expect(await problemOf(me.client.feed.fresh({ body: { head: cut } }))).toMatchObject({ code: "request.invalid" });
    expect(await codeOf(listed(me.client, { cursor: head }))).toBeNull();
  });

  test("feed of posts with equal timestamps → a stable order, and the last page has no cursor", async () => {
    const at = minutesAgo(1);
    const ids: string[] = [];
    for (let n = 0; n < 9; n++) ids.push((await aPost(api.db, { at })).id);
    const expected = ids.toSorted().toReversed();
    for (const size of [1, 2, 3, 9, 10]) expect(await walked(api.guest, { size })).toEqual(expected);
    expect((await listed(api.guest, { size: 9 })).cursor).toBeNull();
  });

  test("feed with few posts outside channels → the posts of channels and followed people are still complete", async () => {
    const [me, friend] = [await aPerson(api), await aPerson(api)];
    const [joined, open] = [await aChannel(api.db, { members: [me.id] }), await aChannel(api.db)];
    await follow(api, me.id, { personId: friend.id });
    const ids: string[] = [];
    for (let n = 0; n < 30; n++) {
      const place = [{}, { channelId: joined.id }, { channelId: open.id, authorId: friend.id }][
        n % 5 === 0 ? 0 : 1 + (n % 2)
      ];
      ids.push((await aPost(api.db, { at: minutesAgo(n), ...place })).id);
    }
    for (const size of [1, 4, 7]) expect(await walked(me.client, { size })).toEqual(ids);
  });
});

describe("new posts and the read position of the feed", () => {
  test("count of posts newer than the loaded feed → without the user's own posts, up to a maximum", async () => {
    const [me, friend] = [await aPerson(api), await aPerson(api)];
    const { head: empty } = await listed(me.client);
    await aThread(api, 3);
    const { head } = await listed(me.client);
    expect(await fresh(me.client, { head })).toBe(0);
    expect(await fresh(me.client, { head: empty })).toBe(3);
    await aPost(api.db, { authorId: me.id });
    await aPost(api.db, { authorId: friend.id, tags: ["turni"] });
    expect(await fresh(me.client, { head })).toBe(1);
    expect(await fresh(friend.client, { head })).toBe(1);
    expect(await fresh(api.guest, { head })).toBe(2);
    await aBlock(api.db, { userId: me.id, personId: friend.id, kind: "mute" });
    expect(await fresh(me.client, { head })).toBe(0);
    for (let n = 0; n < feedLimits.fresh; n++) await aPost(api.db);
    expect(await fresh(me.client, { head })).toBe(feedLimits.fresh);
  });

  test("read position of the feed (`seen`) → never moves back or into the future; each channel has its own", async () => {
    const me = await aPerson(api);
    const { id: channelId } = await aChannel(api.db, { members: [me.id] });
    await api.db
      .updateTable("channel_members")
      .set({ seen_at: minutesAgo(90) })
      .where("channel_id", "=", channelId)
      .execute();
    const [early, late] = [minutesAgo(60).toISOString(), minutesAgo(30).toISOString()];
    expect((await listed(me.client)).seenUntil).toBeNull();
    await me.client.feed.seen({ body: { until: late } });
    await me.client.feed.seen({ body: { until: early } });
    await me.client.feed.seen({ body: { channelId, until: early } });
    expect((await listed(me.client)).seenUntil).toBe(late);
    expect((await listed(me.client, { channelId })).seenUntil).toBe(early);
    expect((await listed(me.client, { tag: "turni" })).seenUntil).toBeNull();
    expect((await listed(api.guest)).seenUntil).toBeNull();
    await me.client.feed.seen({ body: { until: new Date(Date.now() + 3_600_000).toISOString() } });
    expect(Date.parse((await listed(me.client)).seenUntil!)).toBeLessThanOrEqual(Date.now());
    // Saving `seen` stores no position for a channel that the user has not joined.
    const { id: open } = await aChannel(api.db);
    expect(await codeOf(me.client.feed.seen({ body: { channelId: open, until: late } }))).toBeNull();
    expect((await listed(me.client, { channelId: open })).seenUntil).toBeNull();
  });

  test("ten concurrent updates of the feed's read position (`seen`) → the latest position remains", async () => {
    const me = await aPerson(api);
    const times = Array.from({ length: 10 }, (_, n) => minutesAgo(n + 1).toISOString());
    await Promise.all(times.map((until) => me.client.feed.seen({ body: { until } })));
    expect((await listed(me.client)).seenUntil).toBe(times[0]);
  });
});

describe("feeds of Spaces and administrators", () => {
  test("feed of a Space → all posts of the Space, disabled ones too, and no others", async () => {
    const space = await aSpace(api.db);
    const recruiter = await aPerson(api);
    await aMember(api.db, { spaceId: space.id, userId: recruiter.id, role: "recruiter" });
    const ids = [
      (await aPost(api.db, { spaceId: space.id, at: minutesAgo(1) })).id,
      (await aPost(api.db, { spaceId: space.id, at: minutesAgo(2), enabled: false })).id,
    ];
    await aPost(api.db, { authorId: recruiter.id });
    const other = await aSpace(api.db);
    await aPost(api.db, { spaceId: other.id });
    const forSpace = async (body: object = {}) =>
      (await recruiter.client.feed.listForSpace({ body }, { spaceId: space.id }))!.content.map(({ id }) => id);
    expect(await forSpace()).toEqual(ids);
    expect(await forSpace({ spaceId: other.id })).toEqual(ids);
    expect(await forSpace({ authorId: recruiter.id })).toEqual(ids);
  });

  test("admin feed → all posts, including those of users who blocked the administrator", async () => {
    const [admin, shy] = [await aPerson(api, { admin: true }), await aPerson(api)];
    const { id: channelId } = await aChannel(api.db, { type: "closed" });
    await aBlock(api.db, { userId: shy.id, personId: admin.id });
    const ids = [
      (await aPost(api.db, { authorId: shy.id, at: minutesAgo(1) })).id,
      (await aPost(api.db, { channelId, at: minutesAgo(2) })).id,
      (await aPost(api.db, { enabled: false, at: minutesAgo(3) })).id,
    ];
    const all = async (body: object = {}) =>
      (await admin.client.feed.listForAdmin({ body }))!.content.map(({ id }) => id);
    expect(await all()).toEqual(ids);
    expect(await all({ channelId })).toEqual([ids[1]]);
    expect(await idsIn(admin.client)).toEqual([]);
    const { cursor } = (await admin.client.feed.listForAdmin({ body: { size: 1 } }))!;
    expect(await codeOf(listed(admin.client, { cursor: cursor! }))).toBe("request.invalid");
  });
});
