import { createHash } from "node:crypto";
import type { Db, Tables, Tx } from "@orbita/db";
import { sql, type Selectable } from "kysely";

export type LinkPreviewRow = Selectable<Tables["link_previews"]>;
/** The result of a link lookup: the preview card of a page, or the company data of a site. */
export type LinkLookupKind = "page" | "site";

const hashOf = (asked: LinkLookupKind, url: string): Buffer => createHash("sha256").update(`${asked} ${url}`).digest();

export const findPreview = (db: Db, asked: LinkLookupKind, url: string): Promise<LinkPreviewRow | undefined> =>
  db.selectFrom("link_previews").selectAll().where("url_hash", "=", hashOf(asked, url)).executeTakeFirst();

export const findPicture = (db: Db, id: string) =>
  db
    .selectFrom("link_previews")
    .select(["image_key", "image_type"])
    .where("id", "=", id)
    .where("image_key", "is not", null)
    .executeTakeFirst();

export type LinkPreviewContent = Pick<
  LinkPreviewRow,
  "title" | "description" | "site" | "image_key" | "image_type" | "image_width" | "image_height"
>;
type FetchedLink = { readonly id: string; readonly asked: LinkLookupKind; readonly url: string; readonly now: Date };

/** Stores the content of a linked page; the last write wins. Returns the row, and the storage key of the previous picture, which the caller deletes. */
export async function savePreview(tx: Tx, { id, asked, url, now }: FetchedLink, shown: LinkPreviewContent) {
  const url_hash = hashOf(asked, url);
  const before = await tx
    .selectFrom("link_previews")
    .select("image_key")
    .where("url_hash", "=", url_hash)
    .forUpdate()
    .executeTakeFirst();
  const values = { ...shown, url, failure: null, fetched_at: now };
  const preview = await tx
    .insertInto("link_previews")
    .values({ id, url_hash, ...values })
    .onConflict((conflict) => conflict.column("url_hash").doUpdateSet(values))
    .returningAll()
    .executeTakeFirstOrThrow();
  return { preview, dropped: before?.image_key ?? null };
}

/** Stores that the lookup of a link failed, but keeps earlier content: a site that is unavailable today does not change the posts that show its preview. */
export async function saveLookupFailure(tx: Tx, { id, asked, url, now }: FetchedLink, failure: string): Promise<void> {
  await tx
    .insertInto("link_previews")
    .values({ id, url_hash: hashOf(asked, url), url, failure, fetched_at: now })
    .onConflict((conflict) => conflict.column("url_hash").doUpdateSet({ failure, fetched_at: now }))
    .execute();
}

type PreviewAgeLimits = { readonly shown: Date; readonly failed: Date };

/** Deletes one batch of old previews that no post shows; returns the storage keys of their pictures. */
export async function forgetUnused(tx: Tx, before: PreviewAgeLimits, limit: number) {
  const { rows } = await sql<{ image_key: string | null }>`
    delete from link_previews where id in (
      select p.id from link_previews p
      where p.fetched_at < case when p.title is null and p.image_key is null then ${before.failed}::timestamptz
        else ${before.shown}::timestamptz end and not exists (select from posts where posts.preview_id = p.id)
      order by p.fetched_at limit ${limit} for update skip locked)
    returning image_key`.execute(tx);
  return { forgotten: rows.length, keys: rows.flatMap(({ image_key: key }) => (key === null ? [] : [key])) };
}

export async function unknownPictures(db: Db, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<{ key: string }>`
    select key from unnest(${keys}::text[]) key
    where not exists (select from link_previews where image_key = key)`.execute(db);
  return rows.map(({ key }) => key);
}
