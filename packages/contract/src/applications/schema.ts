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

/** A member who may read an application. The name is left out if the member prefers so. */
export const reader = z
  .object({ name: text, role: spaceRole, qualification: text, profileImage: id.nullable() })
  .meta({ id: "ApplicationReader" });
export type ApplicationReader = z.output<typeof reader>;

/** An answer to a screening question, by the question's position in the post. */
const answer = z.strictObject({ question: z.int().min(0), answer: z.string().trim().max(limits.answer.max) });
export const givenAnswer = z
  .object({ text: z.string(), kind: z.enum(["text", "yesNo", "choice"]), answer: z.string() })
  .meta({ id: "GivenAnswer" });

export const newApplication = z
  .strictObject({
    jobPostId: id,
    /** The version of the resume to send; null sends the current resume. */
    versionId: id.nullable().default(null),
    motivation: z.string().trim().max(limits.motivation.max).default(""),
    answers: z.array(answer).max(20).default([]),
    /** The talent's own file with the purpose `resume`, sent as an attachment; hidden while the first stage is blind. */
    documentId: id.nullable().default(null),
    /** The source from which the post was opened, if the browser knows it; for the Space's statistics. */
    source: clickSource.nullable().default(null),
  })
  .meta({ id: "NewApplication" });
export type NewApplication = z.output<typeof newApplication>;

/** An entry of an application's timeline, the same for the talent and the Space. */
export const applicationStep = z
  .object({
    id,
    seq: z.int(),
    kind: stepKind,
    from: applicationStatus.nullable(),
    to: applicationStatus,
    at: instant,
    /** The time at which the talent is notified of the step. */
    toldAt: instant,
    side: z.enum(["talent", "member", "system"]),
    /** The member's name. Null for the talent, for the system, and for members who left or are not named. */
    by: text,
    reason: text,
    /** The labels of the requirements that a rejection names. */
    requirements: z.array(z.object({ it: z.string(), en: z.string() })),
    /** The member's message to the talent, in the languages in which it was written. */
    words: z.object({ it: text, en: text }).nullable(),
    suggestedJobPost: z.object({ id, title: z.string() }).nullable(),
  })
  .meta({ id: "ApplicationStep" });
export type ApplicationTimelineEntry = z.output<typeof applicationStep>;

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

/** An application as its talent sees it: only steps that the talent was notified of. */
export const myApplication = z
  .object({
    id,
    jobPost: post,
    status: applicationStatus,
    code: z.string(),
    /** Whether the first stage is blind; `revealedAt` is set when it has ended. */
    blind: z.boolean(),
    revealedAt: instant.nullable(),
    sent: instant,
    /** The time of the last step of which the talent was notified. */
    updated: instant,
    /** The promised reply date, after which the reply is late; null if no reply is due. */
    replyBy: instant.nullable(),
    /**
     * The date promised for the first answer when the application was sent, even if the post promises another date now.
     * `answeredAt` is when the answer came.
     */
    promisedBy: instant,
    answeredAt: instant.nullable(),
    canWithdraw: z.boolean(),
    /** True if the application is withdrawn and the post is still open, so that the talent may apply again. */
    canSendAgain: z.boolean(),
    /** Set if the operators of the installation hid the application from the Space; the decision gives the reason. */
    restricted: z.object({ decisionId: id.nullable() }).nullable(),
  })
  .meta({ id: "MyApplication" });
export type MyApplication = z.output<typeof myApplication>;

export const myWholeApplication = myApplication
  .extend({
    motivation: z.string(),
    answers: z.array(givenAnswer),
    /** The resume as it was sent. */
    resume: resumeProfile,
    documentId: id.nullable(),
    evidence: z.array(evidence),
    steps: z.array(applicationStep),
    readers: z.array(reader),
  })
  .meta({ id: "MyWholeApplication" });
export type MyWholeApplication = z.output<typeof myWholeApplication>;

/** Everything that a talent needs to know before applying. */
export const applyPreparation = z
  .object({
    evidence: z.array(evidence),
    readers: z.array(reader),
    blind: z.boolean(),
    /** The talent's resume as the Space would read it in the anonymous first stage; null if names are shown from the start. */
    blindResume: resumeProfile.nullable(),
    /** The promised reply date if the application were sent now. */
    replyBy: instant,
    existing: z.object({ id, status: applicationStatus, sent: instant, canSendAgain: z.boolean() }).nullable(),
    /** The resume that would be sent: the time of its last change, and whether it is empty. */
    resumeUpdated: instant,
    resumeEmpty: z.boolean(),
    /** True if the Space uses the assistant to ask about CVs and the talent has not opted out. */
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

/** An application in the lists and boards of its Space. While it is blind, it contains nothing that identifies the person. */
export const applicationCard = z
  .object({
    id,
    jobPostId: id,
    jobPostTitle: z.string(),
    code: z.string(),
    /** True while name, photo, age, address, contacts, username and document are hidden. */
    blind: z.boolean(),
    name: text,
    profileImage: id.nullable(),
    headline: text,
    city: text,
    years: z.number().nullable(),
    /** A verdict for each requirement, in the order of the post's requirements. */
    verdicts: z.array(verdict),
    /** The line of the resume that is most relevant for the post. */
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
    /** True for a note of the team, which every recruiter can change. */
    shared: z.boolean(),
    /** The last member who changed a shared note; null if only its author did. */
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
    /** The resume as it was sent; anonymized while the application is blind. */
    resume: resumeProfile,
    document: z.object({ id, name: z.string() }).nullable(),
    steps: z.array(applicationStep),
    noteList: z.array(applicationNote),
    /** The states that the caller may move the application to; empty for members with read access only. */
    allowed: z.array(applicationStatus),
    /** The last move, as long as it can be undone; otherwise null. */
    undo: z.object({ stepId: id, until: instant }).nullable(),
    /** The language in which the talent reads messages. */
    language: z.enum(["it", "en"]),
    hidden: z.boolean(),
    /** True if the talent's account is active: neither disabled nor scheduled for deletion. */
    talentThere: z.boolean(),
  })
  .meta({ id: "Application" });
export type Application = z.output<typeof application>;

/** The fields that members search by. `text` never matches a name that is still hidden. */
export const applicationFields = {
  jobPostId: "keyword",
  status: "keyword",
  open: "boolean",
  late: "boolean",
  text: "prose",
  tags: "keyword",
  /** Ids or codes of the requirements that the application meets. */
  requirement: "keyword",
  /** The number of requirements met: used for sorting only, never shown as a score of a person. */
  met: "number",
  created: "date",
  moved: "date",
  replyBy: "date",
} as const satisfies SearchFields;
export const applicationSearch = withProjections(searchPayload(applicationFields), applicationCard).meta({
  id: "ApplicationSearch",
});
