import { jobPostLimits } from "@orbita/contract";
import { renderMail } from "@orbita/i18n/mail";
import { oneLine } from "../kernel/one-line.ts";
import { findRecruiters } from "../kernel/recruiters.ts";
import type { NotificationMail } from "../notifications/index.ts";
import { measureSpace } from "./measure.ts";
import { promiseStateOf } from "./rules.ts";

/**
 * Renders the warning about late replies with the figures at sending time. Sends no mail if all applications were answered or the
 * recipient has left the Space.
 */
export const promiseMails: NotificationMail = {
  kinds: ["promise.near"],
  render: async ({ db, now, home, foot }, { space_id, user_id }, language) => {
    if (space_id === null) return null;
    const reader = (await findRecruiters(db, space_id)).find(({ id }) => id === user_id);
    if (!reader) return null;
    const measured = await measureSpace(db, space_id, now);
    const standing = promiseStateOf(measured);
    if (standing === "kept") return null;
    const space = oneLine(reader.space);
    return renderMail(standing === "near" ? "promiseNear" : "promiseStopped", language, {
      ...foot,
      space,
      initial: Array.from(space)[0] ?? "",
      late: String(measured.overdue),
      recent: String(measured.recent),
      stop: String(jobPostLimits.answersOwed.late),
      percent: String(jobPostLimits.answersOwed.percent),
      link: `${home}/work/${reader.url}/applications?late=true`,
    });
  },
};
