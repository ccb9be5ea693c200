import type { Db, Tables, Tx } from "@orbita/db";
import { sql, type ExpressionBuilder } from "kysely";

export type Ages = {
  /** An upload takes seconds; one that is older died. */
  readonly storingMinutes: number;
  /** An image that was uploaded and put to no use. */
  readonly unusedHours: number;
  /** Longer than any upload: an object that is younger may still be waited for. */
  readonly objectMinutes: number;
};

const minutesAgo = (minutes: number) => sql<Date>`clock_timestamp() - make_interval(mins => ${minutes}::int)`;

type Files = ExpressionBuilder<Tables, "files">;

/** Whoever shows it on their profile. */
const users = (file: Files) =>
  file
    .selectFrom("users")
    .select("users.id")
    .where((user) =>
      user.or([
        user("users.profile_image_id", "=", user.ref("files.id")),
        user("users.cover_image_id", "=", user.ref("files.id")),
      ]),
    );

/** The Space that shows it. */
const spaces = (file: Files) =>
  file
    .selectFrom("spaces")
    .select("spaces.id")
    .where((space) =>
      space.or([
        space("spaces.logo_id", "=", space.ref("files.id")),
        space("spaces.cover_id", "=", space.ref("files.id")),
      ]),
    );

/** Shown in a post, in a message or over a channel, or kept in what its owner began to write. */
const talkedAbout = sql<boolean>`(
  exists (select from post_images i where i.file_id = files.id)
  or exists (select from message_files m where m.file_id = files.id) or exists (select from channels c where c.cover_id = files.id)
  or exists (select from post_drafts d where d.user_id = files.owner_id
    and d.draft @> jsonb_build_object('images', jsonb_build_array(jsonb_build_object('id', files.id)))))`;

/** Uploads that died, files whose owner is gone, and images that nobody put to use. */
export async function findLeftOver(tx: Tx, { storingMinutes, unusedHours }: Ages, limit: number): Promise<string[]> {
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

/** Those whose job was lost: the next in the order of their ids. */
export async function findStuck(db: Db, { storingMinutes }: Ages, afterId: string | null, limit: number) {
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
