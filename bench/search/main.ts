import { jobSuggestionQuery, publicJobPostSearch } from "@orbita/contract";
import type { Db } from "@orbita/db";
import { plantScale } from "@orbita/db/seed";
import { guest, handlers, indexes, type ReadCtx } from "@orbita/features";
import { connectSearch, dropIndex, rebuild, standing, type SearchClient } from "@orbita/platform";
import { createDatabase, prepareTemplate, serverUrl } from "@orbita/testing";
import { sql } from "kysely";
import { bearerOf } from "../bearer.ts";
import { startApi } from "../child.ts";
import { recordEngineRequests } from "../engine-requests.ts";
import { report } from "../figures.ts";
import type { LoadRequest } from "../load.ts";
import { asking, compare, given, readSize, type PairFigures } from "../pairs.ts";
import { productionOf } from "../production.ts";
import { searchQuestions } from "./questions.ts";

/** A request that is measured: to the api, and as a call of the feature, whose requests to the engine are the baseline. */
type SearchBenchRequest = { readonly ask: LoadRequest; readonly call: (ctx: ReadCtx) => Promise<unknown> };

const quick = process.argv.includes("--quick");
const posts = Number(given("posts") ?? (quick ? 10_000 : 100_000));
/** Number of talents whose fits are measured. */
const talents = 4;
/** Texts as people type them into the job search, the last word unfinished. */
const typed = { beginning: "svi", title: "infermi", words: "java milan", slip: "manutnez" };

/** Fills the index as `./orbita rebuild job-posts` does, and merges it to one segment. */
async function fillIndex(db: Db, search: SearchClient): Promise<void> {
  const source = indexes.find(({ definition }) => definition.name === "job-posts")!;
  await rebuild(search, {
    definition: source.definition,
    ids: (after, limit) => source.ids(db, after, limit),
    project: (ids) => source.project(db, ids),
  });
  const index = search.indexName(source.definition.name);
  await search.client.indices.forcemerge({ index, max_num_segments: 1 }, { requestTimeout: 300_000 });
}

const publicScope = { "x-request-scope": "public" };

/** The requests of guests: searches and suggestions. */
function guestRequests(path: string): Record<string, SearchBenchRequest> {
  const searches = Object.entries(searchQuestions).map(([name, question]) => {
    const headers = { "content-type": "application/json", ...publicScope };
    const ask = { url: `${path}/search`, method: "POST", headers, body: JSON.stringify(question) };
    const body = publicJobPostSearch.parse(question);
    return [`search ${name}`, { ask, call: (ctx: ReadCtx) => handlers.jobPosts.search(ctx, { body }) }];
  });
  const suggestions = Object.entries(typed).map(([name, q]) => {
    const ask = { url: `${path}/suggest?q=${encodeURIComponent(q)}`, headers: publicScope };
    const query = jobSuggestionQuery.parse({ q });
    return [`suggest ${name}`, { ask, call: (ctx: ReadCtx) => handlers.jobPosts.suggest(ctx, { query }) }];
  });
  return Object.fromEntries([...searches, ...suggestions]) as Record<string, SearchBenchRequest>;
}

/** Measures the job search, its suggestions and the jobs that fit, against the same requests sent directly to the engine. */
async function measure(): Promise<void> {
  await prepareTemplate();
  const database = await createDatabase();
  const { db } = database;
  const prefix = `bench-${Math.random().toString(36).slice(2)}-`;
  const search = connectSearch(serverUrl("OPENSEARCH_URL"), prefix);
  await plantScale({ url: database.url, talents, posts });
  await fillIndex(db, search);
  const production = productionOf(database.url);
  const api = await startApi({ ...production.env, OPENSEARCH_PREFIX: prefix });
  const results: Record<string, PairFigures & { apiCpuMs: number }> = {};
  const size = readSize(50);

  async function run(name: string, { ask, call }: SearchBenchRequest, userId: string | null): Promise<void> {
    const actor = userId === null ? guest : { ...guest, id: userId };
    const ctx = (recorded: SearchClient) =>
      ({ tx: db, db, now: new Date(), actor, search: recorded }) as unknown as ReadCtx;
    const replay = await recordEngineRequests(search, (recorded) => call(ctx(recorded)));
    const bare = async () => {
      const begin = performance.now();
      await replay();
      return performance.now() - begin;
    };
    const before = await api.cpuMicros();
    const figures = await compare(bare, asking(ask), size);
    const requests = (size.rounds + 1) * size.pairs;
    results[name] = { ...figures, apiCpuMs: Math.round(((await api.cpuMicros()) - before) / 10 / requests) / 100 };
    process.stderr.write(`${name}: ${JSON.stringify(results[name])}\n`);
  }

  const base = `${api.origin}/api/v1`;
  for (const [name, one] of Object.entries(guestRequests(`${base}/public/jobpost`))) await run(name, one, null);
  const people = await db
    .selectFrom("resumes")
    .select("owner_id")
    .where("owner_id", "is not", null)
    .where(sql<boolean>`experience <> '[]'::jsonb`)
    .limit(talents)
    .execute();
  for (const [at, { owner_id: userId }] of people.entries()) {
    const authorization = await (await bearerOf(db, production, userId!))();
    const ask = { url: `${base}/me/job-fits`, headers: { ...publicScope, authorization } };
    const call = (ctx: ReadCtx) => handlers.jobFits.list(ctx, { query: { page: 0, size: 20 } });
    await run(`fits ${at + 1}`, { ask, call }, userId);
  }

  api.stop();
  await dropIndex(search, (await standing(search, "job-posts")).current!);
  await search.close();
  await database.drop();
  production.forget();
  report(
    "search",
    { posts, results },
    Object.values(results).every(({ holds }) => holds),
  );
}

await measure();
