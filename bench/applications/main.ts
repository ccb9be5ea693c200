import { againstSql, allHold, openWorld } from "../against-sql.ts";
import { report } from "../figures.ts";
import { given, readSize } from "../pairs.ts";
import { generateApplications } from "./generate.ts";
import { applicationQuestions, walkApplications } from "./questions.ts";

/**
 * Measures boards and lists over a million applications, compared in alternating pairs with a baseline server that sends the same
 * SQL with only node:http and pg. Checks every query plan, and reads a whole list page by page. See docs/benchmarks.md.
 */
const quick = process.argv.includes("--quick");
const applications = Number(given("applications") ?? (quick ? 10_000 : 1_000_000));

const open = await openWorld((db) => generateApplications(db, applications));
const { db, world, generatedSeconds } = open;
const results = await againstSql(open, {
  questions: await applicationQuestions(db, world),
  headers: { "x-request-scope": "talent", "x-space-id": world.spaceId },
  bearer: await open.bearerOf(world.ownerId),
  large: ["applications", "application_steps", "application_notes"],
  size: readSize(50),
});
const walked = await walkApplications(db, world);
await open.drop();
const holds = walked.lost === 0 && walked.repeated === 0 && allHold(results);
report("applications", { applications, generatedSeconds, results, walked }, holds);
