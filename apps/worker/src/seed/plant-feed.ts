import { createHash, randomUUIDv7 } from "node:crypto";
import { namesIn, tagsIn } from "@orbita/contract";
import type { Tx } from "@orbita/db";
import {
  demoChannels,
  demoFeed,
  demoSpaces,
  feedMoment,
  giuliasFollows,
  seededRandom,
  type DemoAuthor,
  type DemoComment,
  type DemoFeedPost,
} from "@orbita/db/seed";
import { sql } from "kysely";
import { findCrowd, idOf, plantChannels, type SeededChannels, type UserIds } from "./plant-channels.ts";

type FeedSeedContext = {
  readonly tx: Tx;
  readonly now: Date;
  readonly crowd: UserIds;
  readonly channels: SeededChannels;
  readonly spaces: ReadonlyMap<string, { readonly id: string; readonly writer: string }>;
  readonly houseId: string;
};

const giulia = "giulia.ferraris";
const random = seededRandom(1816);

/** The author columns of a demo post; for a post of a Space, its first owner is the author. */
function voiceOf({ crowd, spaces, houseId }: FeedSeedContext, by: DemoAuthor) {
  if (by === "house") return { voice: "house", author_id: houseId, space_id: null };
  if (typeof by === "string") return { voice: "person", author_id: idOf(crowd, by), space_id: null };
  const { id, writer } = spaces.get(demoSpaces[by.space].url)!;
  return { voice: "space", author_id: writer, space_id: id };
}

/** Draws this many distinct users who like a post. `likes` decides whether the demo user Giulia is among them. */
function likersOf({ crowd }: FeedSeedContext, among: readonly string[], count: number, likes: boolean): string[] {
  const her = idOf(crowd, giulia);
  const drawn = among.filter((id) => id !== her).map((id) => ({ id, at: random.next() }));
  const others = drawn.toSorted((one, other) => one.at - other.at).map(({ id }) => id);
  return [...(likes ? [her] : []), ...others.slice(0, count - (likes ? 1 : 0))];
}

async function plantMentions(
  { tx, crowd, spaces }: FeedSeedContext,
  text: string,
  where: { postId: string; commentId?: string },
) {
  for (const name of namesIn(text)) {
    const [userId = null, spaceId = null] = [crowd.get(name), spaces.get(name)?.id];
    const ids = { id: randomUUIDv7(), post_id: where.postId, comment_id: where.commentId ?? null };
    if (userId ?? spaceId)
      await tx
        .insertInto("mentions")
        .values({ ...ids, name, user_id: userId, space_id: userId ? null : spaceId })
        .execute();
  }
}

type CommentPlace = { readonly postId: string; readonly parentId: string | null; readonly among: readonly string[] };

async function plantComment(
  world: FeedSeedContext,
  comment: DemoComment,
  { postId, parentId, among }: CommentPlace,
): Promise<void> {
  const { tx, now } = world;
  const id = randomUUIDv7();
  const at = feedMoment(comment.at, now);
  const said = { id, post_id: postId, parent_id: parentId, text: comment.text, ...voiceOf(world, comment.by) };
  await tx
    .insertInto("comments")
    .values({ ...said, created_at: at })
    .execute();
  await plantMentions(world, comment.text, { postId, commentId: id });
  const likes = likersOf(world, among, comment.likes ?? 0, false);
  if (likes.length > 0)
    await tx
      .insertInto("comment_likes")
      .values(likes.map((user_id) => ({ comment_id: id, user_id, created_at: at })))
      .execute();
  for (const answer of comment.answers ?? []) await plantComment(world, answer, { postId, parentId: id, among });
}

async function plantPreview(
  { tx, now }: FeedSeedContext,
  preview: NonNullable<DemoFeedPost["preview"]>,
): Promise<string> {
  const id = randomUUIDv7();
  const url_hash = createHash("sha256").update(preview.url).digest();
  await tx
    .insertInto("link_previews")
    .values({ id, url_hash, ...preview, fetched_at: now })
    .execute();
  return id;
}

