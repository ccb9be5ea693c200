import type { Tx } from "@orbita/db";
import { sql } from "kysely";
import { categoryOfGroup } from "./groups.ts";
import { inBatches } from "./read-csv.ts";
import { readBroader, readConcepts } from "./read-concepts.ts";

const batch = 1_000;

/** Creates the temporary tables of the ESCO import; they exist only in this transaction. */
export async function makeStage(tx: Tx): Promise<void> {
  await sql`create temp table esco_concepts (uuid uuid primary key, it text, en text, soft boolean not null,
    names text[] not null, skill_id uuid, by_uri boolean not null default false, is_new boolean not null default false) on commit drop`.execute(
    tx,
  );
  await sql`create temp table esco_broader (child text, parent text, code text) on commit drop`.execute(tx);
  await sql`create temp table esco_groups (code text primary key, category text not null) on commit drop`.execute(tx);
  const groups = JSON.stringify(Object.entries(categoryOfGroup).map(([code, category]) => ({ code, category })));
  await sql`insert into esco_groups select code, category from jsonb_to_recordset(${groups}::jsonb)
    as g (code text, category text)`.execute(tx);
}

/** Loads the concepts of one language into the temporary table; returns their number. The languages may be loaded in any order. */
export async function stageConcepts(tx: Tx, file: string, language: "it" | "en"): Promise<number> {
  let count = 0;
  for await (const concepts of inBatches(readConcepts(file), batch)) {
    // If the file has several rows with the same concept id, the first wins.
    const unique = [...new Map(concepts.toReversed().map((concept) => [concept.uuid, concept])).values()].toReversed();
    await sql`
      insert into esco_concepts (uuid, ${sql.ref(language)}, soft, names)
      select uuid, label, soft, names from jsonb_to_recordset(${JSON.stringify(unique)}::jsonb)
        as c (uuid uuid, label text, soft boolean, names text[])
      on conflict (uuid) do update set ${sql.ref(language)} = coalesce(esco_concepts.${sql.ref(language)}, excluded.${sql.ref(language)}),
        names = esco_concepts.names || excluded.names`.execute(tx);
    count += unique.length;
  }
  return count;
}

export async function stageBroader(tx: Tx, file: string): Promise<void> {
  for await (const relations of inBatches(readBroader(file), batch))
    await sql`
      insert into esco_broader select child, parent, "group" from jsonb_to_recordset(${JSON.stringify(relations)}::jsonb)
        as r (child text, parent text, "group" text)`.execute(tx);
}
