import { entityFeatures } from "@orbita/contract";
import { handlers } from "@orbita/features";
import { againstSql, allHold, openWorld } from "../against-sql.ts";
import { report } from "../figures.ts";
import { given, sizeOf } from "../pairs.ts";
import { exportOf } from "./export.ts";
import { generate } from "./generate.ts";
import { questions } from "./questions.ts";

/**
 * The list of people over a million of them, against the same SQL through bare node:http + pg, in alternating pairs; and the list
 * as a file, whose memory must not grow with it. See docs/benchmarks.md.
 */
const quick = process.argv.includes("--quick");
const users = Number(given("users") ?? (quick ? 10_000 : 1_000_000));

const open = await openWorld((db) => generate(db, users));
const { patient, world, generatedSeconds } = open;
const results = await againstSql(open, {
  questions: Object.entries(questions).map(([name, body]) => ({
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
  // Whoever looks for words in a list of people, or far down in it, reads it.
  large: [],
  size: sizeOf(20, 40),
});

// A tenth first: what it needs at most is what the whole may need too, but for the noise of the collector.
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
