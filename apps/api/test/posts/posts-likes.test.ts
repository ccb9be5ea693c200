import { randomUUIDv7 } from "node:crypto";
import { connect, inTransaction } from "@orbita/db";
import { aBlock, aComment, aPost, proofSize } from "@orbita/testing";
import { sql, type RawBuilder } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startApi, type ApiClient, type TestApi } from "../support/harness.ts";
import { aSpeakingSpace, aWriter, type PostWriter } from "./posts-world.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

const one = (id: string) => ({ params: { id: id } });
/** Runs `act` on all items, at most `lanes` of them concurrently. */
async function atOnce<T>(lanes: number, items: readonly T[], act: (item: T, lane: number) => Promise<unknown>) {
  const waiting = [...items];
  const run = async (lane: number) => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await act(item, lane);
  };
  await Promise.all(Array.from({ length: lanes }, (_, lane) => run(lane)));
}
const likesOf = async (id: string) => (await api.guest.posts.read(one(id)))!.likes;

test("liking or unliking a post repeatedly → counted once", async () => {
  const [anna, bruno] = [await aWriter(api), await aWriter(api)];
  const { id } = (await anna.say({}))!;
  const set = (liked: boolean) => bruno.client.posts.like({ ...one(id), body: { liked } });
  expect(await set(true)).toEqual({ liked: true, likes: 1 });
  for (const answer of await Promise.all([set(true), set(true), set(true)]))
    expect(answer).toEqual({ liked: true, likes: 1 });
  expect(await bruno.client.posts.read(one(id))).toMatchObject({ liked: true, likes: 1 });
  expect(await anna.client.posts.read(one(id))).toMatchObject({ liked: false, likes: 1 });
  expect(await set(false)).toEqual({ liked: false, likes: 0 });
  expect(await set(false)).toEqual({ liked: false, likes: 0 });
});

test("likers of a post → newest first; blocked, disabled or leaving ones are neither listed nor counted", async () => {
  const [anna, reader] = [await aWriter(api), await aWriter(api)];
  const { id } = (await anna.say({}))!;
  const likers = [];
  for (let at = 0; at < 6; at++) {
    const liker = await aWriter(api);
    await liker.client.posts.like({ ...one(id), body: {} });
    likers.push(liker);
  }
  const [blocked, blocking, disabled, leaving, fourth, fifth] = likers.map((liker) => liker.id);
  await aBlock(api.db, { userId: reader.id, personId: blocked! });
  await aBlock(api.db, { userId: blocking!, personId: reader.id });
  await api.db.updateTable("users").set({ enabled: false }).where("id", "=", disabled!).execute();
  await api.db.updateTable("users").set({ deletes_at: new Date() }).where("id", "=", leaving!).execute();
  const seen = async () => {
    const list = (await reader.client.posts.likes({ ...one(id), query: {} }))!;
    expect(list.totalElements).toBe(list.content.length);
    expect((await reader.client.posts.read(one(id)))!.likes).toBe(list.totalElements);
    return list.content.map((author) => author.id);
  };
  expect(await seen()).toEqual([fifth, fourth]);
  expect(await likesOf(id)).toBe(4);
  // A liker who is both blocked and disabled is subtracted from the count once.
  await api.db.updateTable("users").set({ enabled: false }).where("id", "=", blocked!).execute();
  expect(await seen()).toEqual([fifth, fourth]);
  await api.db
    .updateTable("users")
    .set({ enabled: true, deletes_at: null })
    .where("id", "in", [disabled!, leaving!])
    .execute();
  expect(await seen()).toEqual([fifth, fourth, leaving, disabled]);
  const page = (await anna.client.posts.likes({ ...one(id), query: { page: 1, size: 2 } }))!;
  expect(page).toMatchObject({ totalElements: 5, totalPages: 3, content: [{ id: leaving }, { id: disabled }] });
});

