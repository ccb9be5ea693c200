import { setImmediate, setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { Client } from "pg";
import { connect, type Db } from "../../src/client.ts";
import { loadGazetteer } from "../reference/gazetteer.ts";
import { loadOccupations } from "../reference/occupations.ts";
import { loadSkills } from "../reference/skills.ts";
import { loadVocabulary } from "../reference/vocabulary.ts";
import { copyRows, type CopyRow, type CopyTable } from "./copy-rows.ts";
import { addPost, postId, postTables } from "./post.ts";
import { addSpace, domainOf, postsOfSpace, spaceId, spaceTables } from "./space.ts";
import { addTalent, hiddenSpaces, talentId, talentTables } from "./talent.ts";
import { readWorld, type TaxonomySampler } from "./world.ts";

export type PlantingProgress = { kind: "spaces" | "talents" | "posts"; done: number; total: number; planted: number };
export type ScaleOptions = {
  url: string;
  talents: number;
  posts: number;
  seed?: number;
  /** The day from which the dates of posts are computed; defaults to today. */
  now?: Date;
  onProgress?: (progress: PlantingProgress) => void;
};
export type SeededCounts = Record<PlantingProgress["kind"], number>;

const batch = 1_000;

type SeedItemKind = {
  kind: PlantingProgress["kind"];
  total: number;
  tables: Readonly<Record<string, CopyTable>>;
  /** How to find the items that an earlier run has seeded: the table that contains them, and the id of the nth item. */
  known: { table: string; idOf: (n: number) => string };
  add: (rows: Record<string, CopyRow[]>, n: number) => void;
};

async function missing(client: Client, { known, total }: SeedItemKind, from: number): Promise<number[]> {
  const numbers = Array.from({ length: Math.min(batch, total - from) }, (_, at) => from + at);
  const ids = numbers.map(known.idOf);
  const { rows } = await client.query<{ id: string }>(`select id from ${known.table} where id = any ($1::uuid[])`, [
    ids,
  ]);
  const there = new Set(rows.map(({ id }) => id));
  return numbers.filter((_, at) => !there.has(ids[at]!));
}

/** How many items to build before yielding to the event loop, so that the previous batch is written in the meantime. */
const breath = 25;

async function rowsOf({ tables, add }: SeedItemKind, numbers: readonly number[]): Promise<Record<string, CopyRow[]>> {
  const rows = Object.fromEntries(Object.keys(tables).map((name) => [name, [] as CopyRow[]]));
  for (const [at, n] of numbers.entries()) {
    add(rows, n);
    if (at % breath === 0) await setImmediate();
  }
  return rows;
}

/** Writes a batch in one transaction, so that a killed run continues after the last complete batch. */
async function write(client: Client, { tables }: SeedItemKind, rows: Record<string, CopyRow[]>): Promise<void> {
  await client.query("begin");
  try {
    for (const [name, table] of Object.entries(tables)) await copyRows(client, table, rows[name]!);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}

async function plant(client: Client, one: SeedItemKind, onProgress: ScaleOptions["onProgress"]): Promise<number> {
  let [planted, writing] = [0, Promise.resolve()];
  for (let from = 0; from < one.total; from += batch) {
    const numbers = await missing(client, one, from);
    const rows = await rowsOf(one, numbers);
    await writing;
    writing = numbers.length > 0 ? write(client, one, rows) : Promise.resolve();
    // The error is handled when the promise is awaited, one batch later. Without this line Node would report an unhandled
    // rejection.
    writing.catch(() => {});
    planted += numbers.length;
    onProgress?.({ kind: one.kind, done: Math.min(one.total, from + batch), total: one.total, planted });
  }
  await writing;
  return planted;
}

function kindsOf(
  world: TaxonomySampler,
  { talents, posts, seed = 1, now = new Date() }: ScaleOptions,
  sectorsKnown: ReadonlySet<string>,
) {
  const today = new Date(`${now.toISOString().slice(0, 10)}T00:00:00Z`);
  const ofSeed = (idOf: (seed: number, n: number) => string) => (n: number) => idOf(seed, n);
  const hiding = { spaceId: ofSeed(spaceId), domainOf: ofSeed(domainOf) };
  return [
    {
      kind: "spaces",
      total: Math.max(hiddenSpaces, Math.ceil(posts / postsOfSpace)),
      tables: spaceTables,
      known: { table: "spaces", idOf: ofSeed(spaceId) },
      add: (rows, n) => addSpace(rows as never, n, { seed, world, sectorsKnown }),
    },
    {
      kind: "talents",
      total: talents,
      tables: talentTables,
      known: { table: "users", idOf: ofSeed(talentId) },
      add: (rows, n) => addTalent(rows as never, n, { seed, world, ...hiding }),
    },
    {
      kind: "posts",
      total: posts,
      tables: postTables,
      known: { table: "job_posts", idOf: ofSeed(postId) },
      add: (rows, n) => addPost(rows as never, n, { seed, world, now: today }),
    },
  ] satisfies SeedItemKind[];
}

/**
 * Turns triggers off for this session: the history rows and the empty resume of each new account would triple the work for no
 * benefit.
 */
async function quiet(client: Client): Promise<void> {
  try {
    await client.query("set session_replication_role = replica");
  } catch (error) {
    const why =
      "this needs a role that may set session_replication_role (grant set on parameter … to …, or a superuser)";
    throw new Error(why, { cause: error });
  }
  await client.query("set synchronous_commit = off");
}

/**
 * Waits for a lock on the writing connection. A killed process holds it until its last write has ended, so that the next process
 * then sees correctly which rows exist.
 */
async function wait(client: Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>(
      "select pg_try_advisory_lock(hashtextextended('scale data', 0)) as mine",
    );
    if (rows[0]?.mine) return;
    await sleep(200);
  }
}

async function readSectors(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{
    code: string;
  }>`select code from vocabulary_entries where type = 'business_sector'`.execute(db);
  return new Set(rows.map(({ code }) => code));
}

/**
 * Seeds any number of talents, Spaces and published posts, which are the same on every run. Adds no outbox rows, so the search
 * indexes must be rebuilt afterwards.
 */
export async function plantScale(options: ScaleOptions): Promise<SeededCounts> {
  const db = connect({ url: options.url, max: 3, applicationName: "seed" });
  const client = new Client({ connectionString: options.url, application_name: "seed" });
  await client.connect();
  try {
    await wait(client);
    for (const load of [loadGazetteer, loadVocabulary, loadSkills, loadOccupations]) await load(db);
    const world = await readWorld(db);
    await quiet(client);
    const planted: SeededCounts = { spaces: 0, talents: 0, posts: 0 };
    for (const one of kindsOf(world, options, await readSectors(db)))
      planted[one.kind] = await plant(client, one, options.onProgress);
    if (Object.values(planted).some((count) => count > 0)) await client.query("vacuum analyze");
    return planted;
  } finally {
    await Promise.all([client.end(), db.destroy()]);
  }
}
