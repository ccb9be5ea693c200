import type { Db } from "@orbita/db";
import { sql } from "kysely";
import type { OccupationIndexRow } from "./occupation-book.ts";
import type { PlaceRow } from "./place-book.ts";
import type { SkillIndexRow } from "./skill-book.ts";

/** A fingerprint that changes whenever the taxonomies change. */
export async function findEdition(db: Db): Promise<string> {
  const { rows } = await sql<{ edition: string }>`
    select concat_ws(' ',
      (select concat_ws(' ', count(*), sum(version), max(updated_at), min(id::text)) from skills),
      (select concat_ws(' ', count(*), sum(version), min(id)) from occupations),
      (select count(*) from skill_relations), (select count(*) from locations)) as edition`.execute(db);
  return rows[0]!.edition;
}

/** All skills, the best-known first, because the first one keeps a name that several share. */
export async function findSkillRows(db: Db): Promise<SkillIndexRow[]> {
  const { rows } = await sql<SkillIndexRow>`
    with up as (select skill_id, other_id from skill_relations where kind = 'narrower'),
    above as (select skill_id, other_id from up
      union select one.skill_id, two.other_id from up one join up two on two.skill_id = one.other_id
      where two.other_id <> one.skill_id)
    select s.id, s.label_it as it, s.label_en as en, s.aliases, s.kind = 'soft' as soft,
      s.id || array(select gone.id from skills gone where gone.merged_into = s.id) as ids,
      array(select other_id from above where skill_id = s.id) as broader
    from skills s where s.merged_into is null order by s.weight desc, s.id`.execute(db);
  return rows;
}

export const findOccupationRows = (db: Db): Promise<OccupationIndexRow[]> =>
  db
    .selectFrom("occupations")
    .select(["id", "it_masculine as itMasculine", "it_feminine as itFeminine", "label_en as en"])
    .select(["aliases", "isco08", "weight"])
    .orderBy("id")
    .execute();

export const findPlaceRows = (db: Db): Promise<PlaceRow[]> =>
  db
    .selectFrom("locations")
    .select(["city", "region", "country", "lat", "lon", "typed"])
    .orderBy("population", "desc")
    .orderBy("id")
    .execute();
