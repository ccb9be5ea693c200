import { byteOrderMark, backOfficeLimits, type EntityKind, type SearchPayload } from "@orbita/contract";
import type { Db } from "@orbita/db";
import { sql } from "kysely";
import { romeDay } from "../kernel/rome-day.ts";
import { defineRunner, type RunContext } from "../runs/index.ts";
import { csvHead, csvLine } from "./cells.ts";
import { countEntities, orderedRecords } from "./search-entities.ts";
import { entityOf } from "./source.ts";

export type ExportInput = {
  readonly kind: EntityKind;
  readonly filters: SearchPayload["filters"];
  readonly sort: SearchPayload["sort"];
  readonly language: "it" | "en";
};

/** The maximum number of rows of an export in memory, however long the list is. */
const batch = 1_000;

/** Reads the rows with a server-side cursor, which sorts once, reads one snapshot and fetches in batches. */
async function* rowsIn(tx: Db, { kind, filters, sort }: ExportInput): AsyncGenerator<Record<string, unknown>[]> {
  const statement = orderedRecords(tx, entityOf(kind), { filters, sort });
  await sql`declare rows no scroll cursor for ${statement}`.execute(tx);
  for (;;) {
    const { rows } = await sql<Record<string, unknown>>`fetch ${sql.lit(batch)} from rows`.execute(tx);
    if (rows.length > 0) yield rows;
    if (rows.length < batch) return;
  }
}

async function* linesOf(running: RunContext, tx: Db, asked: ExportInput): AsyncGenerator<Uint8Array> {
  const entity = entityOf(asked.kind);
  yield Buffer.from(byteOrderMark + csvHead(entity, asked.language));
  let done = 0;
  for await (const rows of rowsIn(tx, asked)) {
    yield Buffer.from(rows.map((row) => csvLine(entity, row, asked.language)).join(""));
    await running.counted((done += rows.length));
    if (await running.stopped()) throw new Stopped("stopped");
  }
}

class Stopped extends Error {}

const fileName = ({ kind, language }: ExportInput, now: Date) =>
  `${entityOf(kind).words.many[language].toLowerCase().replaceAll(/\s+/g, "-")}-${romeDay(now)}.csv`;

const day = 86_400_000;

export const exportRunner = defineRunner<ExportInput>("export", async (running, asked) => {
  const { db, storage, now } = running.ctx;
  await running.total(await countEntities(db, entityOf(asked.kind), asked.filters));
  // Each attempt of an export writes to a new key, so that the partial file of a failed attempt is never used.
  const key = `exports/${running.run.id}/${Date.now()}.csv`;
  try {
    await db
      .transaction()
      .setAccessMode("read only")
      .execute((tx) => storage.putStream(key, linesOf(running, tx, asked), "text/csv; charset=utf-8"));
  } catch (error) {
    if (error instanceof Stopped) return;
    throw error;
  }
  await running.file(key, fileName(asked, now), new Date(now.getTime() + backOfficeLimits.exportDays * day));
});
