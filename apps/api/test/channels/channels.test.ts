import { aBlock, aChannel, aChannelMember, aPost, aSpace } from "@orbita/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aGoer, announced, channelMemberRow, channelNotifications } from "./channels-world.ts";
import { codeOf, startApi, type TestApi } from "../support/harness.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

const types = ["open", "onRequest", "closed"] as const;
const disable = (table: "users" | "channels", id: string) =>
  api.db.updateTable(table).set({ enabled: false }).where("id", "=", id).execute();

describe("visibility of channels", () => {
  test("open and on-request channels → visible to all; closed → to members and invited users; disabled → to nobody", async () => {
    const [member, invited, asked, stranger] = [await aGoer(api), await aGoer(api), await aGoer(api), await aGoer(api)];
    for (const type of types) {
      const channel = await aChannel(api.db, { type, members: [member.id] });
      await aChannelMember(api.db, { channelId: channel.id, userId: invited.id, state: "invited" });
      await aChannelMember(api.db, { channelId: channel.id, userId: asked.id, state: "asked" });
      await aPost(api.db, { channelId: channel.id });
      const seen = async (who: Pick<typeof member, "open" | "find">) => {
        const one = await who.open(channel.url).catch(() => null);
        const found = await who.find(channel.name);
        expect(found.length, "what is found is what opens").toBe(one ? 1 : 0);
        if (one) expect(found[0]).toEqual(one);
        return (
          one && { read: one.may.read, write: one.may.write, week: one.postsThisWeek, last: one.lastPost !== null }
        );
      };
      const reads = { read: true, write: true, week: 1, last: true };
      const knows =
        type === "open" ? { ...reads, write: false } : { read: false, write: false, week: null, last: false };
      const closed = type === "closed";
      expect(await seen(member), type).toEqual(reads);
      expect(await seen(invited), type).toEqual(knows);
      expect(await seen(asked), type).toEqual(closed ? null : knows);
      expect(await seen(stranger), type).toEqual(closed ? null : knows);
      const { channels } = api.guest;
      const guest = {
        open: async (url: string) => (await channels.readByUrl({ params: { url } }))!,
        find: async (name: string) =>
          (await channels.search({ body: { filters: [{ f: "name", v: name, mm: "c" }] } }))!.content,
      };
      expect(await seen(guest), type).toEqual(closed ? null : knows);
      await disable("channels", channel.id);
      for (const who of [member, invited, stranger, guest]) expect(await seen(who), type).toBeNull();
      expect(await member.mine()).not.toContainEqual(expect.objectContaining({ id: channel.id }));
      expect(await codeOf(member.join(channel.id))).toBe("channel.notFound");
      expect(await codeOf(stranger.members(channel.id))).toBe("channel.notFound");
    }
  });

  test("URL of a channel in any letter case and Unicode form → the channel is found", async () => {
    const { id, url } = await aChannel(api.db, { url: `sanità-${Date.now()}` });
    const goer = await aGoer(api);
    for (const typed of [url, url.toUpperCase(), url.normalize("NFD")]) expect((await goer.open(typed)).id).toBe(id);
  });

  test("a channel's counts of members and posts → include only what the viewer may see", async () => {
    const [me, blocked, gone, muted] = [await aGoer(api), await aGoer(api), await aGoer(api), await aGoer(api)];
    const { id, url } = await aChannel(api.db, { members: [me.id, blocked.id, gone.id, muted.id], moderators: [] });
    const day = 86_400_000;
    for (const authorId of [me.id, blocked.id, gone.id, muted.id]) await aPost(api.db, { channelId: id, authorId });
    await aPost(api.db, { channelId: id, authorId: me.id, enabled: false });
    await aPost(api.db, { channelId: id, at: new Date(Date.now() - 8 * day) });
    expect(await me.open(url)).toMatchObject({ members: 4, postsThisWeek: 5 });
    await aBlock(api.db, { userId: blocked.id, personId: me.id });
    await aBlock(api.db, { userId: me.id, personId: muted.id, kind: "mute" });
    await disable("users", gone.id);
    // Muting a user hides their posts but not their membership. The viewer's own disabled post still counts.
    expect(await me.open(url)).toMatchObject({ members: 2, postsThisWeek: 2 });
    expect((await me.members(id)).map((one) => one.id)).toEqual([me.id, muted.id]);
    expect(await blocked.open(url)).toMatchObject({ members: 2 });
  });
});

