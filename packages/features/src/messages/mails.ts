import type { MessageSide, ServerLanguage } from "@orbita/contract";
import { codeName } from "@orbita/i18n";
import { renderMail } from "@orbita/i18n/mail";
import { isBlind } from "../applications/index.ts";
import { oneLine } from "../kernel/one-line.ts";
import type { MailCtx, NotificationMail } from "../notifications/index.ts";
import { presentMessage } from "./present.ts";
import { findMessagesBetween, findAnswerer, type MessageRow } from "./queries.ts";
import { findRead } from "./read-queries.ts";
import { otherSide } from "./rules.ts";
import { findThreadSubject, type ThreadSubject } from "./subject-queries.ts";

type MessageMailData = { threadId: string; after: string; upTo: string; side: MessageSide };

/** The name of a message's sender, as far as the recipient may know it now. */
function speakerOf(subject: ThreadSubject, side: MessageSide, last: MessageRow, language: ServerLanguage): string {
  if (side === "talent") return oneLine(last.author_named && last.author !== null ? last.author : subject.space_name);
  return isBlind(subject) ? codeName(subject.code!, language) : oneLine(subject.name);
}

/** Whether the recipient of a message may still read its thread: not if they left the Space or are blocked. */
async function mayHear({ db }: MailCtx, subject: ThreadSubject, side: MessageSide, userId: string): Promise<boolean> {
  if (side === "talent") return subject.talent_id === userId;
  if (!subject.enabled || !subject.listed || !subject.space_there) return false;
  return !subject.blocked && findAnswerer(db, subject.space_id, userId);
}

/** Renders the unread messages of a thread as an email with their text, as of sending time. */
export const messageMails: NotificationMail = {
  kinds: ["message.received"],
  render: async (ctx, { user_id, data }, language) => {
    const { threadId, side, ...told } = data as unknown as MessageMailData;
    const subject = await findThreadSubject(ctx.db, threadId, user_id);
    if (!subject || !(await mayHear(ctx, subject, side, user_id))) return null;
    const after = Math.max(Number(told.after), await findRead(ctx.db, threadId, user_id));
    const rows = await findMessagesBetween(ctx.db, { threadId, side: otherSide(side), after, upTo: Number(told.upTo) });
    if (rows.length === 0) return null;
    const shown = rows.map((row) => presentMessage(row, subject, { side, userId: user_id }));
    const files = shown.reduce((count, message) => count + message.files.length + message.filesWaiting, 0);
    const place = side === "talent" ? "" : `/work/${subject.space_url}`;
    return renderMail(side === "talent" ? "messageToTalent" : "messageToSpace", language, {
      ...ctx.foot,
      space: oneLine(subject.space_name),
      initial: Array.from(oneLine(subject.space_name))[0]?.toUpperCase() ?? "",
      post: oneLine(subject.title),
      who: speakerOf(subject, side, rows.at(-1)!, language),
      words:
        shown
          .map(({ text }) => text)
          .filter(Boolean)
          .join("\n\n") || filesIn(files, language),
      count: String(rows.length),
      files: files === 0 ? "" : String(files),
      link: `${ctx.home}${place}/messages/${threadId}#write`,
    });
  },
};

const filesIn = (count: number, language: ServerLanguage): string => {
  if (language === "it") return count === 1 ? "1 file allegato" : `${count} file allegati`;
  return count === 1 ? "1 attached file" : `${count} attached files`;
};
