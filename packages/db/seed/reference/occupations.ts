import { sql } from "kysely";
import type { Db } from "../../src/client.ts";
import { hint, outboxChannel } from "../../src/outbox.ts";
import { inTransaction } from "../../src/tx.ts";
import { aliasesOf, recordsOf } from "./records.ts";
import { tellOf } from "./skills.ts";

export async function readOccupations() {
  const records = await recordsOf(new URL("occupations.tsv", import.meta.url));
  return records.map(({ code = "", isco08, it_m, it_f, en, aliases_it, aliases_en, weight }) => ({
    id: code,
    isco08: isco08 || null,
    it_masculine: it_m,
    it_feminine: it_f,
    en,
    aliases: [...new Set([...aliasesOf(aliases_it), ...aliasesOf(aliases_en)])],
    weight: Number(weight),
  }));
}

/**
 * Updates the table of occupations from the file and returns the number of changed rows. Job titles cannot be edited in the
 * product, so no edits are lost.
 */
export async function loadOccupations(db: Db): Promise<number> {
  const given = JSON.stringify(await readOccupations());
  const changed = await inTransaction(db, { actorId: null, requestId: "reference" }, async (tx) => {
    const { rows } = await sql<{ id: string }>`
      insert into occupations (id, isco08, it_masculine, it_feminine, label_en, aliases, weight)
      select id, isco08, it_masculine, it_feminine, en, aliases, weight from jsonb_to_recordset(${given}::jsonb)
        as given (id text, isco08 text, it_masculine text, it_feminine text, en text, aliases text[], weight int)
      on conflict (id) do update set isco08 = excluded.isco08, it_masculine = excluded.it_masculine,
        it_feminine = excluded.it_feminine, label_en = excluded.label_en, aliases = excluded.aliases,
        weight = excluded.weight, version = occupations.version + 1
      where (occupations.isco08, occupations.it_masculine, occupations.it_feminine, occupations.label_en,
        occupations.aliases, occupations.weight) is distinct from (excluded.isco08, excluded.it_masculine,
        excluded.it_feminine, excluded.label_en, excluded.aliases, excluded.weight)
      returning id`.execute(tx);
    const ids = rows.map(({ id }) => id);
    await tellOf(tx, "occupation.changed", ids);
    return ids.length;
  });
  if (changed > 0) await hint(db, outboxChannel);
  return changed;
}
