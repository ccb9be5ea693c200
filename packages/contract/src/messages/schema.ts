import { z } from "zod";
import { id, instant, words } from "../kernel/fields.ts";
import { title } from "../kernel/names.ts";

export const messageLimits = {
  text: { max: 4_000 },
  files: 5,
  /** Who has not read it by then is written a mail; one for all that waits. */
  tellAfterMinutes: 5,
  template: { name: { max: 80 }, perSpace: 50 },
} as const;

export const messageSide = z.enum(["talent", "space"]);
export type MessageSide = z.output<typeof messageSide>;

/** Why nobody writes any more; `unavailable` does not say which of the two does not hear. */
export const threadClosed = z.enum(["withdrawn", "over", "unavailable"]);
export type ThreadClosed = z.output<typeof threadClosed>;

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
    /** Who asks wrote it themselves. */
    mine: z.boolean(),
    /** Null where it may not be known, or is nobody's any more. */
    author: z.string().nullable(),
    /** Null where it is hidden by a decision, and not of one's own side. */
    text: z.string().nullable(),
    files: z.array(attachment),
    /** Attachments that wait until the person may be known. */
    filesWaiting: z.int(),
    hidden: z.boolean(),
    at: instant,
  })
  .meta({ id: "Message" });
export type Message = z.output<typeof message>;

const head = z.object({
  /** The application's, or the offer's. */
  id,
  about: z.enum(["application", "offer"]),
  title: z.string(),
  jobPostId: id.nullable(),
  space: z.object({ id, name: z.string(), url: z.string(), logo: id.nullable() }),
  /** To members: with whom, or the code that stands for them. To the talent, who knows, null. */
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
      /** Its beginning. */
      text: z.string().nullable(),
      files: z.int(),
      at: instant,
    }),
  })
  .meta({ id: "ThreadRow" });
export type ThreadRow = z.output<typeof threadRow>;

/** The newest messages, the oldest of them first; `before` asks for what was said earlier. */
export const thread = head
  .extend({
    messages: z.array(message),
    before: z.int().nullable(),
    /** How far who asks has read, and the other side. */
    readTo: z.int(),
    seenTo: z.int(),
    /** In which the talent reads: a draft is made in it. Null to the talent. */
    language: z.enum(["it", "en"]).nullable(),
  })
  .meta({ id: "Thread" });
export type Thread = z.output<typeof thread>;

/** `{name}`, `{job}`, `{space}`, and no other: what is not filled in would be sent as it stands. */
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
