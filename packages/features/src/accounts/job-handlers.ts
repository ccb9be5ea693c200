import { accountLimits, serverLanguage } from "@orbita/contract";
import { renderMail } from "@orbita/i18n/mail";
import { handleJob, type JobHandler, type Routine } from "../kernel/work.ts";
import { findCodeToSend } from "./code-queries.ts";
import { sendCode } from "./jobs.ts";
import { sweepSessions } from "./session-queries.ts";

export const accountJobHandlers: readonly JobHandler[] = [
  handleJob(sendCode, async ({ db, mail, codes, now }, { codeId }, id) => {
    const code = await findCodeToSend(db, codeId);
    // Replaced, used, or late after an outage of the mail server: a mail that cannot help only confuses.
    if (!code?.enabled || code.expires_at <= now) return;
    const message = await renderMail("verifyEmail", serverLanguage(code.language), {
      code: codes.codeOf(codeId),
      minutes: accountLimits.code.minutes,
    });
    await mail.send({ to: code.email, ...message, messageId: id });
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
