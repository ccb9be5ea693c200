import { serverLanguage, type ServerLanguage } from "@orbita/contract";
import { renderMail, type RenderedMail } from "@orbita/i18n/mail";
import { oneLine } from "../kernel/one-line.ts";
import { dayIn } from "../kernel/rome-day.ts";
import { handleJob, type JobHandler, type Routine, type WorkTx } from "../kernel/work.ts";
import { askStillOpen, expireJobPosts, remindOfExpiry, suspendUnanswered } from "./by-the-clock.ts";
import { findRecruiters } from "./clock-queries.ts";
import { sendJobPostNotice, type JobPostNotice } from "./jobs.ts";
import { answerBy } from "./present.ts";
import { findJobPost, type JobPostRow } from "./queries.ts";

type Words = { language: ServerLanguage; webOrigin: string };

/** Null where it is no longer true: a mail may wait, and meanwhile somebody answered. */
function wordsOf(
  notice: JobPostNotice,
  post: JobPostRow,
  { language, webOrigin }: Words,
): Promise<RenderedMail> | null {
  const home = `${webOrigin}${language === "en" ? "/en" : ""}`;
  const about = {
    title: oneLine(post.title),
    space: oneLine(post.space_name),
    link: `${home}/work/${post.space_url}/job-posts/${post.id}`,
  };
  const { status, expires_at: end } = post;
  const asked = answerBy(post);
  if (notice === "jobPostStillOpen")
    return status === "published" && asked
      ? renderMail(notice, language, { ...about, day: dayIn(language, asked) })
      : null;
  if (notice === "jobPostExpiring")
    return status === "published" && end ? renderMail(notice, language, { ...about, day: dayIn(language, end) }) : null;
  if (notice === "jobPostSuspended") return status === "suspended" ? renderMail(notice, language, about) : null;
  return status === "unpublished" ? renderMail(notice, language, about) : null;
}

export const jobPostJobHandlers: readonly JobHandler[] = [
  handleJob(sendJobPostNotice, async ({ db, mail, webOrigin }, { userId, jobPostId, notice }, id) => {
    const post = await findJobPost(db, jobPostId);
    const to = post && (await findRecruiters(db, post.space_id)).find((recruiter) => recruiter.id === userId);
    if (!to) return;
    const words = await wordsOf(notice, post, { language: serverLanguage(to.language), webOrigin });
    if (words) await mail.send({ to: to.email, ...words, messageId: id });
  }),
];

/** Some at a time, each lot in a transaction of its own. */
const untilDone =
  (why: string, work: (ctx: WorkTx) => Promise<number>): Routine["run"] =>
  async ({ write }) => {
    while ((await write(why, work)) > 0);
  };

/** What ends, ends within the hour; what asks people something reaches them in the morning. */
export const jobPostRoutines: readonly Routine[] = [
  { name: "jobPosts.expire", cron: "5 * * * *", run: untilDone("expired", (ctx) => expireJobPosts(ctx)) },
  {
    name: "jobPosts.suspendUnanswered",
    cron: "15 * * * *",
    run: untilDone("noAnswer", (ctx) => suspendUnanswered(ctx)),
  },
  { name: "jobPosts.askStillOpen", cron: "20 9 * * *", run: untilDone("still open?", (ctx) => askStillOpen(ctx)) },
  { name: "jobPosts.remindOfExpiry", cron: "25 9 * * *", run: untilDone("reminder", (ctx) => remindOfExpiry(ctx)) },
];
