import { channelLimits } from "@orbita/contract";
import { aBlock, aChannel, aChannelMember, aPost, aSpace } from "@orbita/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aGoer, announced, channelMemberRow, channelNotifications } from "./channels-world.ts";
import { codeOf, problemOf, startApi, type TestApi } from "../support/harness.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

const types = ["open", "onRequest", "closed"] as const;

describe("invitations to a channel", () => {
  test("inviting to a channel: open → any member may; any other type → only moderators and administrators", async () => {
    const [member, moderator, stranger] = [await aGoer(api), await aGoer(api), await aGoer(api)];
    const admin = await aGoer(api, { admin: true });
    for (const type of types) {
      const { id } = await aChannel(api.db, { type, members: [member.id], moderators: [moderator.id] });
      const verdict = async (who: typeof member) => codeOf(who.invite(id, (await aGoer(api)).username));
      expect(await verdict(member), type).toBe(type === "open" ? null : "access.denied");
      expect(await verdict(moderator), type).toBeNull();
      expect(await verdict(admin), type).toBeNull();
      expect(await verdict(stranger), type).toBe(type === "closed" ? "channel.notFound" : "access.denied");
    }
  });

  test("a user invited to a channel → is notified, can see the channel, and can accept or decline", async () => {
    const [moderator, asked] = [await aGoer(api), await aGoer(api)];
    const { id, url } = await aChannel(api.db, { type: "closed", moderators: [moderator.id] });
    expect(await moderator.invite(id, asked.username.toUpperCase())).toMatchObject({ id: asked.id, state: "invited" });
    expect(await channelNotifications(api, asked.id)).toMatchObject([
      {
        kind: "channel.invited",
        channel_id: id,
        from_id: moderator.id,
        data: { who: "Giulia Ferraris", channel: url },
      },
    ]);
    expect(await announced(api, id)).toContainEqual({
      to: { userId: asked.id },
      message: { type: "channel.changed", id },
    });
    expect(await asked.open(url)).toMatchObject({ me: { state: "invited" }, may: { read: false } });
    expect(await asked.mine()).toMatchObject([{ id, state: "invited", unread: 0 }]);
    expect(await codeOf(asked.members(id))).toBe("access.denied");
    expect(await codeOf(moderator.invite(id, asked.username))).toBe("channel.alreadyIn");
    await asked.leave(id);
    expect(await codeOf(asked.open(url))).toBe("channel.notFound");
    // A user who was already invited can be invited again, but gets no second notification.
    await moderator.invite(id, asked.username);
    expect((await asked.join(id)).me).toMatchObject({ state: "member" });
    expect(await channelNotifications(api, asked.id)).toHaveLength(1);
    expect(await codeOf(moderator.invite(id, asked.username))).toBe("channel.alreadyIn");
    expect(await codeOf(moderator.invite(id, moderator.username))).toBe("channel.alreadyIn");
  });

  test("inviting a user who blocks, is blocked, hidden, disabled, leaving or missing to a channel → user not found", async () => {
    const member = await aGoer(api);
    const { id } = await aChannel(api.db, { members: [member.id] });
    const [blocking, blocked, hiding, disabled, leaving, shown] = await Promise.all(
      Array.from({ length: 6 }, () => aGoer(api)),
    );
    await aBlock(api.db, { userId: blocking!.id, personId: member.id });
    await aBlock(api.db, { userId: member.id, personId: blocked!.id });
    await hiding!.client.people.changeSettings({ body: { privacy: { profileVisibility: "nobody" } } });
    const change = (userId: string, set: { enabled?: boolean; deletes_at?: Date }) =>
      api.db.updateTable("users").set(set).where("id", "=", userId).execute();
    await change(disabled!.id, { enabled: false });
    await change(leaving!.id, { deletes_at: new Date(Date.now() + 1_000_000) });
    for (const username of [blocking, blocked, hiding, disabled, leaving].map((one) => one!.username))
      expect(await codeOf(member.invite(id, username))).toBe("people.notFound");
    expect(await codeOf(member.invite(id, "nessuno così"))).toBe("people.notFound");
    expect(await codeOf(member.invite(id, shown!.username))).toBeNull();
    // A hidden user with a public post can be invited.
    await aPost(api.db, { authorId: hiding!.id });
    expect(await codeOf(member.invite(id, hiding!.username))).toBeNull();
  });

  test("inviting a user who muted the inviter → invited to the channel without a notification", async () => {
    const [member, muting] = [await aGoer(api), await aGoer(api)];
    const { id } = await aChannel(api.db, { members: [member.id] });
    await aBlock(api.db, { userId: muting.id, personId: member.id, kind: "mute" });
    await member.invite(id, muting.username);
    expect(await channelNotifications(api, muting.id)).toEqual([]);
    expect(await muting.mine()).toMatchObject([{ id, state: "invited" }]);
  });

  test("inviting a user with a pending join request to a channel → adds the user to the channel at once", async () => {
    const [moderator, asking] = [await aGoer(api), await aGoer(api)];
    const { id } = await aChannel(api.db, { type: "onRequest", moderators: [moderator.id] });
    await asking.join(id);
    expect(await moderator.invite(id, asking.username)).toMatchObject({ state: "member" });
    expect(await channelNotifications(api, asking.id)).toMatchObject([{ kind: "channel.accepted" }]);
  });

  test("channel invitations beyond the daily limit → refused, also concurrently and across channels", async () => {
    const member = await aGoer(api);
    const [one, two] = [
      await aChannel(api.db, { members: [member.id] }),
      await aChannel(api.db, { members: [member.id] }),
    ];
    const max = channelLimits.invitationsPerDay;
    const people = await Promise.all(Array.from({ length: 6 }, () => aGoer(api)));
    // Invitations of yesterday do not count towards the limit; declined ones do.
    const values = (at: Date) => ({
      at,
      actor_id: member.id,
      entity: "channel_members",
      entity_id: "x",
      action: "insert",
    });
    const rows = Array.from({ length: max - 3 }, () => values(new Date()));
    const after = JSON.stringify({ state: "invited" });
    await api.db
      .insertInto("history")
      .values(
        [...rows, ...rows.map(() => values(new Date(Date.now() - 90_000_000)))].map((row) => ({
          ...row,
          after,
        })),
      )
      .execute();
    const answers = await Promise.all(
      people.map((person, at) => problemOf(member.invite(at % 2 ? one.id : two.id, person.username))),
    );
    const refused = answers.filter((answer) => answer !== null);
    expect(refused).toHaveLength(3);
    for (const problem of refused)
      expect(problem).toMatchObject({ code: "channel.tooManyInvitations", params: { max } });
  });

  test('ten members invite the same user to a channel at once → one invitation, the others get "already in"', async () => {
    const [asked, ...members] = await Promise.all(Array.from({ length: 11 }, () => aGoer(api)));
    const { id } = await aChannel(api.db, { members: members.map((one) => one.id) });
    const codes = await Promise.all(members.map((one) => codeOf(one.invite(id, asked!.username))));
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(new Set(codes.filter((code) => code !== null))).toEqual(new Set(["channel.alreadyIn"]));
    expect(await channelNotifications(api, asked!.id)).toHaveLength(1);
  });
});

