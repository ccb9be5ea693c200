import type { NewPost } from "@orbita/contract";
import type { Tx } from "@orbita/db";
import { sql } from "kysely";
import { giveUpFiles, handOverImages, holdOwnImages } from "../files/index.ts";
import { isOpenJobPost } from "../job-posts/index.ts";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import type { Speaker } from "./policy.ts";
import { findImages, saveImages, type PostImage, type PostRow } from "./queries.ts";

type Attached = Pick<NewPost, "jobPostId" | "previewId">;

/** Attachments that the post already has stay valid, even if the job has closed since: editing the text must not lose them. */
export async function checkAttached({ tx, now }: Ctx, next: Attached, before: Attached | null): Promise<void> {
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

type Member = { readable: boolean; known: boolean; member: boolean };

/** Authors must be members of the channel. Admins can post as the house in all channels. */
export async function checkChannel({ tx }: Ctx, { voice, authorId }: Speaker, channelId: string): Promise<void> {
  const { rows } = await sql<Member>`
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
 * Images must be files of the author and belong to no other post. They then belong to the post: those of a Space's post to the
 * Space, those of a house post to no user. Removed images are deleted. Returns true if something changed.
 */
export async function setImages(
  ctx: Ctx,
  speaker: Speaker,
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
  await giveUpFiles(
    ctx,
    before.map(({ id }) => id).filter((id) => !ids.includes(id)),
  );
  return true;
}
