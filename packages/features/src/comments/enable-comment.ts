import type { Comment } from "@orbita/contract";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { viewerOf } from "../kernel/sight.ts";
import { commentChanged } from "./events.ts";
import { presentComment } from "./present.ts";
import { saveComment } from "./queries.ts";
import { findComments } from "./shown.ts";

/** Hides a comment from everybody but its author, or shows it again; for admins and moderation decisions. */
export async function enableComment(ctx: Ctx, { id, enabled }: { id: string; enabled: boolean }): Promise<Comment> {
  const viewer = viewerOf(ctx.actor, { asAdmin: true });
  const [before] = await findComments(ctx.tx, viewer, [id]);
  if (!before) return fail("comment.notFound");
  if (before.enabled !== enabled) {
    await saveComment(ctx.tx, id, { enabled });
    await ctx.tell(commentChanged, { id: before.post_id, channelId: before.channel_id });
  }
  const [row] = await findComments(ctx.tx, viewer, [id]);
  return presentComment(row!, viewer);
}
