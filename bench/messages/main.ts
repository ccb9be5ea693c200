import { againstSql, allHold, openWorld } from "../against-sql.ts";
import { generateApplications } from "../applications/generate.ts";
import { report } from "../figures.ts";
import { given, readSize } from "../pairs.ts";
import { fillMessages } from "./generate.ts";
import { messageQuestions, walkMessages } from "./questions.ts";

/**
 * Measures an inbox, its unread count and its threads over a hundred thousand messages, compared in alternating pairs with a
 * baseline server that sends the same SQL with only node:http and pg. Checks every query plan, and reads a long thread backwards.
 * See docs/benchmarks.md.
 */
const quick = process.argv.includes("--quick");
const messages = Number(given("messages") ?? (quick ? 20_000 : 100_000));
const applications = 10_000;
const long = 2_000;

const open = await openWorld(async (db) => {
  const world = await generateApplications(db, applications);
  return { ...world, ...(await fillMessages(db, world, { messages, long })) };
});
const { db, world, generatedSeconds } = open;
const results = await againstSql(open, {
  questions: messageQuestions(world, long),
  headers: { "x-request-scope": "talent", "x-space-id": world.spaceId },
  bearer: await open.bearerOf(world.ownerId),
  large: ["messages", "message_threads", "message_files"],
  size: readSize(50),
});
const walked = await walkMessages(db, world);
await open.drop();
const holds = walked.inOrder && walked.seen === long && allHold(results);
report("messages", { messages: world.written, applications, generatedSeconds, results, walked }, holds);
