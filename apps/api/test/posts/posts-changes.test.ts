import { postLimits } from "@orbita/contract";
import { aChannel, aMember, aPost } from "@orbita/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, problemOf, startApi, type TestApi } from "../support/harness.ts";
import { aSpeakingSpace, aWriter, postBody, postNotifications, type PostWriter } from "./posts-world.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

const one = (id: string) => ({ params: { id: id } });
const edit = (who: PostWriter, id: string, text: string, version = 1) =>
  who.client.posts.edit({ ...one(id), body: { text, version } });

describe("editing a post", () => {
  test("post edited → only the author and admins can read its earlier versions", async () => {
    const [anna, bruno, admin] = [await aWriter(api), await aWriter(api), await aWriter(api, { admin: true })];
    const { id } = (await anna.say({ text: "Uno #a1" }))!;
    const second = (await edit(anna, id, "Due #b2"))!;
    expect(second).toMatchObject({ text: "Due #b2", tags: ["b2"], version: 2, edited: expect.any(String) });
    await edit(anna, id, "Tre", 2);
    for (const { client } of [anna, admin])
      expect((await client.posts.versions(one(id)))!.map(({ text }) => text)).toEqual(["Due #b2", "Uno #a1"]);
    expect(await codeOf(bruno.client.posts.versions(one(id)))).toBe("post.notFound");
    expect(await codeOf(edit(bruno, id, "Mio", 3))).toBe("post.notFound");
    expect(await codeOf(bruno.client.posts.remove(one(id)))).toBe("post.notFound");
    expect(await admin.client.adminPosts.edit({ ...one(id), body: { text: "Quattro", version: 3 } })).toMatchObject({
      text: "Quattro",
      author: { id: anna.id },
    });
  });

  test("post edited with the same text → no new version", async () => {
    const anna = await aWriter(api);
    const { id } = (await anna.say({ text: "Uguale" }))!;
    expect(await edit(anna, id, "Uguale")).toMatchObject({ version: 1, edited: null });
    expect(await anna.client.posts.versions(one(id))).toEqual([]);
  });

  test("concurrent edits of one post from the same version → one succeeds, the others get a conflict", async () => {
    const anna = await aWriter(api);
    for (let round = 0; round < 5; round++) {
      const { id } = (await anna.say({ text: "Prima" }))!;
      const all = await Promise.all(Array.from({ length: 6 }, (_, at) => problemOf(edit(anna, id, `Dopo ${at}`))));
      const refused = all.filter((problem) => problem !== null);
      expect(refused).toHaveLength(5);
      for (const problem of refused)
        expect(problem).toMatchObject({ code: "post.changedMeanwhile", params: { version: 2 } });
      expect(await anna.client.posts.versions(one(id))).toMatchObject([{ text: "Prima" }]);
    }
  });

  test("edit of a post adds a mention → only the newly mentioned person is notified", async () => {
    const [anna, first, then] = [await aWriter(api), await aWriter(api), await aWriter(api)];
    const { id } = (await anna.say({ text: `Con @${first.username}` }))!;
    await api.db.deleteFrom("notifications").where("user_id", "=", first.id).execute();
    const post = await edit(anna, id, `Con @${first.username} e @${then.username}`);
    expect(post!.mentions).toHaveLength(2);
    expect(await postNotifications(api, first.id)).toEqual([]);
    expect(await postNotifications(api, then.id)).toMatchObject([{ kind: "feed.mentioned", post_id: id }]);
    expect((await edit(anna, id, "Con nessuno", 2))!.mentions).toEqual([]);
  });
});

describe("deleting a post", () => {
  test("post deleted → its versions, likes, mentions and notifications are deleted too", async () => {
    const [anna, bruno] = [await aWriter(api), await aWriter(api)];
    const { id } = (await anna.say({ text: `Con @${bruno.username}` }))!;
    await edit(anna, id, `Sempre con @${bruno.username}`);
    await bruno.client.posts.like({ ...one(id), body: {} });
    await anna.client.posts.remove(one(id));
    expect(await codeOf(anna.client.posts.read(one(id)))).toBe("post.notFound");
    expect(await codeOf(anna.client.posts.remove(one(id)))).toBe("post.notFound");
    expect(await postNotifications(api, bruno.id)).toEqual([]);
    for (const table of ["post_versions", "post_likes", "post_counts", "mentions"] as const)
      expect(await api.db.selectFrom(table).selectAll().where("post_id", "=", id).execute()).toEqual([]);
  });

  test("author who left the channel → may still delete their post there, but not edit it", async () => {
    const [anna, bruno] = [await aWriter(api), await aWriter(api)];
    const channel = await aChannel(api.db, { type: "closed", members: [anna.id, bruno.id] });
    const { id } = (await anna.say({ channelId: channel.id }))!;
    await api.db.deleteFrom("channel_members").where("user_id", "=", anna.id).execute();
    expect(await codeOf(edit(anna, id, "Altro"))).toBe("post.notFound");
    expect(await codeOf(bruno.client.posts.remove(one(id)))).toBe("post.notFound");
    await anna.client.posts.remove(one(id));
    expect(await codeOf(bruno.client.posts.read(one(id)))).toBe("post.notFound");
  });

  test("post deleted → change event to the browsers of its readers", async () => {
    const anna = await aWriter(api);
    const { id } = (await anna.say({}))!;
    await anna.client.posts.remove(one(id));
    const { rows } = await sql<{ n: number }>`
      select count(*)::integer as n from outbox where name = 'post.changed' and payload ->> 'id' = ${id}`.execute(
      api.db,
    );
    expect(rows).toEqual([{ n: 2 }]);
  });
});

