import { randomUUIDv7 } from "node:crypto";
import { blockLimits, type NewBlock } from "@orbita/contract";
import { aComment, aPost, aSpace } from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { codeOf, startApi, type TestApi } from "../support/harness.ts";
import { aPerson } from "../support/people.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

type Person = Awaited<ReturnType<typeof aPerson>>;
const add = async ({ client }: Person, body: NewBlock) => (await client.blocks.add({ body }))!;
const list = async ({ client }: Person) => (await client.blocks.list({}))!;

test("user mutes, then blocks a person → one entry, which is a block; the list of blocks is newest first and private", async () => {
  const [me, them, other] = [await aPerson(api), await aPerson(api), await aPerson(api)];
  const space = await aSpace(api.db, { name: "Portolano" });
  const muted = await add(me, { kind: "mute", personId: them.id });
  expect(muted).toMatchObject({
    kind: "mute",
    personId: them.id,
    spaceId: null,
    name: "Giulia Ferraris",
    address: them.username,
    picture: null,
  });
  await add(me, { kind: "mute", spaceId: space.id });
  expect(await add(me, { kind: "mute", personId: them.id })).toEqual(muted);
  const blocked = await add(me, { kind: "block", personId: them.id });
  expect(blocked).toMatchObject({ id: muted.id, kind: "block" });
  expect(Date.parse(blocked.since)).toBeGreaterThan(Date.parse(muted.since));
  expect(await list(me)).toMatchObject([
    { id: muted.id, kind: "block" },
    { kind: "mute", spaceId: space.id, name: "Portolano" },
  ]);
  expect(await add(me, { kind: "mute", personId: them.id })).toMatchObject({ id: muted.id, kind: "mute" });
  expect(await list(them)).toEqual([]);
  expect(await codeOf(other.client.blocks.remove({ params: { id: muted.id } }))).toBe("block.notFound");
  await me.client.blocks.remove({ params: { id: muted.id } });
  expect(await codeOf(me.client.blocks.remove({ params: { id: muted.id } }))).toBe("block.notFound");
  expect(await list(me)).toHaveLength(1);
});

test("blocking a Space, oneself, or a missing or disabled user → refused; muting a disabled Space → refused", async () => {
  const me = await aPerson(api);
  const space = await aSpace(api.db);
  const closed = await aSpace(api.db, { enabled: false });
  expect(await codeOf(add(me, { kind: "block", spaceId: space.id } as never))).toBe("request.invalid");
  expect(await codeOf(add(me, { kind: "mute", spaceId: closed.id }))).toBe("space.notFound");
  for (const personId of [me.id, randomUUIDv7(), (await aPerson(api, { enabled: false })).id])
    expect(await codeOf(add(me, { kind: "block", personId }))).toBe("people.notFound");
});

test("blocking a user → the user is not notified, and others still see the user's comments", async () => {
  const [me, them, reader] = [await aPerson(api), await aPerson(api), await aPerson(api)];
  const post = await aPost(api.db, { authorId: me.id });
  const comment = await aComment(api.db, { postId: post.id, authorId: them.id });
  const before = await api.db.selectFrom("outbox").select("id").execute();
  await add(me, { kind: "block", personId: them.id });
  expect(await api.db.selectFrom("outbox").select("id").execute()).toHaveLength(before.length);
  expect(await api.db.selectFrom("notifications").selectAll().where("user_id", "=", them.id).execute()).toEqual([]);
  expect(await api.db.selectFrom("activities").selectAll().where("user_id", "=", them.id).execute()).toEqual([]);
  const seen = (await reader.client.comments.list({ params: { id: post.id }, query: {} }))!;
  expect(seen.content).toMatchObject([{ id: comment.id }]);
});

test("concurrent blocks by a user → never exceed the maximum; two users block each other → no deadlock", async () => {
  const me = await aPerson(api);
  const spaces = Array.from({ length: blockLimits.max - 2 }, () => {
    const id = randomUUIDv7();
    return { id, name: "S", url: `s-${id.slice(-20)}` };
  });
  await api.db.insertInto("spaces").values(spaces).execute();
  const rows = spaces.map(({ id }) => ({
    id: randomUUIDv7(),
    user_id: me.id,
    kind: "mute",
    space_id: id,
    created_at: new Date(),
  }));
  await api.db.insertInto("blocks").values(rows).execute();
  const people = await Promise.all(Array.from({ length: 6 }, () => aPerson(api)));
  const codes = await Promise.all(people.map(({ id }) => codeOf(add(me, { kind: "block", personId: id }))));
  expect(codes.filter((code) => code === null)).toHaveLength(2);
  expect(codes.filter((code) => code === "block.tooMany")).toHaveLength(4);

  const [one, two] = people as [Person, Person];
  for (let round = 0; round < 5; round++) {
    const kinds = ["mute", "block"] as const;
    await Promise.all([
      add(one, { kind: kinds[round % 2]!, personId: two.id }),
      add(two, { kind: "block", personId: one.id }),
    ]);
  }
  expect(await list(one)).toMatchObject([{ kind: "mute", personId: two.id }]);
});
