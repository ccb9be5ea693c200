import { againstSql, allHold, openWorld } from "../against-sql.ts";
import { report } from "../figures.ts";
import { given, sizeOf } from "../pairs.ts";
import { generate } from "./generate.ts";
import { questionsOf, walk } from "./questions.ts";

/**
 * Boards and lists over a million applications, against the same SQL through bare node:http + pg, in alternating pairs; checks every
 * query plan, and walks a whole list by its cursor. See docs/benchmarks.md.
 */
const quick = process.argv.includes("--quick");
const applications = Number(given("applications") ?? (quick ? 10_000 : 1_000_000));

const open = await openWorld((db) => generate(db, applications));
const { db, world, generatedSeconds } = open;
const results = await againstSql(open, {
  questions: await questionsOf(db, world),
  headers: { "x-request-scope": "talent", "x-space-id": world.spaceId },
  bearer: await open.bearerOf(world.ownerId),
  large: ["applications", "application_steps", "application_notes"],
  size: sizeOf(50),
});
const walked = await walk(db, world);
await open.drop();
const holds = walked.lost === 0 && walked.repeated === 0 && allHold(results);
report("applications", { applications, generatedSeconds, results, walked }, holds);
