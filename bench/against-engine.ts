import { setTimeout as sleep } from "node:timers/promises";
import type { Db } from "@orbita/db";
import { connectSearch, dropIndex, ensureIndex, project, queryOf, standing } from "@orbita/platform";
import { createDatabase, prepareTemplate, serverUrl } from "@orbita/testing";
import { startChild } from "./child.ts";
import { median, report, round } from "./figures.ts";
import { load } from "./load.ts";
import { productionOf } from "./production.ts";

type Definition = Parameters<typeof queryOf>[1];
type Wanted = Parameters<typeof queryOf>[0];
type Document = { id: string; source: object };
type Options = {
  /** Of the figures. */
  name: string;
  /** What is in the index, in the words of the report. */
  counted: string;
  index: Definition;
  documentOf: (number: number) => Document;
  /** What the tables must hold beside. */
  plant?: (db: Db) => Promise<void>;
  /** Where the api is asked. */
  path: string;
  questions: Record<string, object>;
  /** The question as the api reads it. */
  read: (question: object) => Wanted;
};
type Figures = { bareMs: number; oursMs: number; addedMs: number; ratio: number; holds: boolean };

const quick = process.argv.includes("--quick");
const given = process.argv.find((word) => word.startsWith("--documents="))?.split("=")[1];
const documents = Number(given ?? (quick ? 10_000 : 100_000));
const rounds = quick ? 3 : 5;
const pairs = quick ? 50 : 200;
const batch = 500;

async function fill(search: ReturnType<typeof connectSearch>, { index, documentOf }: Options): Promise<string> {
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

/** One at a time, in alternating pairs: what else the machine does meets both. */
async function compare(askBare: () => Promise<unknown>, askOurs: () => Promise<number[]>): Promise<Figures> {
  const [bare, ours]: [number[], number[]] = [[], []];
  for (let turn = 0; turn <= rounds; turn++) {
    const [bareTimes, oursTimes]: [number[], number[]] = [[], []];
    for (let pair = 0; pair < pairs; pair++) {
      const begin = performance.now();
      await askBare();
      bareTimes.push(performance.now() - begin);
      oursTimes.push(...(await askOurs()));
    }
    // The first round warms caches and compilers.
    if (turn === 0) continue;
    bare.push(median(bareTimes));
    ours.push(median(oursTimes));
  }
  const [bareMs, oursMs] = [round(median(bare)), round(median(ours))];
  const [addedMs, ratio] = [round(oursMs - bareMs), round(oursMs / bareMs)];
  return { bareMs, oursMs, addedMs, ratio, holds: bareMs >= 20 ? ratio <= 1.3 : addedMs <= 4 };
}

/** A search of the api against the engine asked the same by its official client. */
export async function againstEngine(options: Options): Promise<void> {
  const { name, counted, index, path, questions, read } = options;
  await prepareTemplate();
  const database = await createDatabase();
  const prefix = `bench-${Math.random().toString(36).slice(2)}-`;
  const search = connectSearch(serverUrl("OPENSEARCH_URL"), prefix);
  await options.plant?.(database.db);
  const real = await fill(search, options);
  const production = productionOf(database.url);
  const api = await startChild(new URL("api/whole.ts", import.meta.url), {
    ...production.env,
    OPENSEARCH_PREFIX: prefix,
  });

  // A start on a busy machine keeps the loop, and who is late refuses.
  for (let tries = 0; tries < 50 && (await fetch(`${api.origin}/api/v1`)).status === 503; tries++) await sleep(200);

  const results: Record<string, Figures> = {};
  for (const [asked, question] of Object.entries(questions)) {
    const body = queryOf(read(question), index);
    const ask = {
      url: `${api.origin}/api/v1${path}`,
      method: "POST",
      headers: { "content-type": "application/json", "x-request-scope": "public" },
      body: JSON.stringify(question),
    };
    results[asked] = await compare(
      () => search.client.search({ index: real, body }),
      () => load(ask, { count: 1, connections: 1 }),
    );
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
