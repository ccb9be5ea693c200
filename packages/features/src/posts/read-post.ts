import type { Post } from "@orbita/contract";
import { findChanges } from "../kernel/changes.ts";
import type { ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { presentPost } from "./present.ts";
import { findPostVersions } from "./queries.ts";
import { findShownPost } from "./shown.ts";
import { viewerOf } from "../kernel/visibility.ts";

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
