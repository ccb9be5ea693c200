import type { Db } from "@orbita/db";
import { sql } from "kysely";

/** Number of posts to refresh after moderation, more than any browser shows at once. Browsers refetch older posts when they are opened. */
const onScreens = 50;

type ContentAuthor = { authorId: string } | { spaceId: string };

/** The latest posts of an author and the latest posts that the author commented on, because other users may have them on screen. */
export async function findAffectedPosts(
  db: Db,
  voice: ContentAuthor,
): Promise<{ id: string; channelId: string | null }[]> {
  const by =
    "authorId" in voice
      ? sql`said.voice = 'person' and said.author_id = ${voice.authorId}`
      : sql`said.voice = 'space' and said.space_id = ${voice.spaceId}`;
  const { rows } = await sql<{ id: string; channelId: string | null }>`
    select id, channel_id as "channelId" from posts where id in (
      (select said.id from posts said where ${by} order by said.created_at desc limit ${onScreens})
      union (select said.post_id from comments said where ${by} order by said.created_at desc limit ${onScreens}))`.execute(
    db,
  );
  return rows;
}

export async function findPublished(db: Db, spaceId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from job_posts where space_id = ${spaceId} and status = 'published'`.execute(db);
  return rows.map(({ id }) => id);
}

export async function findMembersOf(db: Db, spaceId: string): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from members where space_id = ${spaceId} and enabled`.execute(db);
  return rows.map(({ user_id }) => user_id);
}
