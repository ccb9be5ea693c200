import { jobMarkLimits, type JobPostId } from "@orbita/contract";
import { isOpenJobPost } from "../job-posts/index.ts";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { deleteOldestSeen, deleteSeen, upsertSeen } from "./queries.ts";

/** Marks an open job post as seen by the user, with the time of the last visit. */
export async function markJobSeen({ tx, actor, now }: Ctx, { id }: { id: JobPostId }): Promise<void> {
  const userId = actor.id ?? fail("access.unauthenticated");
  if (!(await isOpenJobPost(tx, id, now))) fail("jobPost.notFound");
  await upsertSeen(tx, { user_id: userId, job_post_id: id, seen_at: now });
  await deleteOldestSeen(tx, userId, jobMarkLimits.seen);
}

/** Deletes all marks of jobs that the user has seen. */
export const forgetSeenJobs = ({ tx, actor }: Ctx): Promise<void> =>
  deleteSeen(tx, actor.id ?? fail("access.unauthenticated"));
