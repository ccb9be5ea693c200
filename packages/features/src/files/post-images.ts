import type { Tx } from "@orbita/db";
import { sql } from "kysely";

/** True if all files are this user's post images and not used yet. Locks them, so that two posts cannot use the same image. */
export async function holdOwnImages(tx: Tx, userId: string, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const { rows: held } = await sql`
    select from files where id = any (${ids}::uuid[]) and owner_id = ${userId} and purpose = 'postImage' and status = 'ready'
    for no key update`.execute(tx);
  // This query runs after the lock, so that it sees changes by a post that has locked the images before.
  const { rows: used } = await sql`select from post_images where file_id = any (${ids}::uuid[]) limit 1`.execute(tx);
  return held.length === ids.length && used.length === 0;
}

/** Transfers images to the owner of their post: a user or a Space. Images of platform posts have no owner but the post. */
export async function handOverImages(
  tx: Tx,
  ids: readonly string[],
  { ownerId, spaceId }: { ownerId: string | null; spaceId: string | null },
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable("files")
    .set({ owner_id: ownerId, space_id: spaceId })
    .where("id", "in", [...ids])
    .execute();
}
