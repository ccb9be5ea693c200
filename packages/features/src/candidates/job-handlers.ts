import { candidateSourceNames, legalBasisNames } from "@orbita/i18n";
import { renderMail } from "@orbita/i18n/mail";
import { oneLine } from "../kernel/one-line.ts";
import { dayIn } from "../kernel/rome-day.ts";
import { handleJob, runInBatches, type JobHandler, type Routine } from "../kernel/work.ts";
import { sendCandidateNotice } from "./jobs.ts";
import { noticeHashOf, noticeSecret } from "./notice-secret.ts";
import { findCandidate, findExpired, markCandidateNotified } from "./queries.ts";
import { eraseCandidate } from "./remove-candidate.ts";

export const candidateJobHandlers: readonly JobHandler[] = [
  handleJob(sendCandidateNotice, async (ctx, { id }, messageId) => {
    const row = await findCandidate(ctx.db, id);
    if (!row || row.told_at) return;
    const { language } = row as { language: "it" | "en" };
    const secret = noticeSecret(ctx.codes, id);
    const words = await renderMail("candidateNotice", language, {
      space: oneLine(row.space_name),
      source: row.source_note ? oneLine(row.source_note) : candidateSourceNames[row.source][language],
      basis: legalBasisNames[row.legal_basis][language],
      day: dayIn(language, row.kept_until),
      link: `${ctx.webOrigin}${language === "en" ? "/en" : ""}/notice/${secret}`,
    });
    await ctx.mail.send({ to: row.email, ...words, messageId });
    // Saves the hash of the secret that was mailed. The link then works even if the signing key was rotated since the CV was added.
    await ctx.write("told", ({ tx, now }) => markCandidateNotified(tx, id, { now, secretHash: noticeHashOf(secret) }));
  }),
];

const batch = 100;

export const candidateRoutines: readonly Routine[] = [
  {
    name: "candidates.expire",
    cron: "12 4 * * *",
    run: async ({ db, now, write }) => {
      return runInBatches(1, async () => {
        const rows = await findExpired(db, now, batch);
        for (const row of rows) await write("kept long enough", (tx) => eraseCandidate(tx, row));
        return rows.length;
      });
    },
  },
];
