import type { ApplicationReader } from "@orbita/contract";
import type { Db } from "@orbita/db";
import { findMembers, type MemberRow } from "../members/index.ts";

const presentReader = (row: MemberRow): ApplicationReader => ({
  name: row.named_to_talents ? `${row.first_name} ${row.last_name}` : null,
  role: row.role,
  qualification: row.qualification,
  profileImage: row.named_to_talents ? row.profile_image_id : null,
});

/**
 * The people who can read an application, as shown to its talent: all members of the Space with name and role, or with the role
 * alone if the member prefers that. Empty if the Space does not show its readers.
 */
export async function findReaders(db: Db, spaceId: string): Promise<ApplicationReader[]> {
  const { show_readers } = await db
    .selectFrom("spaces")
    .select("show_readers")
    .where("id", "=", spaceId)
    .executeTakeFirstOrThrow();
  return show_readers ? (await findMembers(db, spaceId)).map(presentReader) : [];
}

/** The members who are notified of new applications: those who may answer. */
export const findApplicationReaders = async (db: Db, spaceId: string): Promise<string[]> =>
  (await findMembers(db, spaceId)).filter(({ role }) => role !== "viewer").map(({ user_id }) => user_id);
