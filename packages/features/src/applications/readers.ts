import type { Reader } from "@orbita/contract";
import type { Db } from "@orbita/db";
import { findMembers, type MemberRow } from "../members/index.ts";

const presentReader = (row: MemberRow): Reader => ({
  name: row.named_to_talents ? `${row.first_name} ${row.last_name}` : null,
  role: row.role,
  qualification: row.qualification,
  profileImage: row.named_to_talents ? row.profile_image_id : null,
});

/** All members of the Space: by name and role, or by role alone where a member prefers. None where the Space turned this off. */
export async function findReaders(db: Db, spaceId: string): Promise<Reader[]> {
  const { show_readers } = await db
    .selectFrom("spaces")
    .select("show_readers")
    .where("id", "=", spaceId)
    .executeTakeFirstOrThrow();
  return show_readers ? (await findMembers(db, spaceId)).map(presentReader) : [];
}

/** Who is told of what comes in: who may answer it. */
export const findAnswerers = async (db: Db, spaceId: string): Promise<string[]> =>
  (await findMembers(db, spaceId)).filter(({ role }) => role !== "viewer").map(({ user_id }) => user_id);
