import { defaultLanguage, serverLanguage } from "@orbita/contract";
import { alone } from "@orbita/db";
import { renderMail } from "@orbita/i18n/mail";
import { oneLine } from "../kernel/one-line.ts";
import { dayIn } from "../kernel/rome-day.ts";
import { handleJob, type JobHandler, type Routine, type WorkCtx } from "../kernel/work.ts";
import { sendDomainLink } from "./jobs.ts";
import { domainLinkSecret } from "./link-secret.ts";
import { lookUpDomain, recordLookup } from "./look-up-domain.ts";
import { findDueDomains, findExpiredSpaces, findExpiringSpaces, findLinkToSend, findVerifiedSpace } from "./queries.ts";
import { reminderEnd } from "./rules.ts";
import { notifySpaceOwners, settleVerification } from "./settle.ts";

export { verificationMails } from "./mails.ts";

export const verificationJobHandlers: readonly JobHandler[] = [
  handleJob(sendDomainLink, async ({ db, mail, codes, webOrigin, now }, { linkId }, id) => {
    const link = await findLinkToSend(db, linkId, now);
    if (!link) return;
    const language = serverLanguage(link.language ?? defaultLanguage);
    const words = await renderMail("domainLink", language, {
      space: oneLine(link.space),
      name: oneLine(link.sender ?? link.space),
      domain: link.domain,
      day: dayIn(language, link.link_expires_at!),
      link: `${webOrigin}${language === "en" ? "/en" : ""}/verify-domain/${domainLinkSecret(codes, linkId)}`,
    });
    await mail.send({ to: link.link_email!, ...words, messageId: id });
  }),
];

const batch = 100;
type DomainCheckCtx = Pick<WorkCtx, "db" | "now" | "write" | "dns" | "ending">;

/** Looks up the DNS record of every due domain; stores each result in its own transaction. */
async function checkDueDomains({ db, now, write, dns, ending }: DomainCheckCtx): Promise<number> {
  let count = 0;
  for (;;) {
    const due = await findDueDomains(db, now, batch);
    for (const domain of due) {
      if (ending.aborted) return count;
      const outcome = await lookUpDomain(dns, domain);
      await write("DNS record looked up", (tx) =>
        recordLookup(tx, { id: domain.id, spaceId: domain.space_id }, outcome),
      );
    }
    count += due.length;
    if (due.length < batch) return count;
  }
}

async function settleExpired({ db, now, write }: DomainCheckCtx): Promise<void> {
  for (;;) {
    const expired = await findExpiredSpaces(db, now, batch);
    for (const id of expired) await write("verification expired", (tx) => settleVerification(tx, id));
    if (expired.length < batch) return;
  }
}

async function remindOwners({ db, now, write }: DomainCheckCtx): Promise<void> {
  for (const id of await findExpiringSpaces(db, reminderEnd(now), batch)) {
    const until = (await findVerifiedSpace(db, id))?.verified_until;
    if (until)
      await write("verification about to expire", (tx) =>
        notifySpaceOwners(tx, id, {
          event: "expiring",
          key: until.toISOString().slice(0, 10),
          data: { until: until.toISOString() },
        }),
      );
  }
}

/** The routine of verification: repeats DNS lookups, ends expired proofs, and reminds owners in time. */
export const checkVerifications = (ctx: DomainCheckCtx): Promise<number> =>
  alone(ctx.db, "verification", async () => {
    const count = await checkDueDomains(ctx);
    await settleExpired(ctx);
    await remindOwners(ctx);
    return count;
  });

export const verificationRoutines: readonly Routine[] = [
  { name: "verification.check", cron: "7 * * * *", run: (ctx) => checkVerifications(ctx) },
];
