import { isWaiting } from "@orbita/contract";
import type { WorkCtx, WorkWriteCtx } from "../kernel/work.ts";
import { daysAfter, endOfRomeDay, romeDay } from "../kernel/rome-day.ts";
import { notify } from "../notifications/index.ts";
import { findOwed, type ApplicationMailRow } from "./mail-queries.ts";
import { findApplicationReaders } from "./readers.ts";
import { isBlind } from "./rules.ts";

const day = 86_400_000;
const some = 200;
/**
 * How far back missed reminders are sent after an outage of the worker. Older reminders are skipped, because they are no longer
 * news.
 */
const lookBack = 14 * day;

/** The number of calendar days that a reply is late, at least 1: a reply that was due this morning is one day late. */
const daysLate = (replyBy: Date, now: Date): number =>
  Math.max(1, Math.round((Date.parse(romeDay(now)) - Date.parse(romeDay(replyBy))) / day));

const about = (subject: ApplicationMailRow) => ({
  spaceId: subject.space_id,
  jobPostId: subject.job_post_id,
  applicationId: subject.id,
});

type ReminderMoment = "tomorrow" | "today" | "late";

async function remindMembers(ctx: WorkWriteCtx, subject: ApplicationMailRow, when: ReminderMoment): Promise<void> {
  const replyBy = subject.reply_by!;
  const late = when === "late";
  await notify(ctx, {
    kind: "application.answerDue",
    userIds: await findApplicationReaders(ctx.tx, subject.space_id),
    // The key contains the deadline of the reply. If a promise is renewed, its new deadline needs a reminder of its own.
    key: `application.answerDue:${subject.id}:${replyBy.toISOString()}:${when}`,
    ...about(subject),
    data: {
      who: isBlind(subject) ? subject.code : subject.card.name,
      jobPostTitle: subject.post_title,
      day: romeDay(replyBy),
      late: String(late),
      ...(when === "tomorrow" && { tomorrow: "true" }),
      days: late ? String(daysLate(replyBy, ctx.now)) : "0",
    },
  });
}

async function notifyWaitingTalent(ctx: WorkWriteCtx, subject: ApplicationMailRow): Promise<void> {
  const replyBy = subject.reply_by!;
  await notify(ctx, {
    kind: "application.late",
    userIds: [subject.talent_id],
    key: `application.late:${subject.id}:${replyBy.toISOString()}`,
    ...about(subject),
    data: { jobPostTitle: subject.post_title, days: String(daysLate(replyBy, ctx.now)) },
  });
}

type TimeRange = { from: Date; until: Date };

/**
 * Calls `tell` for each application whose promised reply is due in this period. Each batch is a transaction of its own. If the
 * routine runs again, the notification keys prevent duplicates.
 */
async function eachOwed(
  { write }: Pick<WorkCtx, "write">,
  between: TimeRange,
  tell: (ctx: WorkWriteCtx, subject: ApplicationMailRow) => Promise<void>,
): Promise<void> {
  let last: ApplicationMailRow | undefined;
  do {
    const after = last;
    last = await write("promised answers", async (ctx) => {
      const owed = await findOwed(ctx.tx, { ...between, after, limit: some });
      for (const subject of owed) if (isWaiting(subject.status)) await tell(ctx, subject);
      return owed.length === some ? owed.at(-1) : undefined;
    });
  } while (last);
}

/** Reminds members in the morning of replies that are due tomorrow, due today or overdue. Notifies talents of overdue replies. */
export async function remindOfAnswers(ctx: Pick<WorkCtx, "write" | "now">): Promise<void> {
  const { now } = ctx;
  const midnight = (date: string) => new Date(endOfRomeDay(date).getTime() + 1);
  const [tonight, tomorrow] = [midnight(romeDay(now)), midnight(daysAfter(romeDay(now), 1))];
  await eachOwed(ctx, { from: tonight, until: tomorrow }, (tx, subject) => remindMembers(tx, subject, "tomorrow"));
  await eachOwed(ctx, { from: now, until: tonight }, (tx, subject) => remindMembers(tx, subject, "today"));
  await eachOwed(ctx, { from: new Date(now.getTime() - lookBack), until: now }, async (tx, subject) => {
    await remindMembers(tx, subject, "late");
    await notifyWaitingTalent(tx, subject);
  });
}
