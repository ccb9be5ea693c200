import type { Db } from "@orbita/db";
import { sql } from "kysely";
import { resumes, type ResumeRow } from "../resumes/index.ts";
import { isFoundResume, shownVersion } from "./queries.ts";

export type ResumeDocumentRow = ResumeRow & {
  found: boolean;
  /** The sum of the versions of all rows that make up the search document. */
  document_version: number;
  /** The sum of the versions of the rows that decide which data of the person are shown. A document with another version is not returned. */
  shown_version: number;
  /** Account data that identifies the owner. It is used to remove the identity from free text. */
  email: string | null;
  phone: string | null;
  /** The latest change of any row that contributes to the search document. */
  changed_at: Date;
  hidden_spaces: string[];
  hidden_domains: string[];
};

export const findResumeDocuments = (db: Db, ids: readonly string[]): Promise<ResumeDocumentRow[]> =>
  resumes(db)
    .leftJoin("user_settings as settings", "settings.user_id", "resumes.owner_id")
    .select(["users.email", "users.phone"])
    .select([isFoundResume.as("found"), shownVersion.as("shown_version")])
    .select([
      sql<Date>`greatest(resumes.updated_at, users.updated_at, settings.updated_at)`.as("changed_at"),
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

export const resumeIdsOf = async (db: Db, userIds: readonly string[]): Promise<string[]> => {
  if (userIds.length === 0) return [];
  const rows = await db
    .selectFrom("resumes")
    .select("id")
    .where("owner_id", "in", [...userIds])
    .execute();
  return rows.map(({ id }) => id);
};

export async function countFoundResumes(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from resumes join users on users.id = resumes.owner_id
      left join user_settings settings on settings.user_id = users.id where ${isFoundResume}`.execute(db);
  return rows[0]!.count;
}

/** Ids of users' resumes in id order, for rebuilding the index. Resumes of Spaces are not indexed. */
export async function resumeIds(db: Db, after: string | null, limit: number): Promise<string[]> {
  let query = db.selectFrom("resumes").select("id").where("owner_id", "is not", null).orderBy("id").limit(limit);
  if (after) query = query.where("id", ">", after);
  return (await query.execute()).map(({ id }) => id);
}
