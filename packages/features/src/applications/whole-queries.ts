import type { Db } from "@orbita/db";
import { sql } from "kysely";
import type { ApplicationRow } from "./queries.ts";

export type FullApplicationRow = ApplicationRow & {
  job_post_title: string;
  notes: number;
  /** The name of the document attached to the application. */
  document_name: string | null;
  /** The interface language of the talent who applied. */
  language: string;
  /** True if the talent's account is enabled and not scheduled for deletion, so that messages reach them. */
  talent_there: boolean;
};

/** An application with all related data. Includes applications removed from the lists, because links to them still work. */
export const findFullApplication = (db: Db, id: string): Promise<FullApplicationRow | undefined> =>
  db
    .selectFrom("applications")
    .innerJoin("job_posts", "job_posts.id", "applications.job_post_id")
    .innerJoin("users", "users.id", "applications.talent_id")
    .leftJoin("files", "files.id", "applications.document_id")
    .selectAll("applications")
    .select(["job_posts.title as job_post_title", "files.name as document_name", "users.language"])
    .select(sql<boolean>`users.enabled and users.deletes_at is null`.as("talent_there"))
    .select(
      sql<number>`(select count(*)::integer from application_notes n where n.application_id = applications.id)`.as(
        "notes",
      ),
    )
    .where("applications.id", "=", id)
    .executeTakeFirst() as Promise<FullApplicationRow | undefined>;

export const findSpaceOfApplication = (
  db: Db,
  id: string,
): Promise<{ space_id: string; enabled: boolean } | undefined> =>
  db.selectFrom("applications").select(["space_id", "enabled"]).where("id", "=", id).executeTakeFirst();
