import { entityFeatures } from "@orbita/contract";
import { handlers } from "@orbita/features";
import { againstSql, allHold, openWorld } from "../against-sql.ts";
import { report } from "../figures.ts";
import { given, readSize } from "../pairs.ts";
import { exportOf } from "./export.ts";
import { generateRecords } from "./generate.ts";
import { backOfficeSearches } from "./questions.ts";

/**
 * Measures the back-office list of a million users, compared in alternating pairs with a baseline server that sends the same SQL
 * with only node:http and pg. Also measures the list's export, whose memory must not grow with the list. See docs/benchmarks.md.
 */
const quick = process.argv.includes("--quick");
const users = Number(given("users") ?? (quick ? 10_000 : 1_000_000));

const open = await openWorld((db) => generateRecords(db, users));
const { patient, world, generatedSeconds } = open;
const results = await againstSql(open, {
  questions: Object.entries(backOfficeSearches).map(([name, body]) => ({
    name,
    path: "/admin/user/search",
    body,
    ask: (tx) =>
      handlers.adminUser.search({ tx } as never, {
        body: entityFeatures.adminUser.search.body.parse(body),
      }),
  })),
  headers: { "x-request-scope": "admin" },
  bearer: await open.bearerOf(world.adminId),
  // No table is checked for sequential scans, because word searches and deep pages in the list of users need them.
  large: [],
  size: readSize(20, 40),
});

// Exports twice, the second time ten times as many users. The larger export may use no more memory than the smaller one, apart from
// garbage-collector noise.
const small = await exportOf(patient, world.adminId, quick ? 1_000 : 10_000);
const large = await exportOf(patient, world.adminId, quick ? 10_000 : 100_000);
const noiseMb = 48;
const constant = large.state === "done" && large.grewMb <= small.grewMb + noiseMb && large.steps > 1;
await open.drop();
report(
  "back-office",
  { users, generatedSeconds, results, export: { small, large, constant } },
  allHold(results) && constant,
);
