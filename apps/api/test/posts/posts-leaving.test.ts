import { inTransaction } from "@orbita/db";
import type { WorkCtx } from "@orbita/features";
import { routines } from "@orbita/features/work";
import { afterAll, beforeAll, expect, test } from "vitest";
import { codeOf, startApi, type TestApi } from "../support/harness.ts";
import { aSpeakingSpace, aWriter, postBody } from "./posts-world.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

const one = (id: string) => ({ params: { id: id } });

/** Erases the user's account, as the worker does after the deletion period. */
async function erase(userId: string): Promise<void> {
  await api.db
    .updateTable("users")
    .set({ deletes_at: new Date(0) })
    .where("id", "=", userId)
    .execute();
  const now = new Date();
  const nothing = async () => {};
  const write: WorkCtx["write"] = (why, work) =>
    inTransaction(api.db, { actorId: null, requestId: "test", why }, (tx) =>
      work({ tx, now, log: api.app.log, tell: nothing, enqueue: nothing }),
    );
  await routines.find(({ name }) => name === "accounts.erase")!.run({ write } as unknown as WorkCtx);
}

test("user exports personal data → all posts they wrote, drafts, likes and mentions, but no text of others", async () => {
  const space = await aSpeakingSpace(api);
  const { recruiter } = space;
  const other = await aWriter(api);
  const { id } = (await recruiter.say({ text: "Prima versione" }))!;
  await recruiter.client.posts.edit({ ...one(id), body: { text: "Versione di adesso", version: 1 } });
  await space.say({ text: "A nome nostro" });
  await recruiter.client.posts.keepDraft({ query: {}, body: { text: "Una bozza" } });
  const theirs = (await other.say({ text: `Parole di un altro per @${recruiter.username}` }))!;
  await recruiter.client.posts.like({ ...one(theirs.id), body: {} });
  const text = await (await recruiter.client.personalData.export({}))!.blob.text();
  expect(JSON.parse(text)).toMatchObject({
    posts: [
      { id, voice: "person", text: "Versione di adesso", before: [{ text: "Prima versione" }] },
      { voice: "space", space: "Lanterna Software", text: "A nome nostro" },
    ],
    postDrafts: [{ draft: { text: "Una bozza" } }],
    postsLiked: [{ postId: theirs.id }],
    mentionedIn: [{ postId: theirs.id, name: recruiter.username }],
  });
  expect(text).not.toContain("Parole di un altro");
});

test("account erased → own posts, drafts, likes and mentions deleted; posts for a Space or the platform stay", async () => {
  const space = await aSpeakingSpace(api);
  const { recruiter } = space;
  const [other, admin] = [await aWriter(api), await aWriter(api, { admin: true })];
  const own = (await recruiter.say({ text: "Mio" }))!;
  const ofSpace = (await space.say({ text: "Nostro" }))!;
  const ofHouse = (await admin.client.adminPosts.create({ body: postBody({ text: "Della casa" }) }))!;
  const theirs = (await other.say({ text: `Con @${recruiter.username}` }))!;
  await recruiter.client.posts.like({ ...one(theirs.id), body: {} });
  await recruiter.client.posts.keepDraft({ query: {}, body: { text: "Bozza" } });
  expect(await api.guest.posts.read(one(theirs.id))).toMatchObject({ likes: 1, mentions: [{ kind: "person" }] });
  await erase(recruiter.id);
  await erase(admin.id);
  expect(await codeOf(api.guest.posts.read(one(own.id)))).toBe("post.notFound");
  expect(await api.guest.posts.read(one(theirs.id))).toMatchObject({ likes: 0, mentions: [] });
  expect(await api.guest.posts.read(one(ofSpace.id))).toMatchObject({ text: "Nostro", author: { voice: "space" } });
  expect(await api.guest.posts.read(one(ofHouse.id))).toMatchObject({ text: "Della casa", author: { voice: "house" } });
  const rows = await api.db
    .selectFrom("posts")
    .select("author_id")
    .where("id", "in", [ofSpace.id, ofHouse.id])
    .execute();
  expect(rows).toEqual([{ author_id: null }, { author_id: null }]);
  for (const table of ["post_drafts", "post_likes", "mentions"] as const)
    expect(await api.db.selectFrom(table).selectAll().where("user_id", "=", recruiter.id).execute()).toEqual([]);
});
