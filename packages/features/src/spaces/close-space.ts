import type { SpaceId } from "@orbita/contract";
import { withReason } from "@orbita/db";
import { endJobPosts } from "../job-posts/index.ts";
import type { Ctx } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { spaceChanged } from "./events.ts";
import { reopenOwnedBy, shutSpace } from "./leaving-queries.ts";
import { countPublished, lockOwnSpace, saveOwnSpace } from "./own-queries.ts";
import { canChangeSpace } from "./policy.ts";

/** Closes the Space permanently; an owner confirms by typing its URL. The URL and VAT number stay taken. */
export async function closeSpace(ctx: Ctx, { id }: { id: SpaceId }, { url }: { url: string }): Promise<void> {
  allow(canChangeSpace(ctx.actor, id));
  const row = (await lockOwnSpace(ctx.tx, id)) ?? fail("space.notFound");
  if (url.trim() !== row.url) fail("space.urlMismatch");
  const posts = await countPublished(ctx.tx, id);
  if (posts > 0) fail("space.stillPublished", { posts });
  await endJobPosts(ctx, id);
  await withReason(ctx.tx, "Space closed");
  await saveOwnSpace(ctx.tx, id, {
    enabled: false,
    closed_at: ctx.now,
    closed_for_good: true,
    changed_at: ctx.now,
    changed_by: ctx.actor.id,
  });
  await ctx.tell(spaceChanged, { id });
}

type SpaceCloseCtx = Pick<Ctx, "tx" | "tell" | "now">;

/** Closes Spaces without members and hides their posts, because no member is left to reply. */
export async function closeSpaces(ctx: SpaceCloseCtx, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await shutSpace(ctx.tx, id, ctx.now);
    await ctx.tell(spaceChanged, { id });
  }
}

/** Reopens the Spaces that closed because this user left, when they come back in time. */
export async function reopenSpacesOf(ctx: Pick<Ctx, "tx" | "tell">, userId: string): Promise<void> {
  for (const id of await reopenOwnedBy(ctx.tx, userId)) await ctx.tell(spaceChanged, { id });
}
