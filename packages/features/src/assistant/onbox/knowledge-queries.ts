import type { Db } from "@orbita/db";
import { sql } from "kysely";
import type { RelationRow, SkillNames } from "./skill-families.ts";

export async function findSkillNames(db: Db): Promise<SkillNames[]> {
  const { rows } = await sql<SkillNames>`
    select s.id, s.label_it as it, s.label_en as en, s.aliases, s.kind = 'soft' as soft,
      s.id || array(select gone.id from skills gone where gone.merged_into = s.id) as ids
    from skills s where s.merged_into is null order by s.id`.execute(db);
  return rows;
}

export const findSkillRelations = (db: Db): Promise<RelationRow[]> =>
  db
    .selectFrom("skill_relations")
    .select(["skill_id as skillId", "other_id as otherId", "kind"])
    .orderBy("skill_id")
    .orderBy("other_id")
    .execute();
