import { aBlock, aChannel, aPost, aSpace, proofSize } from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { follow, listed } from "./feed-world.ts";
import { startApi, type TestApi } from "../support/harness.ts";
import { aPerson } from "../support/people.ts";
import { seeded } from "../support/resume-privacy-world.ts";

/** Number of runs. In each run, a reader pages through the feed from top to end while others write. */
const walks = proofSize({ short: 3, whole: 500 });
const seed = Number(process.env.SEED ?? 20_261_116);
const random = seeded(seed);

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

type Person = Awaited<ReturnType<typeof aPerson>>;
/** A feed post as the test models it, independent of the tested code. */
type ExpectedPost = { id: string; at: number; authorId: string | null; touched: boolean };

async function aWorld() {
  const me = await aPerson(api);
  const people = await Promise.all(Array.from({ length: 6 }, () => aPerson(api)));
  const space = await aSpace(api.db);
  const [joined, closed, open] = [
    await aChannel(api.db, { members: [me.id] }),
    await aChannel(api.db, { type: "closed", members: [me.id] }),
    await aChannel(api.db),
  ];
  await follow(api, me.id, { personId: people[0]!.id });
  await follow(api, me.id, { spaceId: space.id });
  await follow(api, me.id, { tag: "turni" });
  /** Options for a new post, each for another reason why the post is in the reader's feed. */
  const ways: (() => Parameters<typeof aPost>[1])[] = [
    () => ({}),
    () => ({ channelId: joined.id }),
    () => ({ channelId: closed.id, tags: ["turni"] }),
    () => ({ channelId: open.id, authorId: people[0]!.id }),
    () => ({ channelId: open.id, spaceId: space.id, tags: ["turni"] }),
    () => ({ channelId: open.id, tags: ["porto", "turni"] }),
    () => ({ spaceId: space.id }),
  ];
  const begin = Date.now() - 3_600_000;
  const posts: ExpectedPost[] = [];
  /** Writes a post. Many posts share few timestamps, so the order must be stable for equal timestamps. */
  const say = async (at: number) => {
    const authorId = random.pick(people).id;
    const options = { authorId, ...random.pick(ways)() };
    const { id } = await aPost(api.db, { at: new Date(at), ...options });
    posts.push({ id, at, authorId: options.spaceId ? null : options.authorId, touched: false });
  };
  for (let n = 0; n < 40; n++) await say(begin + Math.floor(random.next() * 12) * 1_000);
  return { me, people, posts, say, begin };
}
type FeedPagingWorld = Awaited<ReturnType<typeof aWorld>>;

const touch = (world: FeedPagingWorld, one: ExpectedPost | undefined) => {
  if (one) one.touched = true;
  return one?.id ?? world.posts[0]!.id;
};

/** A random change by other users between two pages: it affects posts above, below or among those that the reader has already loaded. */
async function changeFeed(world: FeedPagingWorld): Promise<void> {
  const { me, people, posts, say, begin } = world;
  const one = posts.length > 0 ? random.pick(posts) : undefined;
  switch (
    random.pick(["post", "post", "past", "remove", "disable", "enable", "edit", "block", "unblock", "leave", "like"])
  ) {
    case "post":
      await say(Date.now());
      break;
    // A post that is committed late, with a timestamp that the reader has passed already.
    case "past":
      await say(begin + Math.floor(random.next() * 12) * 1_000);
      posts.at(-1)!.touched = true;
      break;
    case "remove":
      await api.db.deleteFrom("posts").where("id", "=", touch(world, one)).execute();
      break;
    case "disable":
    case "enable":
      await api.db.updateTable("posts").set({ enabled: random.flip() }).where("id", "=", touch(world, one)).execute();
      break;
    // An edit does not move a post.
    case "edit":
      await api.db
        .updateTable("posts")
        .set({ text: "Altro", edited_at: new Date() })
        .where("id", "=", one!.id)
        .execute();
      break;
    case "block":
    case "leave":
      await shun(world, random.pick(people));
      break;
    case "unblock":
      await api.db.deleteFrom("blocks").where("user_id", "=", me.id).execute();
      break;
    default:
      await api.db
        .insertInto("post_likes")
        .values({ post_id: one!.id, user_id: random.pick(people).id, created_at: new Date() })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
        // A concurrent change may have deleted the post.
        .catch(() => {});
  }
}

/** Makes the reader block or mute a person. Marks the person's posts as touched, because they disappear until this is undone. */
async function shun({ me, posts }: FeedPagingWorld, { id }: Person): Promise<void> {
  for (const post of posts) if (post.authorId === id) post.touched = true;
  await api.db.deleteFrom("blocks").where("user_id", "=", me.id).where("person_id", "=", id).execute();
  await aBlock(api.db, { userId: me.id, personId: id, kind: random.flip() ? "block" : "mute" });
}

const isAfter = (one: { at: string; id: string }, other: { at: string; id: string }) =>
  one.at > other.at || (one.at === other.at && one.id > other.id);

test(`paging through the feed while others write, delete and hide posts → none twice, none missed, in order (seed ${seed})`, async () => {
  let [pages, steady] = [0, 0];
  for (let walk = 0; walk < walks; walk++) {
    const world = await aWorld();
    const there = [...world.posts];
    const size = 1 + Math.floor(random.next() * 7);
    const read: { id: string; at: string }[] = [];
    for (let cursor: string | null | undefined; cursor !== null; pages++) {
      const page = await listed(world.me.client, { size, ...(cursor !== undefined && { cursor }) });
      read.push(...page.content.map(({ id, at }) => ({ id, at })));
      ({ cursor } = page);
      for (let n = 0; n < 3; n++) await changeFeed(world);
    }
    const ids = read.map(({ id }) => id);
    expect(new Set(ids).size, `walk ${walk}: twice`).toBe(ids.length);
    for (const [n, post] of read.entries()) if (n > 0) expect(isAfter(read[n - 1]!, post), `walk ${walk}`).toBe(true);
    const missed = there.filter(({ id, touched }) => !touched && !ids.includes(id));
    expect(missed, `walk ${walk}: missed`).toEqual([]);
    steady += there.filter(({ touched }) => !touched).length;
    // All runs share the common feed, so it is emptied before the next run.
    await api.db.deleteFrom("posts").execute();
  }
  // Fails if the runs were trivial: if nearly every post was touched, or each run read all posts on one page.
  expect(steady).toBeGreaterThan(walks * 3);
  expect(pages).toBeGreaterThan(walks * 4);
}, 3_600_000);
