import type { Db } from "@orbita/db";
import { connectSearch, dropIndex, ensureIndex, project, queryOf, standing } from "@orbita/platform";
import { createDatabase, prepareTemplate, serverUrl } from "@orbita/testing";
import { startApi } from "./child.ts";
import { report } from "./figures.ts";
import { asking, compare, given, readSize, type PairFigures } from "./pairs.ts";
import { productionOf } from "./production.ts";

type EngineIndexDefinition = Parameters<typeof queryOf>[1];
type SearchPayload = Parameters<typeof queryOf>[0];
type EngineDocument = { id: string; source: object };
type EngineBenchOptions = {
  /** The name of the benchmark in the report. */
  name: string;
  /** The name of the indexed documents in the report, such as "posts". */
  counted: string;
  index: EngineIndexDefinition;
  documentOf: (number: number) => EngineDocument;
  /** Inserts rows that the API needs into PostgreSQL, in addition to the search documents. */
  plant?: (db: Db) => Promise<void>;
  /** The path of the API route that is measured. */
  path: string;
  questions: Record<string, object>;
  /** Parses the request body as the API does. */
  read: (question: object) => SearchPayload;
};

const quick = process.argv.includes("--quick");
const documents = Number(given("documents") ?? (quick ? 10_000 : 100_000));
const batch = 500;

async function fill(
  search: ReturnType<typeof connectSearch>,
  { index, documentOf }: EngineBenchOptions,
): Promise<string> {
  await ensureIndex(search, index);
  for (let from = 0; from < documents; from += batch) {
    const some = Array.from({ length: batch }, (_, i) => documentOf(from + i));
    await project(
      search,
      some.map(({ id, source }) => ({ index: index.name, id, version: 1, source })),
    );
  }
  const name = search.indexName(index.name);
  await search.client.indices.refresh({ index: name });
  await search.client.indices.forcemerge({ index: name, max_num_segments: 1 }, { requestTimeout: 300_000 });
  return name;
}

const timed = (ask: () => Promise<unknown>) => async () => {
  const begin = performance.now();
  await ask();
  return performance.now() - begin;
};

/** Compares a search through the API with the same search by OpenSearch's official client. */
export async function againstEngine(options: EngineBenchOptions): Promise<void> {
  const { name, counted, index, path, questions, read } = options;
  await prepareTemplate();
  const database = await createDatabase();
  const prefix = `bench-${Math.random().toString(36).slice(2)}-`;
  const search = connectSearch(serverUrl("OPENSEARCH_URL"), prefix);
  await options.plant?.(database.db);
  const real = await fill(search, options);
  const production = productionOf(database.url);
  const api = await startApi({ ...production.env, OPENSEARCH_PREFIX: prefix });

  const results: Record<string, PairFigures> = {};
  for (const [asked, question] of Object.entries(questions)) {
    const body = queryOf(read(question), index);
    const ask = {
      url: `${api.origin}/api/v1${path}`,
      method: "POST",
      headers: { "content-type": "application/json", "x-request-scope": "public" },
      body: JSON.stringify(question),
    };
    const bare = timed(() => search.client.search({ index: real, body }));
    results[asked] = await compare(bare, asking(ask), readSize(50));
  }
  api.stop();
  await dropIndex(search, (await standing(search, index.name)).current!);
  await search.close();
  await database.drop();
  production.forget();
  report(
    name,
    { [counted]: documents, results },
    Object.values(results).every(({ holds }) => holds),
  );
}
