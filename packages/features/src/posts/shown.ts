import type { LinkPreview, Mention, Post } from "@orbita/contract";
import type { Db } from "@orbita/db";
import { sql, type RawBuilder } from "kysely";
import { voiceColumns, voiceJoins, type AuthorColumns } from "./voices.ts";
import { sponsoredNow } from "../job-posts/index.ts";
import { hasOpenPage, unblockedPerson, visiblePost, type Viewer } from "../kernel/visibility.ts";

export type VisiblePost = AuthorColumns & {
  id: string;
  channel_id: string | null;
  channel: Post["channel"];
  text: string;
  tags: string[];
  mentions: Mention[];
  images: Post["images"];
  job: Post["job"];
  preview: LinkPreview | null;
  likes: number;
  liked: boolean;
  comments: number;
  moderates: boolean;
  created_at: Date;
  edited_at: Date | null;
  enabled: boolean;
  version: number;
};

/**
 * SQL: the users whom the viewer does not see: those with a block in either direction and, with `muted`, those the viewer muted.
 * Only active users, because the counters leave out inactive users already.
 */
const byUnseen = (viewer: Viewer, { muted }: { muted: boolean }) => sql`(
  select u.id from blocks b join users u on u.id = case b.user_id when ${viewer.id} then b.person_id else b.user_id end
  where ((b.kind = 'block' and (b.user_id = ${viewer.id} or b.person_id = ${viewer.id}))
      ${muted ? sql`or (b.kind = 'mute' and b.user_id = ${viewer.id})` : sql``})
    and u.enabled and u.deletes_at is null)`;

/**
 * SQL: the likes and comments by people whom the viewer does not see. They are subtracted from the post's counters, which
 * already leave out inactive users: see 0030-feed.sql.
 */
const lessUnseen = (viewer: Viewer) =>
  viewer.id === null || viewer.asAdmin
    ? { likes: sql`0`, comments: sql`0` }
    : {
        likes: sql`(select count(*) from post_likes l where l.post_id = post.id
          and l.user_id in ${byUnseen(viewer, { muted: false })})`,
        comments: sql`(select count(*) from comments c where c.post_id = post.id and c.enabled and c.text is not null
          and ((c.voice = 'person' and c.author_id in ${byUnseen(viewer, { muted: true })})
            or (c.voice = 'space' and c.space_id in (select s.id from blocks b join spaces s on s.id = b.space_id
              where b.user_id = ${viewer.id} and s.enabled))))`,
      };

/** SQL: the number of likes of the post (alias `post`) by people whom the viewer may see. */
export const postLikes = (viewer: Viewer) => sql<number>`(
  coalesce((select sum(n.likes) from post_counts n where n.post_id = post.id), 0) - ${lessUnseen(viewer).likes})::integer`;

/** SQL: the mentions of active people and Spaces in a post. The caller passes the check for blocks in `where`. */
export const postMentions = (viewer: Viewer, where: RawBuilder<unknown>) => sql`coalesce((
  select json_agg(json_build_object('name', m.name, 'kind', case when m.user_id is null then 'space' else 'person' end,
    'address', coalesce(u.username, s.url),
    'hasPage', m.user_id is null or ${hasOpenPage(viewer, sql.ref("m.user_id"))}, 'label', coalesce(u.first_name || ' ' || u.last_name, s.name)) order by m.id)
  from mentions m left join users u on u.id = m.user_id left join spaces s on s.id = m.space_id
  where ${where} and coalesce(u.enabled and u.deletes_at is null, s.enabled)), '[]')`;

/** SQL: all displayed columns of a post, for the alias `post`. */
export const postColumns = (viewer: Viewer, now: Date) => sql`
  post.id, post.channel_id, post.text, post.tags, post.created_at, post.edited_at, post.enabled, post.version, ${voiceColumns("post", viewer)},
  (select json_build_object('id', c.id, 'url', c.url, 'name', c.name) from channels c where c.id = post.channel_id) as channel,
  ${postMentions(
    viewer,
    sql`m.post_id = post.id and m.comment_id is null
    and (m.user_id is null or ${unblockedPerson(viewer, sql.ref("m.user_id"))})`,
  )} as mentions,
  coalesce((select json_agg(json_build_object('id', f.id, 'alt', i.alt, 'width', f.width, 'height', f.height) order by i.place)
    from post_images i join files f on f.id = i.file_id where i.post_id = post.id), '[]') as images,
  (select json_build_object('id', j.id, 'title', j.title, 'city', j.city, 'salaryMin', j.salary_min, 'salaryMax', j.salary_max,
      'open', j.status = 'published' and j.enabled and j.expires_at > ${now} and s.enabled,
      'sponsored', j.expires_at > ${now} and ${sponsoredNow("j", "s", now)},
      'space', json_build_object('name', s.name, 'url', s.url, 'logo', s.logo_id))
    from job_posts j join spaces s on s.id = j.space_id where j.id = post.job_post_id and j.enabled and s.enabled
      and j.status in ('published', 'suspended', 'unpublished')) as job,
  (select json_build_object('id', p.id, 'url', p.url, 'title', p.title, 'description', p.description, 'site', p.site,
      'image', case when p.image_key is not null then json_build_object('width', p.image_width, 'height', p.image_height) end)
    from link_previews p where p.id = post.preview_id and p.title is not null) as preview,
  ${postLikes(viewer)} as likes,
  (coalesce((select sum(n.comments) from post_counts n where n.post_id = post.id), 0) - ${lessUnseen(viewer).comments})::integer as comments,
  exists (select from post_likes l where l.post_id = post.id and l.user_id = ${viewer.id}::uuid) as liked,
  exists (select from channel_members m where m.channel_id = post.channel_id and m.user_id = ${viewer.id}::uuid
    and m.state = 'member' and m.role = 'moderator') as moderates`;

export const postJoins = voiceJoins("post");

/** Returns a post that the viewer may open, otherwise undefined. */
export async function findShownPost(db: Db, viewer: Viewer, now: Date, id: string): Promise<VisiblePost | undefined> {
  const { rows } = await sql<VisiblePost>`
    select ${postColumns(viewer, now)} from posts post ${postJoins}
    where post.id = ${id} and ${visiblePost(viewer)}`.execute(db);
  return rows[0];
}

/** Whether the viewer may open the post; does not read its content. */
export async function isVisiblePost(db: Db, viewer: Viewer, id: string): Promise<boolean> {
  const { rows } = await sql`select from posts post where post.id = ${id} and ${visiblePost(viewer)}`.execute(db);
  return rows.length > 0;
}
