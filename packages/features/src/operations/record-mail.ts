import { createHash } from "node:crypto";
import type { Db } from "@orbita/db";
import type { Mail, MailMessage } from "@orbita/platform";
import { sql } from "kysely";
import type { Logger } from "pino";
import { withoutPeople } from "../kernel/without-people.ts";

type Try = { db: Db; now: Date; tries: number; isLast: boolean; log: Pick<Logger, "warn"> };
type Outcome = { state: "sent" | "deferred" | "failed"; answer: string | null };

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
/** Stable across attempts of the same email. */
const idOf = (messageId: string): string =>
  uuid.test(messageId)
    ? messageId
    : createHash("md5")
        .update(messageId)
        .digest("hex")
        .replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");

/** The server's response or the connection error, without the recipient. */
function outcomeOf(error: unknown, isLast: boolean): Outcome {
  const { response, responseCode, code } = (error ?? {}) as Record<string, unknown>;
  const refused = typeof responseCode === "number" && responseCode >= 500;
  const said = typeof response === "string" ? response : typeof code === "string" ? code : String(error);
  return { state: refused || isLast ? "failed" : "deferred", answer: withoutPeople(said, 200) };
}

async function keep({ db, now, tries }: Try, { to, template = "other", messageId }: MailMessage, outcome: Outcome) {
  const { state, answer } = outcome;
  await sql`
    insert into mail_deliveries (id, at, template, user_id, state, tries, answer)
    values (${idOf(messageId!)}, ${now}, ${template}, (select id from users where email = ${to}), ${state}, ${tries}, ${answer})
    on conflict (id) do update set at = excluded.at, state = excluded.state, tries = excluded.tries, answer = excluded.answer`.execute(
    db,
  );
}

/** Wraps `mail` and records each delivery. A failure to record does not fail the delivery. */
export function recorded(mail: Mail, attempt: Try): Mail {
  const note = async (message: MailMessage, outcome: Outcome) => {
    if (message.messageId === undefined) return;
    await keep(attempt, message, outcome).catch((error: unknown) =>
      attempt.log.warn({ err: error }, "a mail was not written down"),
    );
  };
  return {
    send: async (message) => {
      try {
        const answer = await mail.send(message);
        await note(message, { state: "sent", answer: answer ? withoutPeople(answer, 200) : null });
        return answer;
      } catch (error) {
        await note(message, outcomeOf(error, attempt.isLast));
        throw error;
      }
    },
  };
}
