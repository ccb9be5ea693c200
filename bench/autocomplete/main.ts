import { vocabularyRoutes } from "@orbita/contract";
import { vocabularyIndex } from "@orbita/features";
import { connectSearch, dropIndex, ensureIndex, project, queryOf, standing } from "@orbita/platform";
import { createDatabase, prepareTemplate, serverUrl } from "@orbita/testing";
import { startChild } from "../child.ts";
import { median, report, round } from "../figures.ts";
import { load } from "../load.ts";
import { productionOf } from "../production.ts";
import { documentOf } from "./documents.ts";

/** What is offered while somebody types, against the engine asked the same by its official client, in alternating pairs. */
const quick = process.argv.includes("--quick");
const entries = quick ? 10_000 : 100_000;
const rounds = quick ? 3 : 5;
const pairs = quick ? 50 : 200;

const typed: Record<string, string> = { beginning: "svi", word: "logis", slip: "manutnez", two: "tecnico elet" };

await prepareTemplate();
const database = await createDatabase();
const prefix = `bench-${Math.random().toString(36).slice(2)}-`;
const search = connectSearch(serverUrl("OPENSEARCH_URL"), prefix);
await ensureIndex(search, vocabularyIndex);
for (let from = 0; from < entries; from += 2_000)
  await project(
    search,
    Array.from({ length: 2_000 }, (_, i) => documentOf(from + i)).map(({ id, source }) => ({
      index: vocabularyIndex.name,
      id,
      version: 1,
      source,
    })),
  );
const index = search.indexName(vocabularyIndex.name);
await search.client.indices.refresh({ index });
await search.client.indices.forcemerge({ index, max_num_segments: 1 }, { requestTimeout: 300_000 });

const production = productionOf(database.url);
const api = await startChild(new URL("../api/whole.ts", import.meta.url), {
  ...production.env,
  OPENSEARCH_PREFIX: prefix,
});

async function bareOnce(body: object): Promise<number> {
  const begin = performance.now();
  await search.client.search({ index, body });
  return performance.now() - begin;
}

type Figures = { bareMs: number; oursMs: number; addedMs: number; ratio: number; holds: boolean };
const results: Record<string, Figures> = {};
for (const [name, text] of Object.entries(typed)) {
  const question = {
    size: 20,
    filters: [
      { f: "type", v: "benefit", mm: "is" },
      { f: "label", v: text, mm: "c" },
    ],
  };
  const body = queryOf(vocabularyRoutes.elastic.body.parse(question), vocabularyIndex);
  const ask = {
    url: `${api.origin}/api/v1/autocomplete/elastic`,
    method: "POST",
    headers: { "content-type": "application/json", "x-request-scope": "public" },
    body: JSON.stringify(question),
  };
  const [bare, ours]: [number[], number[]] = [[], []];
  for (let turn = 0; turn <= rounds; turn++) {
    const [bareTimes, oursTimes]: [number[], number[]] = [[], []];
    for (let pair = 0; pair < pairs; pair++) {
      bareTimes.push(await bareOnce(body));
      oursTimes.push(...(await load(ask, { count: 1, connections: 1 })));
    }
    // The first round warms caches and compilers.
    if (turn === 0) continue;
    bare.push(median(bareTimes));
    ours.push(median(oursTimes));
  }
  const [bareMs, oursMs] = [round(median(bare)), round(median(ours))];
  const [addedMs, ratio] = [round(oursMs - bareMs), round(oursMs / bareMs)];
  results[name] = { bareMs, oursMs, addedMs, ratio, holds: bareMs >= 20 ? ratio <= 1.3 : addedMs <= 4 };
}
api.stop();
await dropIndex(search, (await standing(search, vocabularyIndex.name)).current!);
await search.close();
await database.drop();
production.forget();
report(
  "autocomplete",
  { entries, results },
  Object.values(results).every(({ holds }) => holds),
);