test("comment count of a post → equals the comment list: without blocked, muted, disabled or closed authors", async () => {
  const [anna, reader, muted, blocked] = [
    await aWriter(api),
    await aWriter(api),
    await aWriter(api),
    await aWriter(api),
  ];
  const [space, closed] = [await aSpeakingSpace(api), await aSpeakingSpace(api)];
  const { id } = (await anna.say({}))!;
  const gone = await aWriter(api);
  for (const authorId of [anna.id, muted.id, blocked.id, gone.id]) await aComment(api.db, { postId: id, authorId });
  for (const { id: spaceId, recruiter } of [space, closed])
    await aComment(api.db, { postId: id, spaceId, authorId: recruiter.id });
  await aComment(api.db, { postId: id, authorId: anna.id, enabled: false });
  await aComment(api.db, { postId: id, authorId: anna.id, text: null });
  const counted = async (client: ApiClient) => [
    (await client.posts.read(one(id)))!.comments,
    (await client.comments.list({ ...one(id), query: {} }))!.total,
  ];
  expect(await counted(reader.client)).toEqual([6, 6]);
  await aBlock(api.db, { userId: reader.id, personId: muted.id, kind: "mute" });
  await aBlock(api.db, { userId: blocked.id, personId: reader.id });
  await aBlock(api.db, { userId: reader.id, spaceId: space.id, kind: "mute" });
  expect(await counted(reader.client)).toEqual([3, 3]);
  await api.db.updateTable("users").set({ enabled: false }).where("id", "=", gone.id).execute();
  await api.db.updateTable("spaces").set({ enabled: false }).where("id", "=", closed.id).execute();
  expect(await counted(reader.client)).toEqual([1, 1]);
  expect(await counted(api.guest)).toEqual([4, 4]);
  // An author who is both muted and disabled is subtracted from the count of comments once.
  await api.db.updateTable("users").set({ enabled: false }).where("id", "=", muted.id).execute();
  await api.db.updateTable("spaces").set({ enabled: false }).where("id", "=", space.id).execute();
  expect(await counted(reader.client)).toEqual([1, 1]);
});

const crowd = proofSize({ short: 100, whole: 1_000 });
const half = crowd / 2;
/** The number of users who are disabled during the test, and of others who are deleted. */
const leavers = crowd / 20;

test(
  `${crowd} likes of a post at once, half of them withdrawn at once → the count is exact, also when users are deleted`,
  { timeout: 300_000 },
  async () => {
    const post = await aPost(api.db, {});
    const ids = Array.from({ length: crowd }, () => randomUUIDv7());
    await sql`insert into users (id, email, username, first_name, last_name)
    select id, id || '@posta.example', 'persona ' || id, 'Una', 'Persona' from unnest(${ids}::uuid[]) id`.execute(
      api.db,
    );
    const pools = Array.from({ length: 4 }, () => connect({ url: api.database.url, max: 10 }));
    const like = (userId: string, at: number) =>
      sql`insert into post_likes (post_id, user_id, created_at) values (${post.id}, ${userId}, now())
      on conflict do nothing`.execute(pools[at % pools.length]!);
    const unlike = (userId: string, at: number) =>
      sql`delete from post_likes where post_id = ${post.id} and user_id = ${userId}`.execute(pools[at % pools.length]!);
    try {
      // Each like is sent twice, as over a bad network.
      await atOnce(40, [...ids, ...ids], like);
      expect(await likesOf(post.id)).toBe(crowd);
      await atOnce(40, [...ids.slice(0, half), ...ids.slice(0, half)], unlike);
      expect(await likesOf(post.id)).toBe(half);
      // Half of the users like while others unlike, and some users are disabled or deleted at the same time.
      const mixed = [atOnce(20, ids.slice(0, half), like), atOnce(20, ids.slice(half, crowd - 2 * leavers), unlike)];
      const alone = (statement: (id: string) => RawBuilder<unknown>) => (id: string) =>
        inTransaction(api.db, { actorId: null, requestId: "test" }, (tx) => statement(id).execute(tx));
      const going = [
        atOnce(
          4,
          ids.slice(0, leavers),
          alone((id) => sql`update users set enabled = false where id = ${id}`),
        ),
        atOnce(
          4,
          ids.slice(crowd - 2 * leavers, crowd - leavers),
          alone((id) => sql`delete from users where id = ${id}`),
        ),
      ];
      await Promise.all([...mixed, ...going]);
      expect(await likesOf(post.id)).toBe(half);
      await sql`update users set enabled = true where id = any (${ids}::uuid[])`.execute(api.db);
      expect(await likesOf(post.id)).toBe(half + leavers);
      await sql`delete from users where id = any (${ids}::uuid[])`.execute(api.db);
      expect(await likesOf(post.id)).toBe(0);
    } finally {
      await Promise.all(pools.map((pool) => pool.destroy()));
    }
  },
);

const callers = proofSize({ short: 30, whole: 200 });

test(
  `${callers} people like a post through the API, twenty at once → all are counted`,
  { timeout: 300_000 },
  async () => {
    const post = await aPost(api.db, {});
    const people = [];
    for (let at = 0; at < callers; at++) people.push(await aWriter(api));
    const set = (liked: boolean) => (person: PostWriter) =>
      person.client.posts.like({ ...one(post.id), body: { liked } });
    await atOnce(20, people, set(true));
    expect(await likesOf(post.id)).toBe(callers);
    await atOnce(20, people.slice(0, callers / 2), set(false));
    expect(await likesOf(post.id)).toBe(callers / 2);
  },
);
