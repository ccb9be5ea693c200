import { aBlock, aChannel, aPost } from "@orbita/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aSpeaker, countOf } from "./comments-world.ts";
import { codeOf, problemOf, startApi, type TestApi } from "../support/harness.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

const disable = (table: "users", id: string) =>
  api.db.updateTable(table).set({ enabled: false }).where("id", "=", id).execute();

describe("editing a comment", () => {
  test("editing a comment → by its author only and with the current version; unchanged text → no new version", async () => {
    const [me, other] = [await aSpeaker(api), await aSpeaker(api)];
    const { id } = await aPost(api.db, { authorId: other.id });
    const said = await me.say(id, "Uno");
    expect(await me.change(id, said.id, "Uno", said.version)).toMatchObject({ edited: null, version: said.version });
    const changed = await me.change(id, said.id, "Due", said.version);
    expect(changed).toMatchObject({ text: "Due", edited: expect.any(String) });
    expect(changed.version).toBeGreaterThan(said.version);
    expect(await problemOf(me.change(id, said.id, "Tre", said.version))).toMatchObject({
      code: "comment.changedMeanwhile",
      params: { version: changed.version },
    });
    expect(await codeOf(other.change(id, said.id, "Tre", changed.version))).toBe("access.denied");
    const elsewhere = await aPost(api.db);
    expect(await codeOf(me.change(elsewhere.id, said.id, "Tre", changed.version))).toBe("comment.notFound");
  });

  test("two concurrent edits of a comment → the later edit is refused as stale", async () => {
    const me = await aSpeaker(api);
    const { id } = await aPost(api.db);
    const said = await me.say(id, "Uno");
    const codes = await Promise.all(["Due", "Tre"].map((text) => codeOf(me.change(id, said.id, text, said.version))));
    expect(new Set(codes)).toEqual(new Set([null, "comment.changedMeanwhile"]));
  });
});

describe("deleting a comment", () => {
  test("deleting a comment with replies → a placeholder remains until the last reply is deleted", async () => {
    const [me, other] = [await aSpeaker(api), await aSpeaker(api)];
    const { id } = await aPost(api.db);
    const alone = await me.say(id, "Da solo");
    await me.remove(id, alone.id);
    expect(await codeOf(me.remove(id, alone.id))).toBe("comment.notFound");
    const top = await me.say(id, "Con risposta");
    const answer = await other.say(id, "Risposta", { parentId: top.id });
    await other.like(id, top.id);
    await me.remove(id, top.id);
    expect((await other.read(id)).content).toMatchObject([{ id: top.id, text: null, author: null, likes: 0 }]);
    expect(await countOf(api, id)).toBe(1);
    expect(await codeOf(me.change(id, top.id, "Di nuovo", 2))).toBe("comment.notFound");
    expect(await codeOf(other.like(id, top.id))).toBe("comment.notFound");
    expect(await codeOf(other.likes(id, top.id))).toBe("comment.notFound");
    // An answer to an answer still goes below the deleted comment.
    const beside = await me.say(id, "Ancora", { parentId: answer.id });
    expect(beside.parentId).toBe(top.id);
    await me.remove(id, beside.id);
    await other.remove(id, answer.id);
    expect(await other.read(id)).toMatchObject({ content: [], total: 0 });
    expect(await api.db.selectFrom("comments").selectAll().where("post_id", "=", id).execute()).toEqual([]);
    expect(await countOf(api, id)).toBe(0);
  });

  test("the post's author or a channel moderator deletes another user's comment → denied", async () => {
    const [me, author, moderator] = [await aSpeaker(api), await aSpeaker(api), await aSpeaker(api)];
    const channel = await aChannel(api.db, { members: [me.id, author.id], moderators: [moderator.id] });
    const { id } = await aPost(api.db, { authorId: author.id, channelId: channel.id });
    const said = await me.say(id, "Non sono d’accordo");
    for (const one of [author, moderator]) expect(await codeOf(one.remove(id, said.id))).toBe("access.denied");
    expect((await moderator.read(id)).content).toMatchObject([{ may: { remove: false, moderate: true } }]);
    expect((await author.read(id)).content).toMatchObject([{ may: { remove: false, moderate: false } }]);
  });

  test("a comment is deleted while others answer it → no answer without its parent", async () => {
    const me = await aSpeaker(api);
    const others = await Promise.all(Array.from({ length: 5 }, () => aSpeaker(api)));
    for (let round = 0; round < 5; round++) {
      const { id } = await aPost(api.db);
      const top = await me.say(id, "Uno");
      const [removed, ...codes] = await Promise.all([
        codeOf(me.remove(id, top.id)),
        ...others.map((one) => codeOf(one.say(id, "Due", { parentId: top.id }))),
      ]);
      expect(removed).toBeNull();
      const answers = codes.filter((code) => code === null).length;
      expect(codes.filter((code) => code !== null && code !== "comment.notFound")).toEqual([]);
      const { content, total } = await me.read(id);
      expect(total).toBe(answers);
      expect(content.flatMap((one) => one.answers)).toHaveLength(answers);
      expect(await countOf(api, id)).toBe(answers);
    }
  });
});

describe("liking a comment", () => {
  test("liking or unliking a comment twice → counts once; likers are listed newest first", async () => {
    const [me, one, two] = [await aSpeaker(api), await aSpeaker(api), await aSpeaker(api)];
    const { id } = await aPost(api.db);
    const said = await me.say(id, "Sì");
    expect(await one.like(id, said.id)).toEqual({ liked: true, likes: 1 });
    expect(await one.like(id, said.id)).toEqual({ liked: true, likes: 1 });
    expect(await two.like(id, said.id)).toEqual({ liked: true, likes: 2 });
    expect((await me.likes(id, said.id)).content.map((liker) => liker.id)).toEqual([two.id, one.id]);
    expect((await two.read(id)).content).toMatchObject([{ likes: 2, liked: true }]);
    expect(await two.like(id, said.id, false)).toEqual({ liked: false, likes: 1 });
    expect(await two.like(id, said.id, false)).toEqual({ liked: false, likes: 1 });
  });

  test("users who like a comment and are disabled or blocked the viewer → neither listed nor counted", async () => {
    const [me, blocked, off] = [await aSpeaker(api), await aSpeaker(api), await aSpeaker(api)];
    const { id } = await aPost(api.db);
    const said = await me.say(id, "Sì");
    for (const one of [blocked, off]) await one.like(id, said.id);
    await aBlock(api.db, { userId: blocked.id, personId: me.id });
    await disable("users", off.id);
    expect(await me.likes(id, said.id)).toMatchObject({ content: [], totalElements: 0 });
    expect((await me.read(id)).content).toMatchObject([{ likes: 0 }]);
    expect(await codeOf(blocked.like(id, said.id))).toBe("comment.notFound");
  });
});
