import { isWaiting, type NotificationKind, type ServerLanguage } from "@orbita/contract";
import { codeName } from "@orbita/i18n";
import { renderMail, type RenderedMail } from "@orbita/i18n/mail";
import { oneLine } from "../kernel/one-line.ts";
import { dayIn } from "../kernel/rome-day.ts";
import { isInSpace } from "../kernel/visibility.ts";
import type { MailCtx, NotificationRow } from "../notifications/index.ts";
import { findMailSubjects, findTogether, type ApplicationMailRow } from "./mail-queries.ts";
import { isBlind, isLate } from "./rules.ts";
import { aboutOf } from "./step-mail.ts";

/** How mails name a candidate to members: by name if they may see it now, otherwise by the code of the application. */
export const candidateNameOf = (subject: ApplicationMailRow, language: ServerLanguage): string =>
  isBlind(subject) ? codeName(subject.code, language) : oneLine(subject.card.name);

const linkTo = (home: string, { space_url, job_post_id, id }: ApplicationMailRow) =>
  `${home}/work/${space_url}/job-posts/${job_post_id}/applications?candidate=${id}`;

const owesAnswer = (subject: ApplicationMailRow): boolean =>
  isInSpace(subject) && subject.reply_by !== null && isWaiting(subject.status);

const most = 20;

/**
 * The reminder of owed replies: one mail per morning, even for a member who owes fifty. The first of the notifications sent
 * together renders the mail for all replies still owed; the others appear only in the app.
 */
export async function repliesMail(
  ctx: MailCtx,
  row: NotificationRow,
  language: ServerLanguage,
): Promise<RenderedMail | null> {
  const together = await findTogether(ctx.db, row);
  if (together[0]?.id !== row.id) return null;
  const ids = together.flatMap(({ application_id }) => application_id ?? []);
  const owed = (await findMailSubjects(ctx.db, ids)).filter(owesAnswer);
  const [first, second] = owed;
  if (!first) return null;
  if (!second) return memberMail(ctx, first, "application.answerDue", language);
  const line = (subject: ApplicationMailRow) => `${candidateNameOf(subject, language)}, ${oneLine(subject.post_title)}`;
  const { space, initial, preferences, unsubscribe } = aboutOf(ctx, first);
  return renderMail("applicationsOwed", language, {
    space,
    initial,
    preferences,
    unsubscribe,
    count: String(owed.length),
    list: owed.slice(0, most).map(line).join("\n"),
    more: owed.length > most ? String(owed.length - most) : "",
    link: `${ctx.home}/work/${first.space_url}`,
  });
}

/** The mail to a member about an application in its current state; null if there is nothing left to do. */
export async function memberMail(
  ctx: MailCtx,
  subject: ApplicationMailRow,
  kind: NotificationKind,
  language: ServerLanguage,
): Promise<RenderedMail | null> {
  const about = { ...aboutOf(ctx, subject), link: linkTo(ctx.home, subject), who: candidateNameOf(subject, language) };
  if (kind === "application.withdrawn")
    return subject.status === "withdrawn" && isInSpace(subject)
      ? renderMail("applicationWithdrawn", language, about)
      : null;
  if (!owesAnswer(subject)) return null;
  const promised = { ...about, day: dayIn(language, subject.reply_by!) };
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
