import { randomUUIDv7 } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { aPost, proofSize } from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aSpeaker, countOf, type Commenter } from "./comments-world.ts";
import { problemOf, startApi, type TestApi } from "../support/harness.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

/** Retries after a 503 with the same idempotency key, like a browser. */
async function insist(call: () => Promise<unknown>): Promise<void> {
  for (;;) {
    const problem = await problemOf(call());
    if (problem?.status !== 503) return expect(problem).toBeNull();
    await sleep(200 + Math.random() * 1_500);
  }
}

const people = proofSize({ short: 8, whole: 25 });
const each = proofSize({ short: 6, whole: 20 });
/** The number of all comments, including the first comment by the post's author. */
const all = people * each + 1;

test(
  `${people * each} comments, as many likes and ${people * 2} deletions at once → the counts are exact`,
  { timeout: 300_000 },
  async () => {
    const crowd: Commenter[] = [];
    for (let n = 0; n < people; n++) crowd.push(await aSpeaker(api));
    const author = crowd[0]!;
    const { id } = await aPost(api.db, { authorId: author.id });
    const top = await author.say(id, "Chi c’è?");
    const say = ({ client }: Commenter, n: number) => {
      const idempotencyKey = randomUUIDv7();
      const body = { text: `Io ${n}`, parentId: n % 2 ? top.id : null };
      return insist(() => client.comments.create({ params: { id }, body }, { idempotencyKey }));
    };
    await Promise.all(crowd.flatMap((one) => Array.from({ length: each }, (_, n) => say(one, n))));
    expect(await countOf(api, id)).toBe(all);
    const { content, total } = await author.read(id, { size: 100 });
    expect(total).toBe(all);
    expect(content[0]!.answers).toHaveLength((people * each) / 2);

    const likedIds = content.slice(0, each).map((one) => one.id);
    await Promise.all(crowd.flatMap((one) => likedIds.map((other) => insist(() => one.like(id, other)))));
    await Promise.all(crowd.map((one) => insist(() => one.like(id, top.id))));
    const counted = (await author.read(id, { size: each })).content;
    expect(counted.map(({ likes }) => likes)).toEqual(likedIds.map(() => people));

    const gone = await Promise.all(
      crowd.map(async (one) => {
        const own = await api.db
          .selectFrom("comments")
          .select("id")
          .where("author_id", "=", one.id)
          .where("text", "<>", "Chi c’è?")
          .limit(2)
          .execute();
        await Promise.all(own.map((row) => insist(() => one.remove(id, row.id))));
        return own.length;
      }),
    );
    const left = all - gone.reduce((sum, count) => sum + count, 0);
    expect(left).toBe(all - people * 2);
    expect(await countOf(api, id)).toBe(left);
    expect((await author.read(id)).total).toBe(left);
  },
);
