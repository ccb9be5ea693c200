import { againstSql, allHold, openWorld } from "../against-sql.ts";
import { report } from "../figures.ts";
import { given, readSize } from "../pairs.ts";
import { generateFeed, feedSizes } from "./generate.ts";
import { likeAtOnce } from "./likes.ts";
import { feedQuestions } from "./questions.ts";

/**
 * Measures the feed of a user who follows five hundred people, Spaces and tags and is in thirty channels, over two hundred thousand
 * posts and a million likes. Compares page one and page two hundred, in alternating pairs, with a baseline server that sends the
 * same SQL with only node:http and pg. Checks every query plan, and sends a thousand likes at once. See docs/benchmarks.md.
 */
const quick = process.argv.includes("--quick");
const posts = Number(given("posts") ?? (quick ? 10_000 : 200_000));

const open = await openWorld((db) => generateFeed(db, posts));
const { db, world, generatedSeconds } = open;
let likes: Awaited<ReturnType<typeof likeAtOnce>>;
const results = await againstSql(open, {
  questions: await feedQuestions(db, world, 200 * Math.min(1, posts / 20_000)),
  headers: { "x-request-scope": "public" },
  bearer: await open.bearerOf(world.readerId),
  large: ["posts", "post_tags", "comments", "post_likes", "post_counts", "users", "mentions"],
  size: readSize(30),
  env: { LIMIT_FACTOR: "1000" },
  beside: async ({ origin }) => {
    likes = await likeAtOnce({ db, origin, postId: world.likedId, count: 1_000, bearerOf: open.bearerOf });
  },
});
await open.drop();
report("feed", { sizes: feedSizes(posts), generatedSeconds, results, likes: likes! }, likes!.exact && allHold(results));
