import { guestAlertLimits, guestUnsubscribePrefix, serverLanguage } from "@orbita/contract";
import { renderMail } from "@orbita/i18n/mail";
import { tokenHashOf } from "../accounts/index.ts";
import { homeIn } from "../kernel/home-in.ts";
import { oneLine } from "../kernel/one-line.ts";
import { handleJob, type JobHandler, type WorkCtx } from "../kernel/work.ts";
import { notify } from "../notifications/index.ts";
import { findAlertRequest, findGuestAlert, saveAlertTokenHash, type GuestAlertRow } from "./guest-queries.ts";
import { noticeOf } from "./job-handlers.ts";
import { mailGuestAlert, sendAlertConfirmation } from "./jobs.ts";
import { guestTokenOf } from "./guest-alerts.ts";
import { postLines } from "./mails.ts";

/**
 * Mails the link that confirms an alert. The mail contains nothing that the visitor typed: otherwise people could use the form to
 * write to a stranger's address through us. Sends none beyond the limit of unconfirmed requests per address and day.
 */
async function sendConfirmation(ctx: WorkCtx, requestId: string, messageId: string): Promise<void> {
  const request = await findAlertRequest(ctx.db, requestId);
  if (!request || request.expires_at <= ctx.now || request.earlier >= guestAlertLimits.mailsPerDay) return;
  const token = ctx.codes.ticketOf(requestId);
  await ctx.write("alerts", ({ tx }) => saveAlertTokenHash(tx, requestId, tokenHashOf(token)));
  const language = serverLanguage(request.language);
  const mail = await renderMail("alertConfirmation", language, {
    hours: guestAlertLimits.confirmHours,
    // The token is in the URL fragment, so no server and no log ever sees it.
    link: `${homeIn(ctx.webOrigin, language)}/account/confirm-alert#${token}`,
  });
  await ctx.mail.send({ to: request.email, ...mail, messageId });
}

/** The page of the job search. The stored query comes from a browser, so it is encoded again. */
const searchPage = (home: string, { address }: GuestAlertRow): string =>
  address ? `${home}/jobs?${new URLSearchParams(address).toString()}` : `${home}/jobs`;

/** Mails a guest the matches of one run, with the state at sending time. Sends no mail if the guest stopped or the jobs closed. */
async function sendAlert(ctx: WorkCtx, { searchId, at }: { searchId: string; at: string }, messageId: string) {
  const alert = await findGuestAlert(ctx.db, searchId, at);
  if (!alert || alert.targets.length === 0) return;
  // An account has adopted the search since the run, so its user is notified.
  if (alert.user_id !== null)
    return ctx.write("alerts", (writing) => notify(writing, noticeOf(alert, alert.user_id!, alert.targets, at)));
  const language = serverLanguage(alert.language);
  const { lines, total } = await postLines(ctx, alert.targets, language);
  if (total === 0) return;
  const home = homeIn(ctx.webOrigin, language);
  const tokenOf = (kind: Parameters<typeof guestTokenOf>[2]) =>
    guestTokenOf(ctx.unsubscribeTokens, alert.guest_id!, kind);
  const unsubscribe = `${home}/unsubscribe/${guestUnsubscribePrefix}${tokenOf("alerts.stop")}`;
  const mail = await renderMail("guestJobsMatched", language, {
    search: oneLine(alert.name),
    count: String(total),
    first: lines[0]!,
    list: lines.join("\n"),
    more: total > lines.length ? String(total - lines.length) : "",
    link: searchPage(home, alert),
    page: `${home}/account/job-alerts#${tokenOf("alerts.manage")}`,
    unsubscribe,
  });
  await ctx.mail.send({ to: alert.email!, ...mail, messageId, listUnsubscribe: unsubscribe });
}

export const savedSearchJobHandlers: readonly JobHandler[] = [
  handleJob(sendAlertConfirmation, (ctx, { requestId }, id) => sendConfirmation(ctx, requestId, id)),
  handleJob(mailGuestAlert, (ctx, alert, id) => sendAlert(ctx, alert, id)),
];
