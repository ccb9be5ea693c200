import type { Post } from "@orbita/contract";
import { sql } from "kysely";
import { findChanges } from "../kernel/changes.ts";
import type { ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { presentPost } from "./present.ts";
import { findPostVersions } from "./queries.ts";
import { findShownPost } from "./shown.ts";
import { viewerOf, visiblePost } from "../kernel/visibility.ts";

type PostParams = { id: string };

export async function readPost(ctx: ReadCtx, { id }: PostParams, { asAdmin = false } = {}): Promise<Post> {
  const viewer = viewerOf(ctx.actor, { asAdmin });
  const row = (await findShownPost(ctx.tx, viewer, ctx.now, id)) ?? fail("post.notFound");
  return presentPost(row, viewer);
}

/** The earlier versions of a post. Only the author and admins may read them; other readers see only the current text. */
export async function readVersions(ctx: ReadCtx, { id }: PostParams) {
  const post = await readPost(ctx, { id }, { asAdmin: ctx.actor.admin });
  if (!post.may.edit) fail("post.notFound");
  return (await findPostVersions(ctx.tx, id)).map(({ text, until }) => ({ text, until: until.toISOString() }));
}

export async function readPostHistory(ctx: ReadCtx, { id }: PostParams) {
  const changes = await findChanges(ctx.tx, "posts", id);
  return changes.length > 0 ? changes : fail("post.notFound");
}

/**
 * Whether the actor may see an image of a post; null if the file is not in a post. Only viewers who may open the post see its
 * images: a closed channel, a disabled post and a block hide them too. Admins always see them, because the URL of an image cannot
 * say in which role it is requested.
 */
export async function canSeePostImage({ tx, actor }: ReadCtx, fileId: string): Promise<boolean | null> {
  const { rows } = await sql<{ seen: boolean }>`
    select ${visiblePost(viewerOf(actor, { asAdmin: actor.admin }))} as seen
    from post_images i join posts post on post.id = i.post_id where i.file_id = ${fileId}`.execute(tx);
  return rows[0]?.seen ?? null;
}
