import { sql } from "kysely";
import type { Tx } from "../../src/client.ts";
import { recordsOf } from "./records.ts";

export type SkillRelationSeed = { code: string; relation: string; other: string };

export async function readSkillRelations(): Promise<SkillRelationSeed[]> {
  const records = await recordsOf(new URL("skills/relations.tsv", import.meta.url));
  return records.map(({ code = "", relation = "", other = "" }) => ({ code, relation, other }));
}

/**
 * Synchronises the table of skill relations with the file. A relation of a merged skill is assigned to the skill it was merged into.
 */
export async function saveSkillRelations(tx: Tx): Promise<void> {
  const given = JSON.stringify(await readSkillRelations());
  await sql`
    with wanted as (
      select distinct on (skill_id, other_id) skill_id, other_id, kind from (
        select coalesce(one.merged_into, one.id) as skill_id, coalesce(two.merged_into, two.id) as other_id,
          relation::skill_relation as kind
        from jsonb_to_recordset(${given}::jsonb) as given (code text, relation text, other text)
        join skills one on one.code = given.code join skills two on two.code = given.other) as resolved
      where skill_id <> other_id order by skill_id, other_id, kind),
    gone as (
      delete from skill_relations r
      where not exists (select from wanted w where w.skill_id = r.skill_id and w.other_id = r.other_id))
    insert into skill_relations (skill_id, other_id, kind) select skill_id, other_id, kind from wanted
    on conflict (skill_id, other_id) do update set kind = excluded.kind where skill_relations.kind <> excluded.kind`.execute(
    tx,
  );
}
