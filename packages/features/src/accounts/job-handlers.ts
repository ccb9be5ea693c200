import { accountLimits, defaultLanguage, serverLanguage } from "@orbita/contract";
import { renderMail, type NoticeMails } from "@orbita/i18n/mail";
import { handleJob, type JobHandler, type Routine } from "../kernel/work.ts";
import { findCodeToSend } from "./code-queries.ts";
import { sendCode, sendNotice } from "./jobs.ts";
import { findUser } from "./queries.ts";
import { sweepSessions } from "./session-queries.ts";

type CodeToSend = NonNullable<Awaited<ReturnType<typeof findCodeToSend>>>;

/** Whom a code goes to: a user, perhaps at a new address, or somebody who is about to become one. */
function receiverOf(code: CodeToSend): { to: string; language: string } | null {
  if (code.sign_up_id !== null && code.address !== null) {
    const { language } = (code.chosen ?? {}) as { language?: string };
    return { to: code.address, language: language ?? defaultLanguage };
  }
  if (!code.enabled || code.email === null || code.language === null) return null;
  return { to: code.address ?? code.email, language: code.language };
}

export const accountJobHandlers: readonly JobHandler[] = [
  handleJob(sendCode, async ({ db, mail, codes, now }, { codeId }, id) => {
    const code = await findCodeToSend(db, codeId);
    const receiver = code && receiverOf(code);
    // Replaced, used, or late after an outage of the mail server: a mail that cannot help only confuses.
    if (!receiver || code.expires_at <= now) return;
    const template = code.purpose === "signUp" ? "verifyEmail" : code.purpose;
    const message = await renderMail(template, serverLanguage(receiver.language), {
      code: codes.codeOf(codeId),
      minutes: accountLimits.code.minutes,
    });
    await mail.send({ to: receiver.to, ...message, messageId: id });
  }),
  handleJob(sendNotice, async ({ db, mail, webOrigin }, { userId, notice, params, address }, id) => {
    const user = await findUser(db, userId);
    if (!user) return;
    // The names of templates are checked where the job is made: see tell-owner.ts.
    const message = await renderMail(notice as keyof NoticeMails, serverLanguage(user.language), {
      webOrigin,
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
    },
  },
];
