import type { Db } from "@orbita/db";

type RecruiterRow = { readonly id: string; readonly space: string; readonly url: string };

/**
 * Active recruiters and owners of an enabled Space, with the Space's name and URL. Excludes disabled, unconfirmed and leaving
 * users.
 */
export const findRecruiters = (db: Db, spaceId: string): Promise<RecruiterRow[]> =>
  db
    .selectFrom("members")
    .innerJoin("users", "users.id", "members.user_id")
    .innerJoin("spaces", "spaces.id", "members.space_id")
    .select(["users.id", "spaces.name as space", "spaces.url"])
    .where("members.space_id", "=", spaceId)
    .where("spaces.enabled", "=", true)
    .where("members.enabled", "=", true)
    .where("members.role", "in", ["recruiter", "owner"])
    .where("users.enabled", "=", true)
    .where("users.email_verified_at", "is not", null)
    .where("users.deletes_at", "is", null)
    .orderBy("users.id")
    .execute();
