import type { AuthorKind } from "@orbita/contract";
import type { Db, Tables, Tx } from "@orbita/db";
import { sql, type Insertable, type Selectable, type Updateable } from "kysely";
import { visiblePost, type Viewer } from "../kernel/visibility.ts";

export type PostRow = Omit<Selectable<Tables["posts"]>, "voice"> & { voice: AuthorKind };
export type PostImage = { id: string; alt: string };

/** Locks a post until the transaction ends, which serializes changes. Undefined if the viewer may not open the post. */
export async function lockPost(tx: Tx, viewer: Viewer, id: string): Promise<PostRow | undefined> {
  const { rows } = await sql<PostRow>`
    select post.* from posts post where post.id = ${id} and ${visiblePost(viewer)} for no key update of post`.execute(
    tx,
  );
  return rows[0];
}

/** Locks a post without a visibility check, because an author may have left the channel of their post. */
export async function lockAnyPost(tx: Tx, id: string): Promise<PostRow | undefined> {
  const row = await tx.selectFrom("posts").selectAll().where("id", "=", id).forNoKeyUpdate().executeTakeFirst();
  return row as PostRow | undefined;
}

/** Whether the viewer may open the post; also prevents its deletion until the end of the transaction. */
export async function holdPost(tx: Tx, viewer: Viewer, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from posts post where post.id = ${id} and ${visiblePost(viewer)} for key share of post`.execute(tx);
  return rows.length > 0;
}

export async function insertPost(tx: Tx, values: Insertable<Tables["posts"]>): Promise<void> {
  await tx.insertInto("posts").values(values).execute();
}

export async function savePost(tx: Tx, id: string, change: Updateable<Tables["posts"]>): Promise<void> {
  await tx.updateTable("posts").set(change).where("id", "=", id).execute();
}

export async function deletePost(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("posts").where("id", "=", id).execute();
}

/** Stores the text of a post as it was before a change. */
export async function savePostVersion(tx: Tx, { id, version, text }: PostRow, until: Date): Promise<void> {
  await tx.insertInto("post_versions").values({ post_id: id, version, text, until }).execute();
}

export const findPostVersions = (db: Db, id: string) =>
  db
    .selectFrom("post_versions")
    .select(["text", "until"])
    .where("post_id", "=", id)
    .orderBy("version", "desc")
    .execute();

export async function findImages(db: Db, postId: string): Promise<PostImage[]> {
  const rows = await db
    .selectFrom("post_images")
    .select(["file_id", "alt"])
    .where("post_id", "=", postId)
    .orderBy("place")
    .execute();
  return rows.map(({ file_id, alt }) => ({ id: file_id, alt }));
}

/** Replaces all images of a post, in the given order. */
export async function saveImages(tx: Tx, postId: string, images: readonly PostImage[]): Promise<void> {
  await tx.deleteFrom("post_images").where("post_id", "=", postId).execute();
  if (images.length === 0) return;
  const values = images.map(({ id, alt }, place) => ({ post_id: postId, place, file_id: id, alt }));
  await tx.insertInto("post_images").values(values).execute();
}
