import { alone, connect } from "@orbita/db";
import { indexes, indexLock, planRebuild, rebuildStatistics } from "@orbita/features";
import { connectSearch, rebuild } from "@orbita/platform";
import { readIndexConfig } from "../config.ts";

/**
 * Rebuilds one search index, or all of them, from PostgreSQL while the product runs: node apps/worker/src/cli/rebuild.ts [index]. `statistics`
 * recounts the hiring statistics of Spaces.
 */
const [wanted] = process.argv.slice(2);
if (wanted === "statistics") {
  await countAnew();
  process.exit();
}
const chosen = indexes.filter(({ definition }) => wanted === undefined || definition.name === wanted);
if (chosen.length === 0) {
  process.stderr.write(
    `no index ${wanted}; there are: ${indexes.map(({ definition }) => definition.name).join(", ")}; and statistics\n`,
  );
  process.exit(2);
}

const config = readIndexConfig();
const db = connect({ url: config.DATABASE_URL, max: 3, applicationName: "rebuild" });
const search = connectSearch(config.OPENSEARCH_URL, config.OPENSEARCH_PREFIX);
try {
  for (const source of chosen) {
    const { name } = source.definition;
    const start = performance.now();
    const { copied, index } = await alone(db, indexLock(search, name), () =>
      rebuild(search, planRebuild(db, source), {
        shards: config.OPENSEARCH_SHARDS,
        replicas: config.OPENSEARCH_REPLICAS,
        onProgress: (count) => count % 10_000 === 0 && process.stderr.write(`${name}: ${count} read\n`),
      }),
    );
    process.stdout.write(`${name}: ${copied} rows read into ${index} in ${Math.round(performance.now() - start)} ms\n`);
  }
} finally {
  await Promise.all([db.destroy(), search.close()]);
}

/** Recounts the hiring statistics. It takes minutes over millions of events, so the connection has no statement timeout. */
async function countAnew(): Promise<void> {
  const patient = connect({
    url: readIndexConfig().DATABASE_URL,
    max: 3,
    applicationName: "rebuild statistics",
    patient: true,
  });
  const start = performance.now();
  const { events, filled } = await rebuildStatistics(patient);
  const took = Math.round(performance.now() - start);
  process.stdout.write(`statistics: ${events} events counted in ${took} ms; ${filled} were missing\n`);
  await patient.destroy();
}
