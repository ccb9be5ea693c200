import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { migrate } from "@orbita/db";
import { createDatabase, type TestDatabase } from "@orbita/testing";
import { Client } from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

let database: TestDatabase;
let folder: string;
const write = (name: string, text: string) => writeFile(join(folder, name), text);
const run = (retries: Parameters<typeof migrate>[2]) => migrate(database.url, pathToFileURL(`${folder}/`), retries);

async function connectClient(): Promise<Client> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  return client;
}

beforeAll(async () => void (database = await createDatabase()));
afterAll(() => database.drop());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "migrations-"));
  const client = await connectClient();
  await client.query("delete from migrations; drop table if exists things; create table things (id int, name text)");
  await client.query("insert into things values (1, 'one'), (1, 'two')");
  await client.end();
});

test("a transaction holds the table → the migration gives way, reads continue, and it succeeds afterwards", async () => {
  await write("0001-a.sql", "alter table things add column seen timestamptz");
  const holder = await connectClient();
  await holder.query("begin");
  await holder.query("select from things");

  const messages: string[] = [];
  const migration = run({ lockMs: 200, pauseMs: 100, log: (text) => messages.push(text) });
  const reader = await connectClient();
  const waits: number[] = [];
  // Without a lock_timeout the first read would wait behind the migration for as long as the holder's transaction is open.
  await reader.query("set statement_timeout = '5s'");
  while (messages.length < 3) {
    const begin = performance.now();
    const { rowCount } = await reader.query("select from things");
    expect(rowCount).toBe(2);
    waits.push(performance.now() - begin);
  }
  expect(waits.length).toBeGreaterThan(3);
  expect(messages[0]).toBe("migration 0001-a.sql got no lock within 200 ms; attempt 1 of 120");

  await holder.query("commit");
  expect(await migration).toEqual(["0001-a.sql"]);
  await reader.query("select seen from things");
  await Promise.all([holder.end(), reader.end()]);
});

test("the table is locked during all attempts → error with the name of the migration, and nothing is applied", async () => {
  await write("0001-a.sql", "create table others (id int); alter table things add column seen timestamptz");
  const holder = await connectClient();
  await holder.query("begin; lock table things in access exclusive mode");
  await expect(run({ lockMs: 50, pauseMs: 10, attempts: 2 })).rejects.toThrow("migration 0001-a.sql failed");
  await holder.query("rollback");
  const { rows } = await holder.query(
    "select to_regclass('others') as found, (select count(*)::int from migrations) as applied",
  );
  expect(rows).toEqual([{ found: null, applied: 0 }]);
  await holder.end();
});

test("a failed concurrent index → the next run drops the invalid rest and creates the index", async () => {
  await write("0001-a.sql", "-- no-transaction\ncreate unique index concurrently things_id on things (id)");
  await expect(run({})).rejects.toThrow("migration 0001-a.sql failed");
  const client = await connectClient();
  const validity = "select indisvalid from pg_index where indexrelid = 'things_id'::regclass";
  expect((await client.query(validity)).rows).toEqual([{ indisvalid: false }]);
  await client.query("delete from things where name = 'two'");
  expect(await run({})).toEqual(["0001-a.sql"]);
  expect((await client.query(validity)).rows).toEqual([{ indisvalid: true }]);
  await client.end();
});

test("rollback: the database has migrations of a newer release → nothing to apply; a missing file between → refused", async () => {
  await write("0001-a.sql", "create table if not exists firsts (id int)");
  await run({});
  const client = await connectClient();
  await client.query("insert into migrations (name, checksum) values ('0003-c.sql', 'newer')");
  expect(await run({})).toEqual([]);
  await write("0002-b.sql", "select 1");
  await expect(run({})).rejects.toThrow("migration 0003-c.sql was applied, but the folder has 0002-b.sql there");
  await client.end();
});
