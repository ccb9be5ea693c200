import { randomUUIDv7 } from "node:crypto";
import { followLimits, type FollowTarget } from "@orbita/contract";
import { aBlock, aChannel, aComment, aPost, aSpace } from "@orbita/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, startApi, type TestApi } from "../support/harness.ts";
import { aPerson } from "../support/people.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

type Person = Awaited<ReturnType<typeof aPerson>>;
const set = async ({ client }: Person, what: FollowTarget, following = true) =>
  (await client.follows.set({ body: { what, following } }))!;
const state = async ({ client }: Person, what: FollowTarget) => (await client.follows.state({ body: what }))!;
const list = async ({ client }: Person, query: object = {}) => (await client.follows.list({ query }))!;
const person = ({ id }: { id: string }): FollowTarget => ({ kind: "person", id });
const seen = () => aPerson(api, { visibility: "signedIn" });

describe("follows of people, Spaces and tags", () => {
  test("following or unfollowing a person, Space or tag twice → counts once", async () => {
    const [me, other, them] = [await aPerson(api), await aPerson(api), await seen()];
    const space = await aSpace(api.db, { name: "Portolano" });
    const all: FollowTarget[] = [person(them), { kind: "space", id: space.id }, { kind: "tag", tag: "genova" }];
    for (const what of all) {
      const before = (await state(me, what)).followers;
      expect(await set(me, what)).toEqual({ following: true, followers: before + 1 });
      expect(await set(me, what)).toEqual({ following: true, followers: before + 1 });
      expect(await set(other, what)).toEqual({ following: true, followers: before + 2 });
      expect(await state(me, what)).toEqual({ following: true, followers: before + 2 });
    }
    expect(await list(me)).toMatchObject({
      totalElements: 3,
      content: [
        { kind: "tag", name: "genova", followedId: null },
        { kind: "space", name: "Portolano", followedId: space.id },
        { kind: "person", followedId: them.id, address: them.username },
      ],
    });
    expect((await list(me, { kind: "space" })).content).toHaveLength(1);
    expect(await list(me, { size: 1, page: 2 })).toMatchObject({ totalPages: 3, content: [{ kind: "person" }] });
    expect(await set(me, person(them), false)).toEqual({ following: false, followers: 1 });
    expect(await set(me, person(them), false)).toEqual({ following: false, followers: 1 });
    expect((await list(me, { kind: "person" })).content).toEqual([]);
  });

  test("following a tag in several spellings → one tag; following an invalid tag → refused", async () => {
    const me = await aPerson(api);
    for (const tag of ["Sanità", "sanita\u0300", " SANITÀ "]) await set(me, { kind: "tag", tag });
    expect((await list(me)).content.map(({ name }) => name)).toEqual(["sanità"]);
    for (const tag of ["a", "due parole", "#genova", "2026", "x".repeat(41), ""])
      expect(await codeOf(set(me, { kind: "tag", tag }))).toBe("request.invalid");
  });

  test("following a person without a visible page or visible posts → person not found", async () => {
    const me = await aPerson(api);
    const hidden = await aPerson(api);
    expect(await codeOf(set(me, person(hidden)))).toBe("people.notFound");
    expect(await codeOf(state(me, person(hidden)))).toBe("people.notFound");
    const closed = await aChannel(api.db, { type: "closed" });
    await aPost(api.db, { authorId: hidden.id, channelId: closed.id });
    await aPost(api.db, { authorId: hidden.id, enabled: false });
    expect(await codeOf(set(me, person(hidden)))).toBe("people.notFound");
    await aComment(api.db, { postId: (await aPost(api.db)).id, authorId: hidden.id });
    expect(await codeOf(set(me, person(hidden)))).toBeNull();

    const shy = await seen();
    await shy.client.people.hide({ body: { domain: "posta.example" } });
    expect(await codeOf(set(me, person(shy)))).toBe("people.notFound");
    const gone = await seen();
    await api.db.updateTable("users").set({ enabled: false }).where("id", "=", gone.id).execute();
    for (const id of [gone.id, me.id, randomUUIDv7()])
      expect(await codeOf(set(me, person({ id })))).toBe("people.notFound");
    const shut = await aSpace(api.db, { enabled: false });
    expect(await codeOf(set(me, { kind: "space", id: shut.id }))).toBe("space.notFound");
  });

  test("a followed user or follower is deleted or disabled → neither listed nor counted; unfollowing still works", async () => {
    const [me, them, fan] = [await aPerson(api), await seen(), await aPerson(api)];
    for (const one of [me, fan]) await set(one, person(them));
    await api.db.updateTable("users").set({ enabled: false }).where("id", "=", fan.id).execute();
    expect(await state(me, person(them))).toEqual({ following: true, followers: 1 });
    await api.db.updateTable("users").set({ deletes_at: new Date() }).where("id", "=", them.id).execute();
    expect(await list(me)).toMatchObject({ content: [], totalElements: 0 });
    expect(await set(me, person(them), false)).toEqual({ following: false, followers: 0 });
  });

  test("concurrent follows by one user → never exceed the maximum number", async () => {
    const me = await aPerson(api);
    const rows = Array.from({ length: followLimits.max - 3 }, (_, at) => ({
      id: randomUUIDv7(),
      user_id: me.id,
      tag: `t${at}`,
      created_at: new Date(),
    }));
    await api.db.insertInto("follows").values(rows).execute();
    const tags = Array.from({ length: 40 }, (_, at) => `nuovo${at}`);
    const codes = await Promise.all(tags.map((tag) => codeOf(set(me, { kind: "tag", tag }))));
    expect(codes.filter((code) => code === null)).toHaveLength(3);
    expect(codes.filter((code) => code === "follow.tooMany")).toHaveLength(37);
    expect(await codeOf(set(me, { kind: "tag", tag: "t0" }))).toBeNull();
  });
});

describe("follows between users of whom one blocks the other", () => {
  test("user blocks another user → follows end both ways, and neither user can follow the other", async () => {
    const [me, them] = [await seen(), await seen()];
    await set(me, person(them));
    await set(them, person(me));
    const { id } = (await me.client.blocks.add({ body: { kind: "block", personId: them.id } }))!;
    for (const [one, other] of [
      [me, them],
      [them, me],
    ] as const) {
      expect((await list(one)).content).toEqual([]);
      expect(await codeOf(set(one, person(other)))).toBe("people.notFound");
      expect(await codeOf(state(one, person(other)))).toBe("people.notFound");
    }
    await me.client.blocks.remove({ params: { id } });
    expect(await state(them, person(me))).toEqual({ following: false, followers: 0 });
  });

  test("user follows and blocks the same user at the same moment → no follow remains", async () => {
    for (let round = 0; round < 8; round++) {
      const [me, them] = [await seen(), await seen()];
      await Promise.all([
        codeOf(set(them, person(me))),
        me.client.blocks.add({ body: { kind: "block", personId: them.id } }),
        codeOf(set(me, person(them))),
      ]);
      expect(await api.db.selectFrom("follows").selectAll().where("user_id", "in", [me.id, them.id]).execute()).toEqual(
        [],
      );
    }
  });

  test("a follower who blocked the viewer → not counted for the viewer", async () => {
    const [me, them, fan] = [await aPerson(api), await seen(), await aPerson(api)];
    await set(fan, person(them));
    await aBlock(api.db, { userId: fan.id, personId: me.id });
    expect((await state(me, person(them))).followers).toBe(0);
  });
});
