import { isWaiting, type NotificationKind, type ServerLanguage } from "@orbita/contract";
import { codeName } from "@orbita/i18n";
import { renderMail, type RenderedMail } from "@orbita/i18n/mail";
import { oneLine } from "../kernel/one-line.ts";
import { dayIn } from "../kernel/rome-day.ts";
import type { MailCtx } from "../notifications/index.ts";
import type { MailSubject } from "./mail-queries.ts";
import { isBlind, isLate } from "./rules.ts";
import { aboutOf } from "./step-mail.ts";

/** The name, where members may see one at this moment. */
export const whoOf = (subject: MailSubject, language: ServerLanguage): string =>
  isBlind(subject) ? codeName(subject.code, language) : oneLine(subject.card.name);

const linkTo = (home: string, { space_url, job_post_id, id }: MailSubject) =>
  `${home}/work/${space_url}/job-posts/${job_post_id}/applications?candidate=${id}`;

/** What members are told, as it is now; null where there is nothing to do any more. */
export async function memberMail(
  ctx: MailCtx,
  subject: MailSubject,
  kind: NotificationKind,
  language: ServerLanguage,
): Promise<RenderedMail | null> {
  const about = { ...aboutOf(ctx, subject), link: linkTo(ctx.home, subject), who: whoOf(subject, language) };
  if (subject.hidden_at) return null;
  if (kind === "application.withdrawn")
    return subject.status === "withdrawn" ? renderMail("applicationWithdrawn", language, about) : null;
  if (!subject.reply_by || !isWaiting(subject.status)) return null;
  const promised = { ...about, day: dayIn(language, subject.reply_by) };
  if (kind === "application.answerDue")
    return renderMail(isLate(subject, ctx.now) ? "applicationOverdue" : "applicationDue", language, promised);
  return renderMail("applicationReceived", language, {
    ...promised,
    who: codeName(subject.code, language),
    met: String(subject.met),
    of: subject.verdicts ? String(subject.verdicts.length) : "",
    blind: isBlind(subject) ? "true" : "",
  });
}
