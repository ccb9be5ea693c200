import type { Resume } from "@orbita/contract";
import type { Db, Tables, Tx } from "@orbita/db";
import { sql, type Selectable, type Updateable } from "kysely";
import { jobWishesOf, type JobWishesWithRoles } from "../job-wishes/index.ts";

export type ResumeColumns = Selectable<Tables["resumes"]>;
type SkillItem = Resume["technicalSkills"][number];
export type ResumeRow = ResumeColumns & {
  username: string | null;
  user_first_name: string | null;
  user_last_name: string | null;
  profile_image_id: string | null;
  skills: (SkillItem & { kind: "technical" | "soft" })[];
  languages: Resume["languages"];
  job_wishes: JobWishesWithRoles | null;
};

const itsSkills = sql<ResumeRow["skills"]>`coalesce((
  select json_agg(json_build_object('id', r.item_id, 'origin', r.origin, 'kind', r.kind, 'skillId', r.skill_id, 'name', r.name,
    'label', case when s.id is not null then json_build_object('it', s.label_it, 'en', s.label_en) end,
    'category', case when s.id is not null then json_build_object('code', c.code, 'it', c.label_it, 'en', c.label_en) end,
    'level', r.level) order by r.position)
  from resume_skills r left join skills s on s.id = r.skill_id left join skill_categories c on c.code = s.category
  where r.resume_id = resumes.id), '[]')`;
const itsLanguages = sql<ResumeRow["languages"]>`coalesce((
  select json_agg(json_build_object('id', r.item_id, 'origin', r.origin, 'code', r.language,
    'label', json_build_object('it', v.label_it, 'en', v.label_en),
    'level', r.level, 'native', r.native, 'mandatory', r.mandatory) order by r.position)
  from resume_languages r join vocabulary_entries v on v.code = r.language where r.resume_id = resumes.id), '[]')`;

export const resumes = (db: Db) =>
  db
    .selectFrom("resumes")
    .leftJoin("users", "users.id", "resumes.owner_id")
    .selectAll("resumes")
    .select([
      "users.username",
      "users.first_name as user_first_name",
      "users.last_name as user_last_name",
      "users.profile_image_id",
    ])
    .select([itsSkills.as("skills"), itsLanguages.as("languages")])
    .select(jobWishesOf(sql.ref("resumes.owner_id")).as("job_wishes"));

/** A resume by its id, or a talent's resume by the talent's id. */
export type ResumeKey = { id: string } | { ownerId: string };

const byKey = (db: Db, key: ResumeKey) =>
  "id" in key ? resumes(db).where("resumes.id", "=", key.id) : resumes(db).where("resumes.owner_id", "=", key.ownerId);

export const findResume = (db: Db, key: ResumeKey): Promise<ResumeRow | undefined> => byKey(db, key).executeTakeFirst();

export const lockResume = (tx: Tx, key: ResumeKey): Promise<ResumeRow | undefined> =>
  byKey(tx, key).forUpdate("resumes").executeTakeFirst();

/** Saves a resume. Always updates the row, even if its columns do not change, because its version also covers skills and languages. */
export async function saveResume(tx: Tx, id: string, change: Updateable<Tables["resumes"]>): Promise<ResumeRow> {
  await tx
    .updateTable("resumes")
    .set({ enabled: sql`enabled`, ...change })
    .where("id", "=", id)
    .execute();
  return resumes(tx).where("resumes.id", "=", id).executeTakeFirstOrThrow();
}

export async function insertResume(
  tx: Tx,
  values: { space_id: string; first_name: string; last_name: string } | { owner_id: string; version: number },
): Promise<string> {
  const { id } = await tx.insertInto("resumes").values(values).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** Deletes the resume's row. Skills, languages, versions and links are deleted by cascade. */
export async function deleteRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("resumes").where("id", "=", id).execute();
}

export const memberIds = async (db: Db, spaceIds: readonly string[]) =>
  spaceIds.length === 0
    ? []
    : db
        .selectFrom("members")
        .select(["space_id", "user_id"])
        .where("space_id", "in", [...spaceIds])
        .where("enabled", "=", true)
        .execute();

/** The codes of skills in the taxonomy, by their ids. */
export async function findSkillCodes(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("skills")
    .select(["id", "code"])
    .where("id", "in", [...ids])
    .execute();
  return new Map(rows.map(({ id, code }) => [id, code]));
}

/** Whether the owner wants AI suggestions: true unless they turned them off. */
export const wantsSuggestions = async (db: Db, ownerId: string): Promise<boolean> => {
  const row = await db
    .selectFrom("user_settings")
    .select("ai_suggestions")
    .where("user_id", "=", ownerId)
    .executeTakeFirst();
  return row?.ai_suggestions ?? true;
};
