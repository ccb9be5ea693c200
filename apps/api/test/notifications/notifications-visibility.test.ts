import { randomUUIDv7 } from "node:crypto";
import type { NotificationKind } from "@orbita/contract";
import { aBlock, aChannel, aComment, aPost, aSpace } from "@orbita/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startApi, type TestApi } from "../support/harness.ts";
import { aPerson } from "../support/people.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

type NotificationSource = {
  kind?: NotificationKind;
  postId?: string;
  commentId?: string;
  channelId?: string;
  fromId?: string | null;
  spaceId?: string | null;
};

async function tell(userId: string, { kind = "feed.mentioned", ...of }: NotificationSource) {
  const id = randomUUIDv7();
  await api.db
    .insertInto("notifications")
    .values({
      id,
      user_id: userId,
      kind,
      key: id,
      here: true,
      post_id: of.postId ?? null,
      comment_id: of.commentId ?? null,
      channel_id: of.channelId ?? null,
      from_id: of.fromId ?? null,
      space_id: of.spaceId ?? null,
      data: JSON.stringify({ who: "Giulia Ferraris" }),
      created_at: new Date(),
    })
    .execute();
  return id;
}

type Person = Awaited<ReturnType<typeof aPerson>>;

/** The ids of the feed notifications that the user sees. Also checks that list, total and unread count agree. */
async function heardBy({ client }: Person): Promise<string[]> {
  const { content, totalElements, unread } = (await client.notifications.list({ query: { group: "feed" } }))!;
  expect([totalElements, unread, (await client.notifications.unread({ query: {} }))!.unread]).toEqual(
    Array.from({ length: 3 }, () => content.length),
  );
  return content.map(({ id }) => id);
}

describe("visibility of notifications about the feed", () => {
  test("notification caused by a person → contains the person's id and picture", async () => {
    const [me, them] = [await aPerson(api), await aPerson(api)];
    const { id: postId } = await aPost(api.db, { authorId: them.id });
    await tell(me.id, { postId, fromId: them.id });
    const { content } = (await me.client.notifications.list({ query: {} }))!;
    expect(content).toMatchObject([{ postId, from: { id: them.id, picture: null } }]);
  });

  test("sender blocked or muted by the recipient, or blocks them → notification hidden; block removed → visible again", async () => {
    for (const make of [
      (me: Person, them: Person) => aBlock(api.db, { userId: me.id, personId: them.id }),
      (me: Person, them: Person) => aBlock(api.db, { userId: them.id, personId: me.id }),
      (me: Person, them: Person) => aBlock(api.db, { userId: me.id, personId: them.id, kind: "mute" }),
    ]) {
      const [me, them] = [await aPerson(api), await aPerson(api)];
      const { id: postId } = await aPost(api.db);
      const { id: commentId } = await aComment(api.db, { postId, authorId: them.id });
      const told = await tell(me.id, { kind: "feed.commented", postId, commentId, fromId: them.id });
      const asked = await tell(me.id, {
        kind: "channel.invited",
        channelId: (await aChannel(api.db)).id,
        fromId: them.id,
      });
      expect(await heardBy(me)).toEqual([asked, told]);
      const { id } = await make(me, them);
      expect(await heardBy(me)).toEqual([]);
      await api.db.deleteFrom("blocks").where("id", "=", id).execute();
      expect(await heardBy(me)).toEqual([asked, told]);
    }
  });

  test("recipient muted a Space → notifications about its posts are hidden, its other notifications stay visible", async () => {
    const me = await aPerson(api);
    const space = await aSpace(api.db);
    const { id: postId } = await aPost(api.db, { spaceId: space.id });
    await tell(me.id, { postId, spaceId: space.id });
    expect(await heardBy(me)).toHaveLength(1);
    await aBlock(api.db, { userId: me.id, spaceId: space.id, kind: "mute" });
    expect(await heardBy(me)).toEqual([]);
    await tell(me.id, { kind: "application.moved", spaceId: space.id });
    expect((await me.client.notifications.unread({ query: {} }))!.unread).toBe(1);
  });

  test("content no longer readable, or its author disabled → the notifications about it are hidden", async () => {
    const [me, them] = [await aPerson(api), await aPerson(api)];
    const channel = await aChannel(api.db, { type: "closed", members: [me.id] });
    const inside = await aPost(api.db, { channelId: channel.id });
    const disabled = await aPost(api.db);
    const open = await aPost(api.db);
    const gone = await aComment(api.db, { postId: open.id });
    const hidden = await aComment(api.db, { postId: open.id });
    const theirs = await aComment(api.db, { postId: open.id, authorId: them.id });
    await tell(me.id, { postId: inside.id, channelId: channel.id });
    await tell(me.id, { postId: disabled.id });
    for (const { id } of [gone, hidden, theirs]) await tell(me.id, { postId: open.id, commentId: id });
    expect(await heardBy(me)).toHaveLength(5);
    await api.db.deleteFrom("channel_members").where("user_id", "=", me.id).execute();
    await api.db.updateTable("posts").set({ enabled: false }).where("id", "=", disabled.id).execute();
    await api.db.updateTable("comments").set({ text: null }).where("id", "=", gone.id).execute();
    await api.db.updateTable("comments").set({ enabled: false }).where("id", "=", hidden.id).execute();
    await api.db.updateTable("users").set({ enabled: false }).where("id", "=", them.id).execute();
    expect(await heardBy(me)).toEqual([]);
  });

  test("decision on a report → its notification is shown even if the reported content is hidden", async () => {
    const me = await aPerson(api);
    const { id: postId } = await aPost(api.db, { enabled: false });
    const told = await tell(me.id, { kind: "report.answered", postId });
    expect(await heardBy(me)).toEqual([told]);
  });
});
