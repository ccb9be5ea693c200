import type { Reader } from "@orbita/contract";
import type { Db } from "@orbita/db";
import { findMembers, type MemberRow } from "../members/index.ts";

const presentReader = (row: MemberRow): Reader => ({
  name: row.named_to_talents ? `${row.first_name} ${row.last_name}` : null,
  role: row.role,
  qualification: row.qualification,
  profileImage: row.named_to_talents ? row.profile_image_id : null,
});

/**
 * All members of the Space: with name and role, or with the role alone if the member prefers that. Empty if the Space turned this
 * off.
 */
export async function findReaders(db: Db, spaceId: string): Promise<Reader[]> {
  const { show_readers } = await db
    .selectFrom("spaces")
    .select("show_readers")
    .where("id", "=", spaceId)
    .executeTakeFirstOrThrow();
  return show_readers ? (await findMembers(db, spaceId)).map(presentReader) : [];
}

/** The members who are notified of new applications: those who may answer. */
export const findAnswerers = async (db: Db, spaceId: string): Promise<string[]> =>
  (await findMembers(db, spaceId)).filter(({ role }) => role !== "viewer").map(({ user_id }) => user_id);