describe("list of a channel's members", () => {
  test("members of a channel → listed to its readers; join requests and invitations → to moderators only", async () => {
    const [member, moderator, stranger] = [await aGoer(api), await aGoer(api), await aGoer(api)];
    const admin = await aGoer(api, { admin: true });
    const [asking, invited] = [await aGoer(api), await aGoer(api)];
    for (const type of types) {
      const { id } = await aChannel(api.db, { type, members: [member.id], moderators: [moderator.id] });
      await aChannelMember(api.db, { channelId: id, userId: asking.id, state: "asked" });
      await aChannelMember(api.db, { channelId: id, userId: invited.id, state: "invited" });
      const seen = async (who: typeof member, state: "member" | "asked" | "invited") =>
        who.members(id, state).then(
          (list) => list.map((one) => one.id),
          (error: { problem: { code: string } }) => error.problem.code,
        );
      const inside = [moderator.id, member.id];
      for (const who of [moderator, admin])
        expect(await Promise.all((["member", "asked", "invited"] as const).map((state) => seen(who, state)))).toEqual([
          inside,
          [asking.id],
          [invited.id],
        ]);
      expect(await seen(member, "member"), type).toEqual(inside);
      expect(await seen(member, "asked"), type).toBe("access.denied");
      const outside = type === "open" ? inside : type === "closed" ? "channel.notFound" : "access.denied";
      expect(await seen(stranger, "member"), type).toEqual(outside);
      expect(await seen(asking, "asked"), type).toBe(type === "closed" ? "channel.notFound" : "access.denied");
    }
  });

  test("channel member hides from a Space → not listed to members of the Space, but to channel moderators", async () => {
    const [colleague, hiding, moderator] = [await aGoer(api), await aGoer(api), await aGoer(api)];
    const space = await aSpace(api.db);
    await api.db.insertInto("members").values({ space_id: space.id, user_id: colleague.id, role: "viewer" }).execute();
    await hiding.client.people.hide({ body: { spaceId: space.id } });
    const { id } = await aChannel(api.db, { members: [colleague.id, hiding.id], moderators: [moderator.id] });
    const listed = async (who: typeof colleague) => (await who.members(id)).map((one) => one.id);
    expect(await listed(colleague)).toEqual([moderator.id, colleague.id]);
    expect(await listed(hiding)).toHaveLength(3);
    expect(await listed(moderator)).toHaveLength(3);
  });

  test("paging through a channel's members → each member once", async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => aGoer(api)));
    const { id } = await aChannel(api.db, { members: people.map((one) => one.id) });
    const page = async (at: number) =>
      (await people[0]!.client.channels.members({ params: { id }, query: { page: at, size: 2 } }))!;
    const pages = [await page(0), await page(1), await page(2)];
    expect(pages.map(({ totalElements, totalPages }) => [totalElements, totalPages])).toEqual(pages.map(() => [5, 3]));
    expect(new Set(pages.flatMap(({ content }) => content.map((one) => one.id))).size).toBe(5);
  });
});

