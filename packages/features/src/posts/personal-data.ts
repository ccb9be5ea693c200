import type { Db } from "@orbita/db";
import { sql } from "kysely";

/** Posts that the user wrote, also for a Space or as the house (Orbita itself), with their earlier versions. Includes disabled posts. */
export async function findPostsBy(db: Db, userId: string) {
  const { rows } = await sql`
    select p.id, p.voice, s.name as space, c.name as channel, p.text, p.tags, p.enabled, p.created_at as created,
      p.edited_at as edited, j.title as "jobPost", l.url as link,
      coalesce((select json_agg(json_build_object('fileId', i.file_id, 'alt', i.alt) order by i.place)
        from post_images i where i.post_id = p.id), '[]') as images,
      coalesce((select json_agg(json_build_object('text', v.text, 'until', v.until) order by v.version)
        from post_versions v where v.post_id = p.id), '[]') as before
    from posts p left join spaces s on s.id = p.space_id left join channels c on c.id = p.channel_id
    left join job_posts j on j.id = p.job_post_id left join link_previews l on l.id = p.preview_id
    where p.author_id = ${userId} order by p.created_at, p.id`.execute(db);
  return rows;
}

export async function findDraftsBy(db: Db, userId: string) {
  const { rows } = await sql`
    select s.name as space, d.draft, d.updated_at as updated from post_drafts d left join spaces s on s.id = d.space_id
    where d.user_id = ${userId} order by d.updated_at`.execute(db);
  return rows;
}

/** Which posts the user liked and when. The posts are left out, because their content belongs to other people. */
export async function findLikesBy(db: Db, userId: string) {
  const { rows } = await sql`
    select post_id as "postId", created_at as at from post_likes where user_id = ${userId} order by created_at`.execute(
    db,
  );
  return rows;
}

/** Places where the user is mentioned, with the name used. The texts are left out, because they belong to other people. */
export async function findMentionsOf(db: Db, userId: string) {
  const { rows } = await sql`
    select m.post_id as "postId", m.comment_id as "commentId", m.name from mentions m
    where m.user_id = ${userId} order by m.id`.execute(db);
  return rows;
}
