import { renderMail } from "@orbita/i18n/mail";
import { oneLine } from "../kernel/one-line.ts";
import { dayIn } from "../kernel/rome-day.ts";
import { findRecruiters } from "../kernel/recruiters.ts";
import type { NotificationMail } from "../notifications/index.ts";
import { isNotice } from "./notices.ts";
import { answerBy } from "./present.ts";
import { findJobPost } from "./queries.ts";

/** Renders scheduled notices about a post as emails. Null if the notice is outdated, for example because somebody answered. */
export const jobPostMails: NotificationMail = {
  kinds: ["jobPost.notice"],
  render: async ({ db, home, foot }, row, language) => {
    const { notice } = row.data as { notice: string };
    const post = row.job_post_id && (await findJobPost(db, row.job_post_id));
    if (!post || !isNotice(notice)) return null;
    // Former members and members who are now viewers get no email.
    if (!(await findRecruiters(db, post.space_id)).some(({ id }) => id === row.user_id)) return null;
    const about = {
      ...foot,
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
      return status === "published" && end
        ? renderMail(notice, language, { ...about, day: dayIn(language, end) })
        : null;
    if (notice === "jobPostSuspended") return status === "suspended" ? renderMail(notice, language, about) : null;
    return status === "unpublished" ? renderMail(notice, language, about) : null;
  },
};
