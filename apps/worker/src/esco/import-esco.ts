import { addToOutbox, hint, inTransaction, outboxChannel, type Db } from "@orbita/db";
import { mergeEscoConcepts } from "@orbita/features";
import { sql } from "kysely";
import { makeStage, stageBroader, stageConcepts } from "./stage.ts";

export type EscoFiles = { en?: string | undefined; it?: string | undefined; broader?: string | undefined };
export type EscoOutcome = { read: number; added: number; changed: number };

const batch = 500;

/**
 * Imports ESCO's skills in one transaction. It keeps our ids, names and categories, and adds missing skills and aliases.
 * Importing the same files again changes nothing.
 */
export async function importEsco(db: Db, { en, it, broader }: EscoFiles): Promise<EscoOutcome> {
  const outcome = await inTransaction(db, { actorId: null, requestId: "esco", why: "ESCO import" }, async (tx) => {
    // The lock allows only one import at a time, and none while an admin or user creates a skill name.
    await sql`select pg_advisory_xact_lock(hashtextextended('skill names', 0))`.execute(tx);
    await makeStage(tx);
    const read = Math.max(en ? await stageConcepts(tx, en, "en") : 0, it ? await stageConcepts(tx, it, "it") : 0);
    if (broader) await stageBroader(tx, broader);
    for (const table of ["esco_concepts", "esco_broader"]) await sql`analyze ${sql.table(table)}`.execute(tx);
    const { added, changed } = await mergeEscoConcepts(tx);
    const ids = [...new Set([...added, ...changed])];
    for (let from = 0; from < ids.length; from += batch) {
      const payload = { ids: ids.slice(from, from + batch) };
      await addToOutbox(tx, { name: "skill.changed", payload, destinations: ["search"] });
    }
    return { read, added: added.length, changed: ids.length - added.length };
  });
  await hint(db, outboxChannel);
  return outcome;
}