describe("drafts of feed posts", () => {
  const draft = (text: string) => ({ query: {}, body: { text } });

  test("post drafts → one per author (user or Space), stored verbatim; deleted when emptied or published", async () => {
    const space = await aSpeakingSpace(api);
    const { client } = space.recruiter;
    const forSpace = { spaceId: space.id };
    expect(await client.posts.draft({ query: {} })).toEqual({ draft: null, at: null });
    await client.posts.keepDraft(draft(" Mio \n"));
    await client.posts.keepDraft({ query: forSpace, body: { text: "Nostro" } });
    expect((await client.posts.draft({ query: {} }))!.draft).toMatchObject({ text: " Mio \n", images: [] });
    expect((await client.posts.draft({ query: forSpace }))!.draft).toMatchObject({ text: "Nostro" });
    await client.posts.keepDraft(draft("  "));
    expect((await client.posts.draft({ query: {} }))!.draft).toBeNull();
    await space.say({ text: "Nostro" });
    expect((await client.posts.draft({ query: forSpace }))!.draft).toBeNull();
  });

  test("viewer reads or saves the Space's post draft → access denied", async () => {
    const [anna, space] = [await aWriter(api), await aSpeakingSpace(api)];
    await aMember(api.db, { spaceId: space.id, userId: anna.id, role: "viewer" });
    const query = { spaceId: space.id };
    expect(await codeOf(anna.client.posts.draft({ query }))).toBe("access.denied");
    expect(await codeOf(anna.client.posts.keepDraft({ query, body: { text: "x" } }))).toBe("access.denied");
  });

  test("ten concurrent saves of one post draft → one draft", async () => {
    const anna = await aWriter(api);
    await Promise.all(Array.from({ length: 10 }, (_, at) => anna.client.posts.keepDraft(draft(`Bozza ${at}`))));
    const rows = await api.db.selectFrom("post_drafts").selectAll().where("user_id", "=", anna.id).execute();
    expect(rows).toHaveLength(1);
  });
});

describe("rate limits of posts", () => {
  const { perHour, perDay, newAccount } = postLimits;
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

  test("user publishes more than ten posts an hour, for themselves or a Space → refused; deleted posts count", async () => {
    const space = await aSpeakingSpace(api);
    const { recruiter } = space;
    const first = (await space.say({}))!;
    await recruiter.client.spacePosts.remove(one(first.id), { spaceId: space.id });
    const codes = await Promise.all(Array.from({ length: perHour + 3 }, () => codeOf(recruiter.say({}))));
    expect(codes.filter((code) => code === null)).toHaveLength(perHour - 1);
    expect(new Set(codes)).toEqual(new Set([null, "post.tooMany"]));
    expect(await codeOf(space.say({}))).toBe("post.tooMany");
    await api.db
      .updateTable("posts")
      .set({ created_at: hoursAgo(2) })
      .where("author_id", "=", recruiter.id)
      .execute();
    expect(await codeOf(recruiter.say({}))).toBeNull();
  });

  test("user publishes more than thirty posts a day → refused", async () => {
    const anna = await aWriter(api);
    for (let at = 0; at < perDay; at++) await aPost(api.db, { authorId: anna.id, at: hoursAgo(2 + at / 2) });
    expect(await problemOf(anna.say({}))).toMatchObject({ code: "post.tooMany", params: { max: perDay } });
    await api.db
      .updateTable("posts")
      .set({ created_at: hoursAgo(25) })
      .where("author_id", "=", anna.id)
      .execute();
    expect(await codeOf(anna.say({}))).toBeNull();
  });

  test("author with a new account → lower limits of posts and of mentions, which also apply to edits", async () => {
    const anna = await aWriter(api, { isNew: true });
    const names = (count: number) => Array.from({ length: count }, (_, at) => `@persona${at}`).join(" ");
    expect(await problemOf(anna.say({ text: names(newAccount.mentions + 1) }))).toMatchObject({
      code: "account.tooNew",
      params: { hours: newAccount.hours },
    });
    const { id } = (await anna.say({ text: names(newAccount.mentions) }))!;
    expect(await codeOf(edit(anna, id, names(newAccount.mentions + 1)))).toBe("account.tooNew");
    const codes = await Promise.all(Array.from({ length: 6 }, () => codeOf(anna.say({}))));
    expect(codes.filter((code) => code === null)).toHaveLength(newAccount.perDay - 1);
    const created_at = hoursAgo(newAccount.hours + 1);
    await api.db.updateTable("users").set({ created_at }).where("id", "=", anna.id).execute();
    expect(await codeOf(anna.client.posts.create({ body: postBody({}) }))).toBeNull();
  });
});
