import { z } from "zod";
import { id, instant, words } from "../kernel/fields.ts";
import { title } from "../kernel/names.ts";

export const messageLimits = {
  text: { max: 4_000 },
  files: 5,
  /** Delay before a recipient gets an email about unread messages; one email covers all of them. */
  tellAfterMinutes: 5,
  template: { name: { max: 80 }, perSpace: 50 },
} as const;

export const messageSide = z.enum(["talent", "space"]);
export type MessageSide = z.output<typeof messageSide>;

/** Why nobody can write in the thread; `unavailable` does not reveal which side is unreachable. */
export const threadClosed = z.enum(["withdrawn", "over", "unavailable"]);
export type ThreadClosedReason = z.output<typeof threadClosed>;

export const newMessage = z
  .strictObject({
    text: z.string().trim().max(messageLimits.text.max),
    fileIds: z.array(id).max(messageLimits.files).default([]),
  })
  .superRefine(({ text, fileIds }, context) => {
    if (text === "" && fileIds.length === 0)
      context.addIssue({ code: "custom", message: "field.required", path: ["text"], input: text });
    if (new Set(fileIds).size < fileIds.length)
      context.addIssue({ code: "custom", message: "field.invalid", path: ["fileIds"], input: fileIds });
  })
  .meta({ id: "NewMessage" });

const attachment = z.object({ id, name: z.string(), type: z.string(), size: z.int() });

export const message = z
  .object({
    id,
    seq: z.int(),
    side: messageSide,
    /** True if the caller wrote the message. */
    mine: z.boolean(),
    /** The author's name; null if the author must stay anonymous or no longer exists. */
    author: z.string().nullable(),
    /** The text of the message; null if moderation hid it and the other side wrote it. */
    text: z.string().nullable(),
    files: z.array(attachment),
    /** Number of attachments that are withheld while the talent must stay anonymous. */
    filesWaiting: z.int(),
    hidden: z.boolean(),
    at: instant,
  })
  .meta({ id: "Message" });
export type Message = z.output<typeof message>;

const head = z.object({
  /** The id of the application or the contact request that the thread belongs to; `about` says which. */
  id,
  about: z.enum(["application", "contactRequest"]),
  title: z.string(),
  jobPostId: id.nullable(),
  space: z.object({ id, name: z.string(), url: z.string(), logo: id.nullable() }),
  /** For members of the Space: the talent's name, or the code that replaces it. Null for the talent themselves. */
  person: z.object({ name: z.string().nullable(), code: z.string().nullable(), image: id.nullable() }).nullable(),
  unread: z.int(),
  mayWrite: z.boolean(),
  closed: threadClosed.nullable(),
});

export const threadRow = head
  .extend({
    last: z.object({
      side: messageSide,
      mine: z.boolean(),
      author: z.string().nullable(),
      /** An excerpt from the start of the message. */
      text: z.string().nullable(),
      files: z.int(),
      at: instant,
    }),
  })
  .meta({ id: "ThreadRow" });
export type ThreadSummary = z.output<typeof threadRow>;

/** A thread with its newest messages in chronological order; pass `before` to load earlier ones. */
export const thread = head
  .extend({
    messages: z.array(message),
    before: z.int().nullable(),
    /** Number of the last message that the caller has read (`readTo`), and that the other side has read (`seenTo`). */
    readTo: z.int(),
    seenTo: z.int(),
    /** For members of the Space: the talent's language, used for drafts. Null for the talent themselves. */
    language: z.enum(["it", "en"]).nullable(),
  })
  .meta({ id: "Thread" });
export type Thread = z.output<typeof thread>;

/** The placeholders that a message template may contain. Any other placeholder would be sent unreplaced, so it is refused. */
export const placeholders = ["name", "job", "space"] as const;
const known = new Set<string>(placeholders);
const templateText = words({ max: messageLimits.text.max }).refine(
  (text) => [...text.matchAll(/\{([^{}]*)\}/g)].every(([, name]) => known.has(name!)),
  { error: "field.invalid" },
);

export const newTemplate = z
  .strictObject({ name: title(messageLimits.template.name), it: templateText, en: templateText })
  .meta({ id: "NewMessageTemplate" });
export const messageTemplate = z
  .object({ id, name: z.string(), it: z.string(), en: z.string(), version: z.int() })
  .meta({ id: "MessageTemplate" });
export type MessageTemplate = z.output<typeof messageTemplate>;
