import type { Tx } from "@orbita/db";
import { sql } from "kysely";

/** All of these are this person's pictures for a post, and in none yet; held, so that two posts do not take one at once. */
export async function holdOwnImages(tx: Tx, userId: string, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const { rows: held } = await sql`
    select from files where id = any (${ids}::uuid[]) and owner_id = ${userId} and purpose = 'postImage' and status = 'ready'
    for no key update`.execute(tx);
  // Asked after they were held: who came first has put them into a post by now.
  const { rows: used } = await sql`select from post_images where file_id = any (${ids}::uuid[]) limit 1`.execute(tx);
  return held.length === ids.length && used.length === 0;
}

/** A post's pictures are whose the post is: a person's, a Space's, or, where it is the house's, the post's alone. */
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
