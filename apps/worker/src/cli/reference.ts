import { connect } from "@orbita/db";
import { loadGazetteer } from "@orbita/db/seed";
import { readDatabaseConfig } from "../config.ts";

/** node apps/worker/src/cli/reference.ts: brings the lists that every installation needs to what this release carries. */
const start = performance.now();
const db = connect({ url: readDatabaseConfig().DATABASE_URL, max: 1, applicationName: "reference" });
try {
  const changed = await loadGazetteer(db);
  process.stdout.write(`gazetteer: ${changed} rows changed in ${Math.round(performance.now() - start)} ms\n`);
} finally {
  await db.destroy();
}
