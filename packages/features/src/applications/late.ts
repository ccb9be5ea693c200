import { isWaiting } from "@orbita/contract";
import type { WorkCtx, WorkTx } from "../kernel/work.ts";
import { daysAfter, endOfRomeDay, romeDay } from "../kernel/rome-day.ts";
import { notify } from "../notifications/index.ts";
import { findOwed, type MailSubject } from "./mail-queries.ts";
import { findAnswerers } from "./readers.ts";
import { isBlind } from "./rules.ts";

const day = 86_400_000;
const some = 200;
/** A worker that was away for days makes up for it; what is older than that everybody knows. */
const lookBack = 14 * day;

/** By the calendar, and never none: who is late since this morning is a day late. */
const daysLate = (replyBy: Date, now: Date): number =>
  Math.max(1, Math.round((Date.parse(romeDay(now)) - Date.parse(romeDay(replyBy))) / day));

const about = (subject: MailSubject) => ({
  spaceId: subject.space_id,
  jobPostId: subject.job_post_id,
  applicationId: subject.id,
});

type When = "tomorrow" | "today" | "late";

async function remindMembers(ctx: WorkTx, subject: MailSubject, when: When): Promise<void> {
  const replyBy = subject.reply_by!;
  const late = when === "late";
  await notify(ctx, {
    kind: "application.answerDue",
    userIds: await findAnswerers(ctx.tx, subject.space_id),
    // A promise that was made anew is another one.
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

async function tellWaiting(ctx: WorkTx, subject: MailSubject): Promise<void> {
  const replyBy = subject.reply_by!;
  await notify(ctx, {
    kind: "application.late",
    userIds: [subject.talent_id],
    key: `application.late:${subject.id}:${replyBy.toISOString()}`,
    ...about(subject),
    data: { jobPostTitle: subject.post_title, days: String(daysLate(replyBy, ctx.now)) },
  });
}

type Between = { from: Date; until: Date };

/** Some at a time, each lot in a transaction of its own; told once, however often it runs. */
async function eachOwed(
  { write }: Pick<WorkCtx, "write">,
  between: Between,
  tell: (ctx: WorkTx, subject: MailSubject) => Promise<void>,
): Promise<void> {
  let last: MailSubject | undefined;
  do {
    const after = last;
    last = await write("promised answers", async (ctx) => {
      const owed = await findOwed(ctx.tx, { ...between, after, limit: some });
      for (const subject of owed) if (isWaiting(subject.status)) await tell(ctx, subject);
      return owed.length === some ? owed.at(-1) : undefined;
    });
  } while (last);
}

/** In the morning: what is to be answered by tomorrow, by tonight, and what was not; who waits is told that it is late. */
export async function remindOfAnswers(ctx: Pick<WorkCtx, "write" | "now">): Promise<void> {
  const { now } = ctx;
  const midnight = (date: string) => new Date(endOfRomeDay(date).getTime() + 1);
  const [tonight, tomorrow] = [midnight(romeDay(now)), midnight(daysAfter(romeDay(now), 1))];
  await eachOwed(ctx, { from: tonight, until: tomorrow }, (tx, subject) => remindMembers(tx, subject, "tomorrow"));
  await eachOwed(ctx, { from: now, until: tonight }, (tx, subject) => remindMembers(tx, subject, "today"));
  await eachOwed(ctx, { from: new Date(now.getTime() - lookBack), until: now }, async (tx, subject) => {
    await remindMembers(tx, subject, "late");
    await tellWaiting(tx, subject);
  });
}
