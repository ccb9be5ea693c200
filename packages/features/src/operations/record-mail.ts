import { createHash } from "node:crypto";
import { identity, productName } from "@orbita/contract";
import type { Db } from "@orbita/db";
import { withOperator } from "@orbita/i18n/mail";
import type { MailSender, MailMessage } from "@orbita/platform";
import { sql } from "kysely";
import type { Logger } from "pino";
import { redactPeople } from "../kernel/redact-people.ts";

type MailAttempt = { db: Db; now: Date; tries: number; isLast: boolean; log: Pick<Logger, "warn"> };
type MailOutcome = { state: "sent" | "deferred" | "failed"; answer: string | null };

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
/** The id under which a mail's delivery is recorded. It is the same for every attempt to send the mail. */
const idOf = (messageId: string): string =>
  uuid.test(messageId)
    ? messageId
    : createHash("md5")
        .update(messageId)
        .digest("hex")
        .replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");

/** The outcome of a failed attempt, with the server's response or the connection error. The recipient's address is removed. */
function outcomeOf(error: unknown, isLast: boolean): MailOutcome {
  const { response, responseCode, code } = (error ?? {}) as Record<string, unknown>;
  const refused = typeof responseCode === "number" && responseCode >= 500;
  const said = typeof response === "string" ? response : typeof code === "string" ? code : String(error);
  return { state: refused || isLast ? "failed" : "deferred", answer: redactPeople(said, 200) };
}

async function keep(
  { db, now, tries }: MailAttempt,
  { to, template = "other", messageId }: MailMessage,
  outcome: MailOutcome,
) {
  const { state, answer } = outcome;
  await sql`
    insert into mail_deliveries (id, at, template, user_id, state, tries, answer)
    values (${idOf(messageId!)}, ${now}, ${template}, (select id from users where email = ${to}), ${state}, ${tries}, ${answer})
    on conflict (id) do update set at = excluded.at, state = excluded.state, tries = excluded.tries, answer = excluded.answer`.execute(
    db,
  );
}

/** Wraps `mail` and records each delivery. A failure to record does not fail the delivery. */
export function recordMail(mail: MailSender, attempt: MailAttempt): MailSender {
  const note = async (message: MailMessage, outcome: MailOutcome) => {
    if (message.messageId === undefined) return;
    await keep(attempt, message, outcome).catch((error: unknown) =>
      attempt.log.warn({ err: error }, "a mail was not written down"),
    );
  };
  return {
    send: async (message) => {
      try {
        const answer = await mail.send(message);
        await note(message, { state: "sent", answer: answer ? redactPeople(answer, 200) : null });
        return answer;
      } catch (error) {
        await note(message, outcomeOf(error, attempt.isLast));
        throw error;
      }
    },
  };
}

/**
 * Wraps `mail` so that each mail comes from the product by its present name, and so that its foot names the operator with the same data
 * as on invoices, if these are known.
 */
export const signMail = (mail: MailSender): MailSender => ({
  send: (message) =>
    mail.send({
      ...message,
      senderName: message.senderName ?? productName,
      ...(identity.company && withOperator(message, message.language ?? "it", identity.company)),
    }),
});
