import type { JobPost, Page } from "@orbita/contract";
import { readSeenJobPosts } from "../job-posts/index.ts";
import type { ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { findSaved, findSavedIds } from "./queries.ts";

/** Reads the tables and not the index, so that a post that just closed shows it and a post just saved is included. */
export async function listSaved(ctx: ReadCtx, paging: { page: number; size: number }): Promise<Page<JobPost>> {
  const { ids, total } = await findSaved(ctx.tx, ctx.actor.id ?? fail("access.unauthenticated"), paging);
  return {
    content: await readSeenJobPosts(ctx, ids),
    ...paging,
    totalElements: total,
    totalPages: Math.ceil(total / paging.size),
    cursor: null,
  };
}

export const listSavedIds = async (ctx: ReadCtx): Promise<{ ids: string[] }> => ({
  ids: await findSavedIds(ctx.tx, ctx.actor.id ?? fail("access.unauthenticated")),
});