describe("list of the user's own channels", () => {
  test("unread posts of a channel → counted without the user's own and invisible ones, up to 99", async () => {
    const [me, blocked] = [await aGoer(api), await aGoer(api)];
    const [space, hour] = [await aSpace(api.db), 3_600_000];
    const ago = (hours: number) => new Date(Date.now() - hours * hour);
    const one = await aChannel(api.db, { type: "closed" });
    await aChannelMember(api.db, { channelId: one.id, userId: me.id, seenAt: ago(2) });
    await aPost(api.db, { channelId: one.id, at: ago(3) });
    await aPost(api.db, { channelId: one.id, at: ago(1) });
    await aPost(api.db, { channelId: one.id, at: ago(1), spaceId: space.id });
    await aPost(api.db, { channelId: one.id, at: ago(1), authorId: me.id });
    await aPost(api.db, { channelId: one.id, at: ago(1), enabled: false });
    await aPost(api.db, { channelId: one.id, at: ago(1), authorId: blocked.id });
    await aBlock(api.db, { userId: me.id, personId: blocked.id });
    await aBlock(api.db, { userId: me.id, spaceId: space.id, kind: "mute" });
    const full = await aChannel(api.db, { members: [me.id] });
    for (let at = 0; at < 105; at++)
      await aPost(api.db, { channelId: full.id, authorId: blocked.id, at: new Date(Date.now() + 1_000) });
    await api.db.deleteFrom("blocks").where("person_id", "=", blocked.id).execute();
    const asked = await aChannel(api.db, { type: "onRequest" });
    await aPost(api.db, { channelId: asked.id });
    await me.join(asked.id);
    const mine = await me.mine();
    expect(mine.map(({ id, state, unread }) => ({ id, state, unread }))).toEqual([
      { id: one.id, state: "member", unread: 2 },
      { id: full.id, state: "member", unread: 99 },
      { id: asked.id, state: "asked", unread: 0 },
    ]);
    await aBlock(api.db, { userId: blocked.id, personId: me.id });
    expect((await me.mine()).map(({ unread }) => unread)).toEqual([1, 0, 0]);
  });
});

