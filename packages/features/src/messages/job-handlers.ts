import { handleJob, type JobHandler, type WorkCtx, type WorkWriteCtx } from "../kernel/work.ts";
import { notifyAll } from "../notifications/index.ts";
import { notifyUnreadJob } from "./jobs.ts";
import { findLastSeq, lockUnnotified, markNotified, type UnnotifiedReader } from "./read-queries.ts";
import { findBlocked, findThreadSubject, type ThreadSubject } from "./subject-queries.ts";

type UnreadMessageRef = { threadId: string; seq: number };

/**
 * The recipients without those who blocked the talent or whom the talent blocked. The notification has no sender, because a
 * picture would reveal a blind candidate.
 */
async function hearing(
  { tx }: WorkWriteCtx,
  { talent_id }: ThreadSubject,
  readers: readonly UnnotifiedReader[],
): Promise<UnnotifiedReader[]> {
  const ids = readers.map(({ user_id }) => user_id);
  const blocked = await findBlocked(tx, talent_id, ids);
  return readers.filter(({ user_id }) => !blocked.has(user_id));
}

/**
 * Notifies recipients of unread messages. Stores in the same transaction how far each recipient was notified, so that a second
 * run notifies nobody.
 */
async function notifyReader(ctx: WorkWriteCtx, { threadId, seq }: UnreadMessageRef): Promise<void> {
  const subject = await findThreadSubject(ctx.tx, threadId, null);
  if (!subject) return;
  const untold = await hearing(ctx, subject, await lockUnnotified(ctx.tx, threadId, seq));
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
  await markNotified(
    ctx.tx,
    threadId,
    untold.map(({ user_id }) => user_id),
    upTo,
  );
}

const notifyReaders = ({ write }: Pick<WorkCtx, "write">, told: UnreadMessageRef): Promise<void> =>
  write("told", (ctx) => notifyReader(ctx, told));

export { messageMails } from "./mails.ts";

export const messageJobHandlers: readonly JobHandler[] = [handleJob(notifyUnreadJob, notifyReaders)];
