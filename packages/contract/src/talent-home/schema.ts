import { z } from "zod";
import { applicationStatus } from "../applications/states.ts";
import { id, instant } from "../kernel/fields.ts";
import { savedJobSearch } from "../saved-searches/schema.ts";

/** Maximum numbers on a talent's home. Longer lists have a page of their own. */
export const talentHomeLimits = { perKind: 20, replies: 6, searches: 5 } as const;

const space = z.object({ id, name: z.string(), url: z.string(), logo: id.nullable() });
export type TalentHomeSpace = z.output<typeof space>;
/** A job, or the terms of a contact request, and the Space behind it. */
const subject = { title: z.string(), space };
/** The application or contact request of an interview; the other field is null. */
const interviewOf = { applicationId: id.nullable(), contactRequestId: id.nullable() };

/** Something that the talent should do. Only interviews and contact requests have a deadline. */
export const waitingItem = z
  .discriminatedUnion("kind", [
    /** A proposed interview: the talent picks one of the times. */
    z.object({ kind: z.literal("interview"), id, ...subject, ...interviewOf, slots: z.int(), dueAt: instant }),
    z.object({ kind: z.literal("contactRequest"), id, ...subject, dueAt: instant }),
    /** A thread with unread messages; `text` is an excerpt of the last one, null if it has only files. */
    z.object({
      kind: z.literal("message"),
      id,
      ...subject,
      author: z.string().nullable(),
      text: z.string().nullable(),
      mayReply: z.boolean(),
      at: instant,
    }),
    /** An uploaded CV: fields without a decision and with one, or a CV that could not be read. */
    z.object({
      kind: z.literal("upload"),
      id,
      name: z.string(),
      failed: z.boolean(),
      open: z.int(),
      decided: z.int(),
      at: instant,
    }),
  ])
  .meta({ id: "WaitingItem" });
export type WaitingItem = z.output<typeof waitingItem>;

/** A date of the talent's applications; a reply that is late has a date in the past. */
export const nextDate = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.literal("reply"), applicationId: id, ...subject, status: applicationStatus, at: instant }),
    /** An interview. Until the talent has picked a time, `agreed` is false and `at` is the first time that is still free. */
    z.object({ kind: z.literal("interview"), id, ...subject, ...interviewOf, agreed: z.boolean(), at: instant }),
  ])
  .meta({ id: "NextDate" });
export type NextDate = z.output<typeof nextDate>;

export const talentHome = z
  .object({
    /** By deadline; without a deadline last, newest first. */
    waiting: z.array(waitingItem),
    /** Late replies first, then by date. */
    dates: z.array(nextDate),
    /** Number of open applications. */
    applications: z.int(),
    /** The saved searches with the most new jobs. */
    searches: z.array(
      savedJobSearch.pick({
        id: true,
        name: true,
        fresh: true,
        lastMatch: true,
        broken: true,
        address: true,
        filters: true,
      }),
    ),
    resume: z.object({
      updated: instant,
      empty: z.boolean(),
      /** Whether Spaces find the CV in talent search. */
      visible: z.boolean(),
      /** Whether the talent has said what they look for in a job. */
      hasWishes: z.boolean(),
    }),
  })
  .meta({ id: "TalentHome" });
export type TalentHome = z.output<typeof talentHome>;
