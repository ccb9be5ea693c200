import { connect, type Db } from "@orbita/db";
import { loadGazetteer, loadOccupations, loadSkills, loadVocabulary } from "@orbita/db/seed";
import { readDatabaseConfig } from "../config.ts";

/** The loaders of the reference lists, in the order in which they run. Each is idempotent and returns the number of rows it changed. */
const loaders: Record<string, (db: Db) => Promise<number>> = {
  gazetteer: loadGazetteer,
  vocabulary: loadVocabulary,
  skills: loadSkills,
  occupations: loadOccupations,
};

/** Updates the reference lists, which every installation needs, to the content of this release: node apps/worker/src/cli/reference.ts. */
const db = connect({ url: readDatabaseConfig().DATABASE_URL, max: 1, applicationName: "reference", patient: true });
try {
  for (const [name, load] of Object.entries(loaders)) {
    const start = performance.now();
    const changed = await load(db);
    process.stdout.write(`${name}: ${changed} rows changed in ${Math.round(performance.now() - start)} ms\n`);
  }
} finally {
  await db.destroy();
}
