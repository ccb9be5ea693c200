import type { Db } from "@orbita/db";
import { sql } from "kysely";

const escaped = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Published posts first, then the newest. */
export const findPostsByTitle = (db: Db, { spaceId, text, limit }: { spaceId: string; text: string; limit: number }) =>
  db
    .selectFrom("job_posts")
    .select(["id", "title", "status"])
    .where("space_id", "=", spaceId)
    .where("status", "<>", "deleted")
    .where(sql<boolean>`plain(title) like '%' || plain(${escaped(text)}) || '%'`)
    .orderBy(sql`status = 'published' desc`)
    .orderBy("created_at", "desc")
    .limit(limit)
    .execute();
