import type { Author, Page } from "@orbita/contract";
import type { Db, Tx } from "@orbita/db";
import { sql } from "kysely";
import type { Ctx, ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { requireAuthor, speakerOf, type RouteAuthorKind } from "./policy.ts";
import { holdPost } from "./queries.ts";
import { isVisiblePost, postLikes } from "./shown.ts";
import { unblockedPerson, viewerOf, type Viewer } from "../kernel/visibility.ts";
import { presentVoice, voiceColumns, voiceJoins, type AuthorColumns } from "./voices.ts";

async function setLike(
  tx: Tx,
  { postId, userId, liked }: { postId: string; userId: string; liked: boolean },
  now: Date,
) {
  if (liked)
    await sql`insert into post_likes (post_id, user_id, created_at) values (${postId}, ${userId}, ${now})
      on conflict do nothing`.execute(tx);
  else await tx.deleteFrom("post_likes").where("post_id", "=", postId).where("user_id", "=", userId).execute();
}

async function countFor(db: Db, viewer: Viewer, id: string): Promise<number> {
  const { rows } = await sql<{ likes: number }>`
    select ${postLikes(viewer)} as likes from posts post where post.id = ${id}`.execute(db);
  return rows[0]!.likes;
}

/**
 * Likes or unlikes a post; idempotent. A like always belongs to the user, also when they act for a Space. Sends no notification,
 * because a like needs no answer.
 */
export async function likePost(ctx: Ctx, door: RouteAuthorKind, { id }: { id: string }, { liked }: { liked: boolean }) {
  speakerOf(ctx.actor, door);
  const viewer = viewerOf(ctx.actor);
  if (!(await holdPost(ctx.tx, viewer, id))) fail("post.notFound");
  await setLike(ctx.tx, { postId: id, userId: requireAuthor(ctx.actor), liked }, ctx.now);
  return { liked, likes: await countFor(ctx.tx, viewer, id) };
}

/** Active users who like the post, without those who blocked the viewer or whom the viewer blocked. */
const likers = (viewer: Viewer, id: string) => sql`
  from (select l.user_id as author_id, 'person'::text as voice, null::uuid as space_id, l.created_at
    from post_likes l where l.post_id = ${id}) liker
  ${voiceJoins("liker")}
  where author.enabled and author.deletes_at is null
    and ${viewer.asAdmin ? sql`true` : unblockedPerson(viewer, sql`liker.author_id`)}`;

type PageRequest = { page: number; size: number };

export async function readLikes(
  ctx: ReadCtx,
  door: RouteAuthorKind,
  { id }: { id: string },
  { page, size }: PageRequest,
): Promise<Page<Author & { id: string }>> {
  const { viewer } = speakerOf(ctx.actor, door);
  if (!(await isVisiblePost(ctx.tx, viewer, id))) fail("post.notFound");
  const { rows } = await sql<AuthorColumns>`
    select ${voiceColumns("liker", viewer)} ${likers(viewer, id)}
    order by liker.created_at desc, liker.author_id limit ${size} offset ${page * size}`.execute(ctx.tx);
  const { rows: counted } = await sql<{
    total: number;
  }>`select count(*)::integer as total ${likers(viewer, id)}`.execute(ctx.tx);
  const total = counted[0]!.total;
  return {
    content: rows.map((row) => ({ ...presentVoice(row), id: row.author_id! })),
    page,
    size,
    totalElements: total,
    totalPages: Math.ceil(total / size),
    cursor: null,
  };
}
