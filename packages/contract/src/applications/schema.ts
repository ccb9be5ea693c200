import { z } from "zod";
import { clickSource } from "../clicks/schema.ts";
import { evidence, verdict } from "../evidence/schema.ts";
import { id, instant } from "../kernel/fields.ts";
import { searchPayload, withProjections, type SearchFields } from "../kernel/search.ts";
import { resumeProfile } from "../resumes/schema.ts";
import { jobPostStatus } from "../job-posts/schema.ts";
import { spaceRole } from "../spaces/schema.ts";
import { applicationLimits as limits } from "./limits.ts";
import { applicationStatus, stepKind } from "./states.ts";

export const applicationId = z.uuidv7().brand<"ApplicationId">();
export type ApplicationId = z.output<typeof applicationId>;

const text = z.string().nullable();

/** Who may read an application; without a name where a member prefers. */
export const reader = z
  .object({ name: text, role: spaceRole, qualification: text, profileImage: id.nullable() })
  .meta({ id: "ApplicationReader" });
export type Reader = z.output<typeof reader>;

/** An answer to a screening question, by its place in the post. */
const answer = z.strictObject({ question: z.int().min(0), answer: z.string().trim().max(limits.answer.max) });
export const givenAnswer = z
  .object({ text: z.string(), kind: z.enum(["text", "yesNo", "choice"]), answer: z.string() })
  .meta({ id: "GivenAnswer" });

export const newApplication = z
  .strictObject({
    jobPostId: id,
    /** Null sends the resume as it is. */
    versionId: id.nullable().default(null),
    motivation: z.string().trim().max(limits.motivation.max).default(""),
    answers: z.array(answer).max(20).default([]),
    /** An own file of the purpose `resume`, to go along; hidden while the first stage is blind. */
    documentId: id.nullable().default(null),
    /** From where the post was opened, if the browser knows: for the Space's statistics. */
    source: clickSource.nullable().default(null),
  })
  .meta({ id: "NewApplication" });
export type NewApplication = z.output<typeof newApplication>;

/** One row of the timeline, the same for both sides. */
export const applicationStep = z
  .object({
    id,
    seq: z.int(),
    kind: stepKind,
    from: applicationStatus.nullable(),
    to: applicationStatus,
    at: instant,
    /** From when the talent is told. */
    toldAt: instant,
    side: z.enum(["talent", "member", "system"]),
    /** The member's name, or null: the talent, the clock, or somebody who is gone or is not named. */
    by: text,
    reason: text,
    /** Requirements that a rejection names, by their labels. */
    requirements: z.array(z.object({ it: z.string(), en: z.string() })),
    /** What the talent reads, in the languages that it was written in. */
    words: z.object({ it: text, en: text }).nullable(),
    suggestedJobPost: z.object({ id, title: z.string() }).nullable(),
  })
  .meta({ id: "ApplicationStep" });
export type ApplicationStep = z.output<typeof applicationStep>;

const post = z.object({
  id,
  title: z.string(),
  jobPostStatus,
  city: text,
  workplaceType: text,
  salaryMin: z.int().nullable(),
  salaryMax: z.int().nullable(),
  replyDays: z.int(),
  space: z.object({ id, name: z.string(), url: z.string(), logo: id.nullable() }),
});

/** An application as its talent sees it: as far as they were told. */
export const myApplication = z
  .object({
    id,
    jobPost: post,
    status: applicationStatus,
    code: z.string(),
    /** The first stage is blind, and whether it is over. */
    blind: z.boolean(),
    revealedAt: instant.nullable(),
    sent: instant,
    /** Of the last step that one was told. */
    updated: instant,
    /** Until when an answer was promised; null where none is owed. Past it, the answer is late. */
    replyBy: instant.nullable(),
    /** Until when the first answer was promised as it was sent, whatever the post promises now; and when that came. */
    promisedBy: instant,
    answeredAt: instant.nullable(),
    canWithdraw: z.boolean(),
    /** Withdrawn, and the post is open. */
    canSendAgain: z.boolean(),
    /** Who runs the installation hid it from the Space; the decision says why. */
    restricted: z.object({ decisionId: id.nullable() }).nullable(),
  })
  .meta({ id: "MyApplication" });
export type MyApplication = z.output<typeof myApplication>;

