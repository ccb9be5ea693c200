import type { NewPost } from "@orbita/contract";
import type { Tx } from "@orbita/db";
import { sql } from "kysely";
import { discardFiles, handOverImages, holdOwnImages } from "../files/index.ts";
import { isOpenJobPost } from "../job-posts/index.ts";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import type { PostAuthor } from "./policy.ts";
import { findImages, saveImages, type PostImage, type PostRow } from "./queries.ts";

type AttachmentIds = Pick<NewPost, "jobPostId" | "previewId">;

/**
 * Checks the attached job and link preview of a post. An attachment that the post already has stays valid, even if the job has
 * closed since, so that editing the text does not lose it.
 */
export async function checkAttached(
  { tx, now }: Ctx,
  next: AttachmentIds,
  before: AttachmentIds | null,
): Promise<void> {
  const { jobPostId, previewId } = next;
  if (jobPostId !== null && jobPostId !== before?.jobPostId && !(await isOpenJobPost(tx, jobPostId, now)))
    fail("jobPost.notFound");
  if (previewId !== null && previewId !== before?.previewId && !(await isShownPreview(tx, previewId)))
    fail("link.nothingToShow");
}

async function isShownPreview(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from link_previews where id = ${id} and title is not null for key share`.execute(tx);
  return rows.length > 0;
}

type ChannelAccess = { readable: boolean; known: boolean; member: boolean };

/** Checks that the author may post in the channel: authors must be members, except for admins who post as the house (as Orbita). */
export async function checkChannel({ tx }: Ctx, { voice, authorId }: PostAuthor, channelId: string): Promise<void> {
  const { rows } = await sql<ChannelAccess>`
    select c.type <> 'closed' or m.state is not null as known, m.state is not distinct from 'member' as member
    from channels c left join channel_members m on m.channel_id = c.id and m.user_id = ${authorId}
    where c.id = ${channelId} and c.enabled for key share of c`.execute(tx);
  const [channel] = rows;
  if (voice === "house" && channel) return;
  if (!channel?.known) fail("channel.notFound");
  if (!channel?.member) fail("channel.notMember");
}

type PostWithAuthor = Pick<PostRow, "id" | "voice" | "author_id" | "space_id">;

/**
 * Sets the images of a post. New images must be files of the author that belong to no other post. The image files of a Space's post then belong to
 * the Space, those of a house post (by Orbita itself) to no user. Removed images are deleted. Returns true if something changed.
 */
export async function setImages(
  ctx: Ctx,
  speaker: PostAuthor,
  post: PostWithAuthor,
  images: readonly PostImage[],
): Promise<boolean> {
  const before = await findImages(ctx.tx, post.id);
  const ids = images.map(({ id }) => id);
  const had = new Set(before.map(({ id }) => id));
  const fresh = ids.filter((id) => !had.has(id));
  if (new Set(ids).size < ids.length) fail("file.notFound");
  if (!(await holdOwnImages(ctx.tx, speaker.authorId, fresh))) fail("file.notFound");
  if (JSON.stringify(before) === JSON.stringify(images.map(({ id, alt }) => ({ id, alt })))) return false;
  await saveImages(ctx.tx, post.id, images);
  await handOverImages(ctx.tx, fresh, {
    ownerId: post.voice === "person" ? post.author_id : null,
    spaceId: post.space_id,
  });
  await discardFiles(
    ctx,
    before.map(({ id }) => id).filter((id) => !ids.includes(id)),
  );
  return true;
}
