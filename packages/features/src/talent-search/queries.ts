import type { Db } from "@orbita/db";
import { sql } from "kysely";
import { resumes, type ResumeRow } from "../resumes/index.ts";

/** Who asks, as far as hiding goes: a person with all their Spaces, and everybody of the Space that they ask for. */
export type Seeker = { spaceIds: readonly string[]; domains: readonly string[] };

export type DocumentRow = ResumeRow & {
  found: boolean;
  show_name: boolean;
  /** Of all rows that the document is made of. */
  document_version: number;
  /** Of those that decide what is shown: a document of another is not answered. */
  shown_version: number;
  hidden_spaces: string[];
  hidden_domains: string[];
};

/** Opted in, and there: neither disabled nor about to be forgotten. */
const isFound = sql<boolean>`resumes.enabled and users.enabled and users.deletes_at is null
  and coalesce(settings.visible_in_talent_search, false)`;
const shownVersion = sql<number>`resumes.version + coalesce(settings.version, 0)`;

export const findDocuments = (db: Db, ids: readonly string[]): Promise<DocumentRow[]> =>
  resumes(db)
    .leftJoin("user_settings as settings", "settings.user_id", "resumes.owner_id")
    .select([isFound.as("found"), shownVersion.as("shown_version")])
    .select([
      sql<boolean>`coalesce(settings.show_name, true)`.as("show_name"),
      sql<number>`resumes.version + users.version + coalesce(settings.version, 0)`.as("document_version"),
      sql<string[]>`array(select space_id::text from hidden_from where user_id = users.id and space_id is not null)`.as(
        "hidden_spaces",
      ),
      sql<string[]>`array(select domain from hidden_from where user_id = users.id and domain is not null)`.as(
        "hidden_domains",
      ),
    ])
    .where("resumes.owner_id", "is not", null)
    .where("resumes.id", "in", [...ids])
    .execute();

/** Which of them may be answered to this one at this moment, each with the version that its document must have. */
export async function answerable(db: Db, ids: readonly string[], seeker: Seeker): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; version: number }>`
    select resumes.id, ${shownVersion} as version
    from resumes join users on users.id = resumes.owner_id left join user_settings settings on settings.user_id = users.id
    where resumes.id = any (${ids}::uuid[]) and ${isFound} and not exists (
      select from hidden_from h where h.user_id = users.id
        and (h.space_id = any (${seeker.spaceIds}::uuid[]) or h.domain = any (${seeker.domains}::text[])))`.execute(db);
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** Of the whole Space: who hides from a domain hides from every Space where somebody of it works. */
export const emailsOf = async (db: Db, spaceId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom("members")
    .innerJoin("users", "users.id", "members.user_id")
    .select("users.email")
    .where("members.space_id", "=", spaceId)
    .where("members.enabled", "=", true)
    .execute();
  return rows.map(({ email }) => email);
};

export const resumeIdsOf = async (db: Db, userIds: readonly string[]): Promise<string[]> => {
  if (userIds.length === 0) return [];
  const rows = await db
    .selectFrom("resumes")
    .select("id")
    .where("owner_id", "in", [...userIds])
    .execute();
  return rows.map(({ id }) => id);
};

/** In the order of their ids, for rebuilding the index; those that Spaces keep are in none. */
export async function resumeIds(db: Db, after: string | null, limit: number): Promise<string[]> {
  let query = db.selectFrom("resumes").select("id").where("owner_id", "is not", null).orderBy("id").limit(limit);
  if (after) query = query.where("id", ">", after);
  return (await query.execute()).map(({ id }) => id);
}
