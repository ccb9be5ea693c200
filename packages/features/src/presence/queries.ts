import type { Db } from "@orbita/db";
import { sql } from "kysely";

/** The given users who are active members of the Space, ordered by name. */
export const findColleagues = (db: Db, spaceId: string, userIds: readonly string[]) =>
  db
    .selectFrom("members")
    .innerJoin("users", "users.id", "members.user_id")
    .select(["users.id", "users.profile_image_id as profileImage"])
    .select(sql<string>`users.first_name || ' ' || users.last_name`.as("name"))
    .where("members.space_id", "=", spaceId)
    .where("members.enabled", "=", true)
    .where("users.enabled", "=", true)
    .where("users.id", "in", [...userIds])
    .orderBy("name")
    .orderBy("users.id")
    .execute();