export const myWholeApplication = myApplication
  .extend({
    motivation: z.string(),
    answers: z.array(givenAnswer),
    /** As it was sent. */
    resume: resumeProfile,
    documentId: id.nullable(),
    evidence: z.array(evidence),
    steps: z.array(applicationStep),
    readers: z.array(reader),
  })
  .meta({ id: "MyWholeApplication" });
export type MyWholeApplication = z.output<typeof myWholeApplication>;

/** All that one wants to know before applying. */
export const applyPreparation = z
  .object({
    evidence: z.array(evidence),
    readers: z.array(reader),
    blind: z.boolean(),
    /** My resume as the Space would read it in the anonymous first stage; null where names are shown from the start. */
    blindResume: resumeProfile.nullable(),
    /** If it were sent now. */
    replyBy: instant,
    existing: z.object({ id, status: applicationStatus, sent: instant, canSendAgain: z.boolean() }).nullable(),
    /** Of the resume that would go: when it was last changed, and whether it says anything at all. */
    resumeUpdated: instant,
    resumeEmpty: z.boolean(),
    /** The Space asks an assistant about CVs, and one has not said no to that. */
    assistant: z.boolean(),
  })
  .meta({ id: "ApplyPreparation" });
export type ApplyPreparation = z.output<typeof applyPreparation>;

export const myApplicationFields = {
  status: "keyword",
  open: "boolean",
  created: "date",
  updated: "date",
} as const satisfies SearchFields;
export const myApplicationSearch = withProjections(searchPayload(myApplicationFields), myApplication).meta({
  id: "MyApplicationSearch",
});

/** An application as lists and boards of its Space show it. While it is blind nothing here says who it is. */
export const applicationCard = z
  .object({
    id,
    jobPostId: id,
    jobPostTitle: z.string(),
    code: z.string(),
    /** Name, face, age, address, contacts, username and document are not shown yet. */
    blind: z.boolean(),
    name: text,
    profileImage: id.nullable(),
    headline: text,
    city: text,
    years: z.number().nullable(),
    /** In the post's order. */
    verdicts: z.array(verdict),
    /** The most telling line of the resume. */
    line: text,
    status: applicationStatus,
    sent: instant,
    moved: instant,
    replyBy: instant.nullable(),
    answeredAt: instant.nullable(),
    tags: z.array(z.string()),
    notes: z.int(),
    version: z.int(),
  })
  .meta({ id: "ApplicationCard" });
export type ApplicationCard = z.output<typeof applicationCard>;

export const applicationNote = z
  .object({
    id,
    text: z.string(),
    by: text,
    own: z.boolean(),
    /** The team's: everybody who recruits changes it. */
    shared: z.boolean(),
    /** Who changed it last, of one that is shared; null where nobody but its author did. */
    changedBy: text,
    created: instant,
    updated: instant,
    version: z.int(),
  })
  .meta({ id: "ApplicationNote" });
export type ApplicationNote = z.output<typeof applicationNote>;

export const application = applicationCard
  .extend({
    motivation: z.string(),
    answers: z.array(givenAnswer),
    evidence: z.array(evidence),
    /** As it was sent; without traces of the person while it is blind. */
    resume: resumeProfile,
    document: z.object({ id, name: z.string() }).nullable(),
    steps: z.array(applicationStep),
    noteList: z.array(applicationNote),
    /** Where one may move it; none for who only reads. */
    allowed: z.array(applicationStatus),
    /** The last move, while it can still be taken back. */
    undo: z.object({ stepId: id, until: instant }).nullable(),
    /** In which language the talent reads. */
    language: z.enum(["it", "en"]),
    hidden: z.boolean(),
    /** Who sent it is there: neither shut out nor about to go. */
    talentThere: z.boolean(),
  })
  .meta({ id: "Application" });
export type Application = z.output<typeof application>;

/** What members search by; `text` never finds by a name that is not shown yet. */
export const applicationFields = {
  jobPostId: "keyword",
  status: "keyword",
  open: "boolean",
  late: "boolean",
  text: "prose",
  tags: "keyword",
  /** The id or code of a requirement that is met. */
  requirement: "keyword",
  /** How many requirements are met: orders, and is shown to nobody as a number of a person. */
  met: "number",
  created: "date",
  moved: "date",
  replyBy: "date",
} as const satisfies SearchFields;
export const applicationSearch = withProjections(searchPayload(applicationFields), applicationCard).meta({
  id: "ApplicationSearch",
});
