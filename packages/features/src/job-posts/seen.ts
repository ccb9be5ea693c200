import type { JobPost } from "@orbita/contract";
import type { Db } from "@orbita/db";
import type { Ctx, ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { presentJobPost } from "./present.ts";
import { findJobPost, findJobPosts, holdJobPost, isVisible, type JobPostRow } from "./queries.ts";

/** The post was public and is over: closed, or expired but not yet closed by the routine. */
export const isClosed = (row: JobPostRow, now: Date): boolean =>
  row.enabled &&
  row.space_enabled &&
  row.published_at !== null &&
  (row.status === "unpublished" || (row.status === "published" && !isVisible(row, now)));

/** Returns an open post; fails with "closed" or "not found" otherwise. */
export function shownOpen(row: JobPostRow | undefined, now: Date): JobPost {
  if (row && isVisible(row, now)) return presentJobPost(row, now);
  if (row && isClosed(row, now))
    fail("jobPost.closed", { title: row.title, space: row.space_name, spaceUrl: row.space_url });
  return fail("jobPost.notFound");
}

/** An open post that cannot be closed before this transaction ends. */
export const holdOpenJobPost = async ({ tx, now }: Pick<Ctx, "tx" | "now">, id: string): Promise<JobPost> =>
  shownOpen(await holdJobPost(tx, id), now);

export const isOpenJobPost = async (db: Db, id: string, now: Date): Promise<boolean> => {
  const row = await findJobPost(db, id);
  return row !== undefined && isVisible(row, now);
};

/** Open and closed posts, in the given order; closed posts have the status `unpublished`. */
export async function readSeenJobPosts({ tx, now }: Pick<ReadCtx, "tx" | "now">, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = new Map((await findJobPosts(tx, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id): JobPost[] => {
    const row = rows.get(id);
    if (!row) return [];
    if (isVisible(row, now)) return [presentJobPost(row, now)];
    return isClosed(row, now) ? [{ ...presentJobPost(row, now), jobPostStatus: "unpublished", sponsored: false }] : [];
  });
}
