import { againstSql, allHold, openWorld } from "../against-sql.ts";
import { generate } from "../applications/generate.ts";
import { report } from "../figures.ts";
import { given, sizeOf } from "../pairs.ts";
import { fillMessages } from "./generate.ts";
import { questionsOf, walk } from "./questions.ts";

/**
 * An inbox, its count and threads over a hundred thousand messages, against the same SQL through bare node:http + pg, in alternating
 * pairs; checks every query plan, and walks a long thread backwards. See docs/benchmarks.md.
 */
const quick = process.argv.includes("--quick");
const messages = Number(given("messages") ?? (quick ? 20_000 : 100_000));
const applications = 10_000;
const long = 2_000;

const open = await openWorld(async (db) => {
  const world = await generate(db, applications);
  return { ...world, ...(await fillMessages(db, world, { messages, long })) };
});
const { db, world, generatedSeconds } = open;
const results = await againstSql(open, {
  questions: questionsOf(world, long),
  headers: { "x-request-scope": "talent", "x-space-id": world.spaceId },
  bearer: await open.bearerOf(world.ownerId),
  large: ["messages", "message_threads", "message_files"],
  size: sizeOf(50),
});
const walked = await walk(db, world);
await open.drop();
const holds = walked.inOrder && walked.seen === long && allHold(results);
report("messages", { messages: world.written, applications, generatedSeconds, results, walked }, holds);
