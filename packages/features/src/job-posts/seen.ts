import type { JobPost } from "@orbita/contract";
import type { Db } from "@orbita/db";
import type { ReadCtx } from "../kernel/ctx.ts";
import { presentJobPost } from "./present.ts";
import { findJobPost, findJobPosts, isVisible, type JobPostRow } from "./queries.ts";

/** It was public and is over: taken from publication, or past its day, also before the routine comes by. */
export const isClosed = (row: JobPostRow, now: Date): boolean =>
  row.enabled &&
  row.space_enabled &&
  row.published_at !== null &&
  (row.status === "unpublished" || (row.status === "published" && !isVisible(row, now)));

export const isOpenJobPost = async (db: Db, id: string, now: Date): Promise<boolean> => {
  const row = await findJobPost(db, id);
  return row !== undefined && isVisible(row, now);
};

/** Open ones and closed ones, in the order asked for; the closed say so by their status. */
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
