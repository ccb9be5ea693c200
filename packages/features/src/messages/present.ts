import {
  serverLanguage,
  type Message,
  type MessageSide,
  type Thread,
  type ThreadClosedReason,
  type ThreadSummary,
} from "@orbita/contract";
import { isBlind, textForMembers } from "../applications/index.ts";
import type { InboxRow } from "./inbox-queries.ts";
import type { MessageRow } from "./queries.ts";
import type { ReadState } from "./read-queries.ts";
import { beginningOf } from "./rules.ts";
import type { ThreadSubject } from "./subject-queries.ts";

export type ThreadReader = { side: MessageSide; userId: string };

type MessageContentRow = Pick<MessageRow, "side" | "author" | "author_named" | "text" | "enabled">;

/**
 * The text of a message for this reader. A message hidden by moderation is visible only to its own side. Identifying details are
 * removed from the talent's text while the application is blind.
 */
function textFor(row: MessageContentRow, subject: ThreadSubject, { side }: ThreadReader): string | null {
  if (!row.enabled && row.side !== side) return null;
  return row.side === "talent" && side === "space" ? textForMembers(subject, row.text) : row.text;
}

function authorFor(row: MessageContentRow, subject: ThreadSubject, { side }: ThreadReader): string | null {
  if (row.side === "talent") return side === "talent" || !isBlind(subject) ? subject.name : null;
  return side === "space" || row.author_named ? row.author : null;
}

export function presentMessage(row: MessageRow, subject: ThreadSubject, looking: ThreadReader): Message {
  const waiting = row.side === "talent" && looking.side === "space" && isBlind(subject);
  const text = textFor(row, subject, looking);
  const files = text === null || waiting ? [] : row.files;
  return {
    id: row.id,
    seq: row.seq,
    side: row.side,
    mine: row.author_id === looking.userId,
    author: authorFor(row, subject, looking),
    text,
    files,
    filesWaiting: waiting && text !== null ? row.files.length : 0,
    hidden: !row.enabled,
    at: row.created_at.toISOString(),
  };
}

type VisibleThreadState = { closed: ThreadClosedReason | null; mayWrite: boolean };

const headOf = (subject: ThreadSubject, { side }: ThreadReader, { closed, mayWrite }: VisibleThreadState) => ({
  id: subject.id,
  about: subject.about,
  title: subject.title,
  jobPostId: subject.job_post_id,
  space: { id: subject.space_id, name: subject.space_name, url: subject.space_url, logo: subject.space_logo },
  person:
    side === "talent"
      ? null
      : isBlind(subject)
        ? { name: null, code: subject.code, image: null }
        : { name: subject.name, code: subject.code, image: subject.image },
  mayWrite: mayWrite && closed === null,
  closed,
});

export const presentThreadRow = (
  row: InboxRow,
  subject: ThreadSubject,
  looking: ThreadReader,
  standing: VisibleThreadState,
): ThreadSummary => {
  const said = { ...row, enabled: row.shown };
  const text = textFor(said, subject, looking);
  return {
    ...headOf(subject, looking, standing),
    unread: row.unread,
    last: {
      side: row.side,
      mine: row.author_id === looking.userId,
      author: authorFor(said, subject, looking),
      text: text && beginningOf(text),
      files: text === null ? 0 : row.files,
      at: row.last_at.toISOString(),
    },
  };
};

type LoadedThread = { rows: readonly MessageRow[]; more: boolean; state: ReadState; standing: VisibleThreadState };

/** A message thread as the API returns it, with its messages, oldest first. */
export const presentThread = (
  subject: ThreadSubject,
  looking: ThreadReader,
  { rows, more, state, standing }: LoadedThread,
): Thread => ({
  ...headOf(subject, looking, standing),
  unread: state.unread,
  messages: rows.toReversed().map((row) => presentMessage(row, subject, looking)),
  before: more ? rows.at(-1)!.seq : null,
  readTo: state.read,
  seenTo: state.seen,
  language: looking.side === "space" ? serverLanguage(subject.language) : null,
});