describe("joining and leaving a channel", () => {
  test("user joins an open channel twice, then leaves it twice → idempotent", async () => {
    const goer = await aGoer(api);
    const { id } = await aChannel(api.db);
    const joined = await goer.join(id);
    expect(joined).toMatchObject({
      me: { state: "member", role: "member", notices: "mentions" },
      may: { write: true },
      members: 1,
    });
    expect((await goer.join(id)).members).toBe(1);
    await goer.leave(id);
    await goer.leave(id);
    expect(await channelMemberRow(api, id, goer.id)).toBeUndefined();
  });

  test("asking to join an on-request channel → moderators are notified once; accepting adds the member", async () => {
    const [asking, moderator, blocking, muting] = [
      await aGoer(api),
      await aGoer(api),
      await aGoer(api),
      await aGoer(api),
    ];
    const moderators = [moderator.id, blocking.id, muting.id];
    const { id, url } = await aChannel(api.db, { type: "onRequest", moderators });
    await aBlock(api.db, { userId: blocking.id, personId: asking.id });
    await aBlock(api.db, { userId: muting.id, personId: asking.id, kind: "mute" });
    const asked = await asking.join(id);
    expect(asked).toMatchObject({ me: { state: "asked" }, may: { read: false, write: false }, members: 2 });
    await asking.leave(id);
    await asking.join(id);
    expect(await channelNotifications(api, moderator.id)).toMatchObject([
      { kind: "channel.asked", channel_id: id, from_id: asking.id, data: { who: "Giulia Ferraris", channel: url } },
    ]);
    for (const quiet of [blocking, muting]) expect(await channelNotifications(api, quiet.id)).toEqual([]);
    expect((await moderator.members(id, "asked")).map((one) => one.id)).toEqual([asking.id]);
    expect(await blocking.members(id, "asked")).toEqual([]);
    expect(await codeOf(blocking.changeMember(id, asking.id, { accepted: true }))).toBe("people.notFound");
    expect(await moderator.changeMember(id, asking.id, { accepted: true })).toMatchObject({ state: "member" });
    await moderator.changeMember(id, asking.id, { accepted: true });
    expect(await channelNotifications(api, asking.id)).toMatchObject([
      { kind: "channel.accepted", data: { channel: url } },
    ]);
    expect((await asking.open(url)).may).toEqual({ read: true, write: true, moderate: false });
  });

  test("asking to join a channel without moderators → administrators are notified", async () => {
    const admin = await aGoer(api, { admin: true });
    const asking = await aGoer(api);
    const { id } = await aChannel(api.db, { type: "onRequest" });
    await asking.join(id);
    expect(await channelNotifications(api, admin.id)).toMatchObject([{ kind: "channel.asked", channel_id: id }]);
    expect(await admin.changeMember(id, asking.id, { accepted: true, role: "moderator" })).toMatchObject({
      state: "member",
      role: "moderator",
    });
    await api.db.deleteFrom("users").where("id", "=", admin.id).execute();
  });

  test("closed channel → only invited users can join; for others the channel does not exist", async () => {
    const [invited, stranger] = [await aGoer(api), await aGoer(api)];
    const { id, url } = await aChannel(api.db, { type: "closed" });
    await aChannelMember(api.db, { channelId: id, userId: invited.id, state: "invited" });
    expect(await codeOf(stranger.join(id))).toBe("channel.notFound");
    expect(await codeOf(stranger.leave(id))).toBe("channel.notFound");
    expect(await channelMemberRow(api, id, stranger.id)).toBeUndefined();
    expect((await invited.join(id)).me).toMatchObject({ state: "member" });
    await invited.leave(id);
    expect(await codeOf(invited.open(url))).toBe("channel.notFound");
    expect(await codeOf(invited.join(id))).toBe("channel.notFound");
  });

  test("a user with an unconfirmed email joins a channel → refused", async () => {
    const goer = await aGoer(api, { verified: false });
    const { id } = await aChannel(api.db);
    expect(await codeOf(goer.join(id))).toBe("email.notValidated");
  });

  test("a user joins two channels twenty times at once → one membership each, and one notification to the moderator", async () => {
    const [goer, moderator] = [await aGoer(api), await aGoer(api)];
    const [open, asking] = [
      await aChannel(api.db),
      await aChannel(api.db, { type: "onRequest", moderators: [moderator.id] }),
    ];
    await Promise.all(Array.from({ length: 20 }, (_, at) => goer.join(at % 2 ? open.id : asking.id)));
    expect((await goer.mine()).map(({ state }) => state).toSorted()).toEqual(["asked", "member"]);
    expect(await channelNotifications(api, moderator.id)).toHaveLength(1);
    const history = await api.db
      .selectFrom("history")
      .select("action")
      .where("entity", "=", "channel_members")
      .where("entity_id", "=", `${open.id}:${goer.id}`)
      .execute();
    expect(history).toEqual([{ action: "insert" }]);
  });

  test("notification level of a channel → can be set by its members only", async () => {
    const [goer, stranger] = [await aGoer(api), await aGoer(api)];
    const { id } = await aChannel(api.db, { members: [goer.id] });
    const set = (who: typeof goer, notices: "all" | "none") =>
      who.client.channels.notices({ params: { id }, body: { notices } });
    expect((await set(goer, "all"))!.me).toMatchObject({ notices: "all" });
    expect(await codeOf(set(stranger, "none"))).toBe("channel.notMember");
  });

  test("asking to join an on-request channel → realtime events go to the user and the moderators only", async () => {
    const [goer, moderator, member] = [await aGoer(api), await aGoer(api), await aGoer(api)];
    const { id } = await aChannel(api.db, { type: "onRequest", moderators: [moderator.id], members: [member.id] });
    await goer.join(id);
    const message = { type: "channel.changed", id };
    expect(await announced(api, id)).toEqual([
      { to: { userId: goer.id }, message },
      { to: { userId: moderator.id }, message },
    ]);
  });
});
