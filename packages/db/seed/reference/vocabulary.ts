import { readdir } from "node:fs/promises";
import { sql } from "kysely";
import type { Db, Tx } from "../../src/client.ts";
import { hint, outboxChannel } from "../../src/outbox.ts";
import { inTransaction } from "../../src/tx.ts";
import { aliasesOf, recordsOf } from "./records.ts";
import { tellOf } from "./skills.ts";

const folder = new URL("vocabulary/", import.meta.url);

export type EntrySeed = {
  code: string;
  it: string;
  en: string | null;
  aliases: string[];
  weight: number;
  sort: number;
};

/** Reads the vocabularies from one file per list, which has the list's name. The order of the lines is the order of the entries. */
export async function readVocabulary(): Promise<Map<string, EntrySeed[]>> {
  const files = (await readdir(folder)).filter((name) => name.endsWith(".tsv")).toSorted();
  const lists = files.map(async (file): Promise<[string, EntrySeed[]]> => {
    const records = await recordsOf(new URL(file, folder));
    const entries = records.map(({ code = "", it = "", en, aliases, weight }, index) => ({
      code,
      it,
      en: en || null,
      aliases: aliasesOf(aliases),
      weight: Number(weight),
      sort: index + 1,
    }));
    return [file.slice(0, -".tsv".length), entries];
  });
  return new Map(await Promise.all(lists));
}

/**
 * Saves one vocabulary. Labels that an administrator edited stay. If an administrator set the order, it stays too, and new entries
 * are appended. A merged entry stays merged.
 */
async function saveList(tx: Tx, type: string, entries: readonly EntrySeed[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with list as (
      select coalesce(bool_or(placed), false) as placed, count(*)::integer as amount
      from vocabulary_entries where type = ${type}::vocabulary_type and merged_into is null)
    insert into vocabulary_entries as e (id, type, code, label_it, label_en, aliases, weight, sort)
    select uuid_by_time(), ${type}::vocabulary_type, given.code, it, en, given.aliases, given.weight,
      given.sort + case when list.placed then list.amount else 0 end
    from list, jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as given
      (code text, it text, en text, aliases text[], weight int, sort int) order by given.sort
    on conflict (code) do update set
      label_it = case when e.edited then e.label_it else excluded.label_it end,
      label_en = case when e.edited then e.label_en else excluded.label_en end,
      aliases = case when e.edited then e.aliases else excluded.aliases end,
      weight = excluded.weight,
      sort = case when (select placed from list) then e.sort else excluded.sort end
    where e.merged_into is null and (
      (not e.edited and (e.label_it, e.label_en, e.aliases) is distinct from (excluded.label_it, excluded.label_en, excluded.aliases))
      or e.weight <> excluded.weight or (not (select placed from list) and e.sort <> excluded.sort))
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Renumbers the entries of a list from 1 without gaps, also after an administrator added or merged some. */
async function number(tx: Tx, type: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update vocabulary_entries e set sort = n.place from (
      select id, row_number() over (order by sort, id) as place from vocabulary_entries
      where type = ${type}::vocabulary_type and merged_into is null) n
    where n.id = e.id and e.sort <> n.place returning e.id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Updates the vocabularies from the files and returns the number of changed entries; a second run changes none. */
export async function loadVocabulary(db: Db): Promise<number> {
  const lists = await readVocabulary();
  const author = { actorId: null, requestId: "reference", why: "reference data" };
  const changed = await inTransaction(db, author, async (tx) => {
    const ids = new Set<string>();
    for (const [type, entries] of lists) {
      // Takes the same lock as an administrator who reorders the list, so that the two do not interleave.
      await sql`select pg_advisory_xact_lock(hashtextextended(${`vocabulary ${type}`}, 0))`.execute(tx);
      for (const id of await saveList(tx, type, entries)) ids.add(id);
      for (const id of await number(tx, type)) ids.add(id);
    }
    await tellOf(tx, "vocabulary.changed", [...ids]);
    return ids.size;
  });
  if (changed > 0) await hint(db, outboxChannel);
  return changed;
}
