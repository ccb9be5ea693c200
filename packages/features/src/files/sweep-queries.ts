import type { Db, Tables, Tx } from "@orbita/db";
import { sql, type ExpressionBuilder } from "kysely";

export type FileAgeLimits = {
  /** After this time, a file that is still being stored counts as aborted, because an upload takes seconds. */
  readonly storingMinutes: number;
  /** After this time, a file that is not used, other than a CV, is removed. */
  readonly unusedHours: number;
  /**
   * After this time, a stored object without a row is removed. The time is longer than any upload, because a younger object may belong to an upload
   * that is still running.
   */
  readonly objectMinutes: number;
};

const minutesAgo = (minutes: number) => sql<Date>`clock_timestamp() - make_interval(mins => ${minutes}::int)`;

type FilesExpression = ExpressionBuilder<Tables, "files">;

/** Query of users who show the file on their profile. */
const users = (file: FilesExpression) =>
  file
    .selectFrom("users")
    .select("users.id")
    .where((user) =>
      user.or([
        user("users.profile_image_id", "=", user.ref("files.id")),
        user("users.cover_image_id", "=", user.ref("files.id")),
      ]),
    );

/** Query of Spaces that show the file as their logo or cover. */
const spaces = (file: FilesExpression) =>
  file
    .selectFrom("spaces")
    .select("spaces.id")
    .where((space) =>
      space.or([
        space("spaces.logo_id", "=", space.ref("files.id")),
        space("spaces.cover_id", "=", space.ref("files.id")),
      ]),
    );

/** SQL predicate: the file is used in a post, in a message or as the cover of a channel, or is in the owner's draft of a post. */
const talkedAbout = sql<boolean>`(
  exists (select from post_images i where i.file_id = files.id)
  or exists (select from message_files m where m.file_id = files.id) or exists (select from channels c where c.cover_id = files.id)
  or exists (select from post_drafts d where d.user_id = files.owner_id
    and d.draft @> jsonb_build_object('images', jsonb_build_array(jsonb_build_object('id', files.id)))))`;

/** The ids of files to remove: aborted uploads, files without an owner or use, and old files other than CVs that nothing uses. */
export async function findLeftOver(
  tx: Tx,
  { storingMinutes, unusedHours }: FileAgeLimits,
  limit: number,
): Promise<string[]> {
  const rows = await tx
    .selectFrom("files")
    .select("id")
    .where("status", "<>", "leaving")
    .where((file) =>
      file.or([
        file.and([file("owner_id", "is", null), file("space_id", "is", null), sql<boolean>`not ${talkedAbout}`]),
        file.and([file("status", "=", "storing"), file("updated_at", "<=", minutesAgo(storingMinutes))]),
        file.and([
          file("purpose", "<>", "resume"),
          file("updated_at", "<=", minutesAgo(unusedHours * 60)),
          file.not(file.exists(users(file))),
          file.not(file.exists(spaces(file))),
          sql<boolean>`not ${talkedAbout}`,
        ]),
      ]),
    )
    .orderBy("updated_at")
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ id }) => id);
}

/** The ids of files whose removal job was lost, in order of id. `afterId` is the last id of the previous page. */
export async function findStuck(db: Db, { storingMinutes }: FileAgeLimits, afterId: string | null, limit: number) {
  const rows = await db
    .selectFrom("files")
    .select("id")
    .where("status", "=", "leaving")
    .where("updated_at", "<=", minutesAgo(storingMinutes))
    .$if(afterId !== null, (query) => query.where("id", ">", afterId!))
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function unknownKeys(db: Db, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<{ key: string }>`
    select key from unnest(${keys}::text[]) key
    where not exists (select from files where object_keys @> array[key])`.execute(db);
  return rows.map(({ key }) => key);
}