describe("moderation of a channel's members", () => {
  test("channel moderators → may appoint moderators, remove members and decline join requests; others → denied", async () => {
    const [moderator, member, asking, invited] = [
      await aGoer(api),
      await aGoer(api),
      await aGoer(api),
      await aGoer(api),
    ];
    const { id } = await aChannel(api.db, { type: "onRequest", moderators: [moderator.id], members: [member.id] });
    await asking.join(id);
    await aChannelMember(api.db, { channelId: id, userId: invited.id, state: "invited" });
    for (const who of [member, asking, invited]) {
      expect(await codeOf(who.changeMember(id, asking.id, { accepted: true }))).toBe("access.denied");
      expect(await codeOf(who.changeMember(id, who.id, { role: "moderator" }))).toBe("access.denied");
      expect(await codeOf(who.removeMember(id, moderator.id))).toBe("access.denied");
    }
    expect(await moderator.changeMember(id, member.id, { role: "moderator" })).toMatchObject({ role: "moderator" });
    expect((await member.open((await moderator.mine())[0]!.url)).may.moderate).toBe(true);
    // An invited user has not accepted yet, and no moderator can accept for them.
    expect(await codeOf(moderator.changeMember(id, invited.id, { role: "moderator" }))).toBe("people.notFound");
    await moderator.changeMember(id, invited.id, { accepted: true });
    expect(await channelMemberRow(api, id, invited.id)).toMatchObject({ state: "invited" });
    await member.removeMember(id, asking.id);
    expect(await channelMemberRow(api, id, asking.id)).toBeUndefined();
    expect(await channelNotifications(api, asking.id)).toEqual([]);
    await member.removeMember(id, moderator.id);
    expect(await codeOf(moderator.removeMember(id, member.id))).toBe("access.denied");
    const stranger = await aGoer(api);
    for (const userId of [stranger.id, asking.id]) {
      expect(await codeOf(member.changeMember(id, userId, { accepted: true }))).toBe("people.notFound");
      expect(await codeOf(member.removeMember(id, userId))).toBe("people.notFound");
    }
  });

  test("two moderators accept a join request at once → one membership, one notification", async () => {
    const [one, two, asking] = [await aGoer(api), await aGoer(api), await aGoer(api)];
    const { id } = await aChannel(api.db, { type: "onRequest", moderators: [one.id, two.id] });
    await asking.join(id);
    await Promise.all([one, two, one, two].map((who) => who.changeMember(id, asking.id, { accepted: true })));
    expect(await channelNotifications(api, asking.id)).toHaveLength(1);
    expect(await channelMemberRow(api, id, asking.id)).toMatchObject({ state: "member", version: 2 });
  });

  test("a join request is accepted and declined at the same moment → no membership remains", async () => {
    const [one, two, asking] = [await aGoer(api), await aGoer(api), await aGoer(api)];
    const { id } = await aChannel(api.db, { type: "onRequest", moderators: [one.id, two.id] });
    await asking.join(id);
    await Promise.all([
      codeOf(one.changeMember(id, asking.id, { accepted: true })),
      codeOf(two.removeMember(id, asking.id)),
    ]);
    // Whichever request is first, declining deletes the row. A row that remained would be a membership that a moderator has declined.
    expect(await channelMemberRow(api, id, asking.id)).toBeUndefined();
  });
});