const findJob = async ({ tx }: FeedSeedContext, { space, title }: NonNullable<DemoFeedPost["job"]>): Promise<string> =>
  (
    await tx
      .selectFrom("job_posts")
      .innerJoin("spaces", "spaces.id", "job_posts.space_id")
      .select("job_posts.id")
      .where("spaces.url", "=", demoSpaces[space].url)
      .where("title", "=", title)
      .executeTakeFirstOrThrow()
  ).id;

async function plantFeedPost(world: FeedSeedContext, post: DemoFeedPost): Promise<void> {
  const { tx, now, channels, crowd } = world;
  const id = randomUUIDv7();
  const at = feedMoment(post.at, now);
  const channel = post.channel === undefined ? null : channels.get(post.channel)!;
  const among = channel?.members ?? [...crowd.values()];
  const values = {
    id,
    ...voiceOf(world, post.by),
    channel_id: channel?.id ?? null,
    text: post.text,
    tags: tagsIn(post.text),
    job_post_id: post.job ? await findJob(world, post.job) : null,
    preview_id: post.preview ? await plantPreview(world, post.preview) : null,
    created_at: at,
    updated_at: at,
  };
  await tx.insertInto("posts").values(values).execute();
  await plantMentions(world, post.text, { postId: id });
  const likes = likersOf(world, among, post.likes, post.giuliaLikes ?? false);
  if (likes.length > 0)
    await tx
      .insertInto("post_likes")
      .values(likes.map((user_id) => ({ post_id: id, user_id, created_at: at })))
      .execute();
  for (const comment of post.comments ?? []) await plantComment(world, comment, { postId: id, parentId: null, among });
}

/** Sets until when the demo user Giulia has read each channel, so that her unread count is the one in the demo data. */
async function plantReading({ tx, now, crowd, channels }: FeedSeedContext): Promise<void> {
  const her = idOf(crowd, giulia);
  for (const { url, giulia: unread } of demoChannels) {
    if (unread === undefined) continue;
    const { id } = channels.get(url)!;
    await sql`
      update channel_members set seen_at = coalesce(
        (select created_at - interval '1 second' from posts where channel_id = ${id} and author_id <> ${her}
          order by created_at desc offset ${Math.max(0, unread - 1)} limit ${unread === 0 ? 0 : 1}), ${now})
      where channel_id = ${id} and user_id = ${her}`.execute(tx);
  }
}

async function plantFollows({ tx, now, crowd, spaces }: FeedSeedContext): Promise<void> {
  const mine = () => ({ id: randomUUIDv7(), user_id: idOf(crowd, giulia), created_at: now });
  const rows = [
    ...giuliasFollows.people.map((username) => ({ ...mine(), person_id: idOf(crowd, username) })),
    ...giuliasFollows.spaces.map((key) => ({ ...mine(), space_id: spaces.get(demoSpaces[key].url)!.id })),
    ...giuliasFollows.tags.map((tag) => ({ ...mine(), tag })),
  ];
  for (const row of rows) await tx.insertInto("follows").values(row).execute();
}

/** Creates posts, comments and likes. Inserts rows directly, so that posts of weeks ago do not notify anybody today. */
export async function plantFeed(tx: Tx, now: Date): Promise<void> {
  const crowd = await findCrowd(tx);
  const { rows } = await sql<{ url: string; id: string; writer: string }>`
    select s.url, s.id, (select m.user_id from members m where m.space_id = s.id and m.role = 'owner'
      order by m.created_at, m.user_id limit 1) as writer from spaces s`.execute(tx);
  const spaces = new Map(rows.map(({ url, ...space }) => [url, space]));
  const { id: houseId } = await tx
    .selectFrom("users")
    .select("id")
    .where(sql<boolean>`'admin' = any (scopes)`)
    .executeTakeFirstOrThrow();
  const world = { tx, now, crowd, spaces, houseId, channels: await plantChannels(tx, crowd, now) };
  for (const post of demoFeed) await plantFeedPost(world, post);
  await plantReading(world);
  await plantFollows(world);
}
