import { isWaiting } from "@orbita/contract";
import { renderMail } from "@orbita/i18n/mail";
import { dayIn } from "../kernel/rome-day.ts";
import type { NotificationMail } from "../notifications/index.ts";
import { describeEnd } from "./ended.ts";
import { findMailSubject } from "./mail-queries.ts";
import { repliesMail, memberMail } from "./member-mail.ts";
import { findApplicationReaders } from "./readers.ts";
import { isLate } from "./rules.ts";
import { aboutOf, stepMail } from "./step-mail.ts";

/** The mails for notifications about applications, to talents and members. */
export const applicationMails: NotificationMail = {
  kinds: [
    "application.moved",
    "application.late",
    "application.received",
    "application.withdrawn",
    "application.answerDue",
  ],
  render: async (ctx, row, language) => {
    const subject = row.application_id && (await findMailSubject(ctx.db, row.application_id));
    if (!subject) return null;
    if (row.kind === "application.moved") {
      const { stepId } = row.data as { stepId: string };
      const { note, attachments } = await describeEnd(ctx, row, language);
      const mail = await stepMail({ ...ctx, note }, subject, stepId, language);
      return mail && { ...mail, attachments };
    }
    if (row.kind === "application.late")
      return isLate(subject, ctx.now) && isWaiting(subject.status)
        ? renderMail("applicationLate", language, {
            ...aboutOf(ctx, subject),
            day: dayIn(language, subject.reply_by!),
          })
        : null;
    // Skips recipients who have left the Space or may only read there now.
    if (!(await findApplicationReaders(ctx.db, subject.space_id)).includes(row.user_id)) return null;
    if (row.kind === "application.answerDue")
      // A reply that is due tomorrow is announced only in the app. The mail is sent on the day itself.
      return (row.data as Record<string, string>)["tomorrow"] ? null : repliesMail(ctx, row, language);
    return memberMail(ctx, subject, row.kind as NotificationMail["kinds"][number], language);
  },
};
