import { notifyAll } from "../notifications/index.ts";
import type { WorkCtx, WorkTx } from "../kernel/work.ts";
import { findLastSeq, lockUntold, markTold, type Untold } from "./read-queries.ts";
import { findBlocked, findSubject, type Subject } from "./subject-queries.ts";

type UnreadMessageRef = { threadId: string; seq: number };

/**
 * Removes blocked users in either direction. The notification has no sender, because a picture would reveal a blind candidate.
 */
async function hearing({ tx }: WorkTx, { talent_id }: Subject, readers: readonly Untold[]): Promise<Untold[]> {
  const ids = readers.map(({ user_id }) => user_id);
  const blocked = await findBlocked(tx, talent_id, ids);
  return readers.filter(({ user_id }) => !blocked.has(user_id));
}

/** Stores how far each recipient was notified, in the transaction of the notification, so that a second run finds nobody. */
async function tell(ctx: WorkTx, { threadId, seq }: UnreadMessageRef): Promise<void> {
  const subject = await findSubject(ctx.tx, threadId, null);
  if (!subject) return;
  const untold = await hearing(ctx, subject, await lockUntold(ctx.tx, threadId, seq));
  if (untold.length === 0) return;
  const upTo = await findLastSeq(ctx.tx, threadId);
  await notifyAll(
    ctx,
    untold.map(({ user_id, after }) => ({
      kind: "message.received",
      userIds: [user_id],
      key: `message.received:${threadId}:${upTo}`,
      spaceId: subject.space_id,
      jobPostId: subject.job_post_id,
      applicationId: subject.about === "application" ? threadId : null,
      data: {
        threadId,
        after: String(after),
        upTo: String(upTo),
        title: subject.title,
        side: user_id === subject.talent_id ? "talent" : "space",
      },
    })),
  );
  await markTold(
    ctx.tx,
    threadId,
    untold.map(({ user_id }) => user_id),
    upTo,
  );
}

export const tellReaders = ({ write }: Pick<WorkCtx, "write">, told: UnreadMessageRef): Promise<void> =>
  write("told", (ctx) => tell(ctx, told));
