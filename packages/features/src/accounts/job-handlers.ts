import { accountLimits, defaultLanguage, serverLanguage, type ServerLanguage } from "@orbita/contract";
import { renderMail, type NoticeMailParams } from "@orbita/i18n/mail";
import { homeIn } from "../kernel/home-in.ts";
import { momentIn } from "../kernel/moment-in.ts";
import { handleJob, type JobHandler, type Routine, type WorkCtx } from "../kernel/work.ts";
import { defaultZone, findZone } from "../kernel/zone-queries.ts";
import { findCodeToSend, insertReset } from "./code-queries.ts";
import { sweepEmailChanges } from "./email-change-queries.ts";
import { sendCode, sendNotice } from "./jobs.ts";
import { findUser } from "./queries.ts";
import { sweepSessions } from "./session-queries.ts";
import { tokenHashOf } from "./sessions.ts";

type CodeMailJob = NonNullable<Awaited<ReturnType<typeof findCodeToSend>>>;

/** The recipient of a one-time code: a user, perhaps at a new address, or a person with a pending sign-up. */
function receiverOf(code: CodeMailJob): { to: string; language: string } | null {
  if (code.sign_up_id !== null && code.address !== null) {
    const { language } = (code.chosen ?? {}) as { language?: string };
    return { to: code.address, language: language ?? defaultLanguage };
  }
  if (!code.enabled || code.email === null || code.language === null) return null;
  return { to: code.address ?? code.email, language: code.language };
}

/**
 * The link in a password-reset mail, beside the digits. It also works in another browser, and while strangers use up the
 * hourly quota of codes, because each of their requests mails a link to the owner too. It is created in this job and not in
 * the request, whose timing would reveal whether the account exists.
 */
async function resetLink(
  { write, codes, webOrigin }: WorkCtx,
  { codeId, userId, language }: { codeId: string; userId: string; language: ServerLanguage },
): Promise<string> {
  const ticket = codes.ticketOf(codeId);
  const reset = { tokenHash: tokenHashOf(ticket), userId, minutes: accountLimits.resetLinkMinutes };
  await write("mailed a link for a new password", ({ tx }) => insertReset(tx, reset));
  // The ticket is in the URL fragment, so no server and no log ever sees it.
  return `${homeIn(webOrigin, language)}/forgot-password#${ticket}`;
}

export const accountJobHandlers: readonly JobHandler[] = [
  handleJob(sendCode, async (ctx, { codeId, device = "" }, id) => {
    const { db, mail, codes, now, webOrigin } = ctx;
    const code = await findCodeToSend(db, codeId);
    const receiver = code && receiverOf(code);
    // Skips a code that was replaced, used, or has expired during a mail outage: a mail with a useless code only confuses.
    if (!receiver || code.expires_at <= now) return;
    const template = code.purpose === "signUp" ? "verifyEmail" : code.purpose;
    const language = serverLanguage(receiver.language);
    const digits = {
      code: codes.codeOf(codeId),
      minutes: accountLimits.code.minutes,
      when: momentIn(language, code.user_id === null ? defaultZone : await findZone(db, code.user_id), code.created_at),
      device,
      webOrigin: homeIn(webOrigin, language),
    };
    const message =
      template === "resetPassword" && code.user_id !== null
        ? await renderMail(template, language, {
            ...digits,
            link: await resetLink(ctx, { codeId, userId: code.user_id, language }),
          })
        : await renderMail(template as Exclude<typeof template, "resetPassword">, language, digits);
    await mail.send({ to: receiver.to, ...message, messageId: id });
  }),
  handleJob(sendNotice, async ({ db, mail, webOrigin, now }, { userId, notice, params, address, at }, id) => {
    const user = await findUser(db, userId);
    if (!user) return;
    // The cast below is safe: `notifyOwner` enqueues the job, and its type allows only names of notice templates.
    const language = serverLanguage(user.language);
    const message = await renderMail(notice as keyof NoticeMailParams, language, {
      webOrigin: homeIn(webOrigin, language),
      when: momentIn(language, await findZone(db, userId), at === undefined ? now : new Date(at)),
      device: "",
      ...params,
    });
    await mail.send({ to: address ?? user.email, ...message, messageId: id });
  }),
];

const batch = { keptDays: 30, limit: 2_000 };

export const accountRoutines: readonly Routine[] = [
  {
    name: "accounts.sweep",
    cron: "12 3 * * *",
    run: async ({ write }) => {
      const sweep = () => write("past its use", ({ tx }) => sweepSessions(tx, batch));
      while (await sweep());
      await write("past its use", ({ tx }) => sweepEmailChanges(tx));
    },
  },
];
