import type { JobPost } from "@orbita/contract";
import type { Db } from "@orbita/db";
import type { Ctx, ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { presentJobPost } from "./present.ts";
import { findJobPost, findJobPosts, holdJobPost, isVisibleJobPost, type JobPostRow } from "./queries.ts";

/** Whether a post that was public is over: closed, or expired and not yet closed by the hourly routine. */
export const isClosedJobPost = (row: JobPostRow, now: Date): boolean =>
  row.enabled &&
  row.space_enabled &&
  row.published_at !== null &&
  (row.status === "unpublished" || (row.status === "published" && !isVisibleJobPost(row, now)));

/** Returns the job post if it is open; otherwise fails with "closed" or "not found". */
export function presentOpenJobPost(row: JobPostRow | undefined, now: Date): JobPost {
  if (row && isVisibleJobPost(row, now)) return presentJobPost(row, now);
  if (row && isClosedJobPost(row, now))
    fail("jobPost.closed", { title: row.title, space: row.space_name, spaceUrl: row.space_url });
  return fail("jobPost.notFound");
}

/** Loads an open post with a shared lock, so that nobody can close the post before this transaction ends. */
export const holdOpenJobPost = async ({ tx, now }: Pick<Ctx, "tx" | "now">, id: string): Promise<JobPost> =>
  presentOpenJobPost(await holdJobPost(tx, id), now);

export const isOpenJobPost = async (db: Db, id: string, now: Date): Promise<boolean> => {
  const row = await findJobPost(db, id);
  return row !== undefined && isVisibleJobPost(row, now);
};

/** Posts that are or were public, in the order of the ids; closed posts have the status `unpublished`. */
export async function readSeenJobPosts({ tx, now }: Pick<ReadCtx, "tx" | "now">, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = new Map((await findJobPosts(tx, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id): JobPost[] => {
    const row = rows.get(id);
    if (!row) return [];
    if (isVisibleJobPost(row, now)) return [presentJobPost(row, now)];
    return isClosedJobPost(row, now)
      ? [{ ...presentJobPost(row, now), jobPostStatus: "unpublished", sponsored: false }]
      : [];
  });
}
