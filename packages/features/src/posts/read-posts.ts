import type { Post } from "@orbita/contract";
import { findChanges } from "../kernel/changes.ts";
import type { ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { presentPost } from "./present.ts";
import { findVersions } from "./queries.ts";
import { findShownPost } from "./shown.ts";
import { viewerOf } from "../kernel/sight.ts";

type One = { id: string };

export async function readPost(ctx: ReadCtx, { id }: One, { asAdmin = false } = {}): Promise<Post> {
  const viewer = viewerOf(ctx.actor, { asAdmin });
  const row = (await findShownPost(ctx.tx, viewer, ctx.now, id)) ?? fail("post.notFound");
  return presentPost(row, viewer);
}

/** Only the author and admins may read earlier versions; other readers see only the current text. */
export async function readVersions(ctx: ReadCtx, { id }: One) {
  const post = await readPost(ctx, { id }, { asAdmin: ctx.actor.admin });
  if (!post.may.edit) fail("post.notFound");
  return (await findVersions(ctx.tx, id)).map(({ text, until }) => ({ text, until: until.toISOString() }));
}

export async function readPostHistory(ctx: ReadCtx, { id }: One) {
  const changes = await findChanges(ctx.tx, "posts", id);
  return changes.length > 0 ? changes : fail("post.notFound");
}
