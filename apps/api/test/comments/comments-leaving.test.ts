import { aBlock, aPost } from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aSpeaker, countOf, commentNotifications } from "./comments-world.ts";
import { startApi, type TestApi } from "../support/harness.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

test("data export → has the user's comments, likes, follows and mutes, but not the users who blocked them", async () => {
  const [me, them, secret] = [await aSpeaker(api), await aSpeaker(api), await aSpeaker(api)];
  const { id } = await aPost(api.db);
  const theirs = await them.say(id, "Parola d’altri");
  const mine = await me.say(id, "Parola mia", { parentId: theirs.id });
  await me.like(id, theirs.id);
  for (const what of [{ kind: "person", id: them.id } as const, { kind: "tag", tag: "genova" } as const])
    await me.client.follows.set({ body: { what, following: true } });
  await me.client.blocks.add({ body: { kind: "mute", personId: them.id } });
  await aBlock(api.db, { userId: secret.id, personId: me.id });
  const seen_at = new Date("2026-11-15T10:00:00Z");
  await api.db.insertInto("feed_reads").values({ user_id: me.id, seen_at }).execute();
  const text = await (await me.client.personalData.export({}))!.blob.text();
  expect(JSON.parse(text)).toMatchObject({
    comments: [{ id: mine.id, postId: id, answer: true, space: null, text: "Parola mia" }],
    commentsLiked: [{ commentId: theirs.id, postId: id }],
    follows: [
      { kind: "person", address: them.username },
      { kind: "tag", address: "genova" },
    ],
    mutedAndBlocked: [{ kind: "mute", address: them.username }],
    feedReads: [{ seenUntil: seen_at.toISOString() }],
  });
  for (const word of ["Parola d’altri", secret.id, secret.username]) expect(text).not.toContain(word);
});

test("account deleted → its comments are deleted, others' answers stay, and all counts are correct", async () => {
  const [me, them] = [await aSpeaker(api, { names: ["Ermenegilda", "Zanichelli"] }), await aSpeaker(api)];
  const { id } = await aPost(api.db, { authorId: them.id });
  const answered = await me.say(id, "Con risposta");
  const answer = await them.say(id, "Risposta", { parentId: answered.id });
  await me.say(id, "Risposta mia", { parentId: answered.id });
  const alone = await me.say(id, "Da sola");
  await me.say(id, "Sotto la mia", { parentId: alone.id });
  await me.like(id, answer.id);
  await me.client.follows.set({ body: { what: { kind: "person", id: them.id }, following: true } });
  await aBlock(api.db, { userId: them.id, personId: (await aSpeaker(api)).id });
  expect(await commentNotifications(api, them.id)).toHaveLength(4);

  await api.db.deleteFrom("users").where("id", "=", me.id).execute();
  const { content, total } = await them.read(id);
  expect(content).toMatchObject([
    { id: answered.id, text: null, author: null, answers: [{ id: answer.id, likes: 0 }] },
  ]);
  expect(content[0]!.answers).toHaveLength(1);
  expect(total).toBe(1);
  expect(await countOf(api, id)).toBe(1);
  expect(await commentNotifications(api, them.id)).toEqual([]);
  expect(await api.db.selectFrom("follows").selectAll().where("person_id", "=", them.id).execute()).toEqual([]);
  const { rows } = await api.db
    .selectFrom("comments")
    .selectAll()
    .where("post_id", "=", id)
    .execute()
    .then((all) => ({ rows: JSON.stringify(all) }));
  expect(rows).not.toContain(me.id);
  expect(rows).not.toContain("Con risposta");
});
