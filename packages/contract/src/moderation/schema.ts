import { z } from "zod";
import { id, instant, words } from "../kernel/fields.ts";
import type { SearchFields } from "../kernel/search.ts";

export const moderationLimits = {
  note: { max: 1_000 },
  rule: { min: 3, max: 200 },
  explanation: { min: 20, max: 2_000 },
  appeal: { min: 20, max: 2_000 },
  reportsPerDay: 30,
  /** Months in which users may appeal a decision (Regulation (EU) 2022/2065, art. 20(1)). */
  appealMonths: 6,
  /** Days within which we promise a decision to the person who reported the content. */
  answerDays: 2,
} as const;

export const reportReason = z.enum(["spam", "irregularJob", "hate", "privacy", "other"]);
export type ReportReason = z.output<typeof reportReason>;
const reportedKinds = ["post", "comment", "channel", "message"] as const;
export const reported = z.object({ kind: z.enum(reportedKinds), id });

/** Content that administrators can hide without a report. The names are those of the entity kinds in the back office. */
export const restrictedKinds = ["user", "space", "jobpost", "resume", "application"] as const;
export type RestrictedKind = (typeof restrictedKinds)[number];
/** Every kind of content that a decision can concern. */
export const caseKind = z.enum([...reportedKinds, ...restrictedKinds]);
export type ModeratedContentKind = z.output<typeof caseKind>;

export const newReport = z
  .strictObject({
    ...reported.shape,
    reason: reportReason,
    note: z.string().trim().max(moderationLimits.note.max).nullable().default(null),
    /** Option: also mutes the author of the reported content for the reporter. */
    mute: z.boolean().default(false),
  })
  .meta({ id: "NewReport" });

export const report = z
  .object({
    id,
    kind: reported.shape.kind,
    /** The reported text, as it was at the time of the first report. */
    quoted: z.string(),
    reason: reportReason,
    note: z.string().nullable(),
    at: instant,
    /** The outcome of the case; null while it is undecided. */
    outcome: z
      .object({ decision: z.enum(["kept", "disabled"]), rule: z.string(), explanation: z.string(), at: instant })
      .nullable(),
  })
  .meta({ id: "Report" });
export type Report = z.output<typeof report>;

export const caseDecision = z
  .strictObject({
    decision: z.enum(["kept", "disabled"]),
    ground: z.enum(["law", "terms"]),
    rule: words(moderationLimits.rule),
    explanation: words(moderationLimits.explanation),
    version: z.int(),
  })
  .meta({ id: "CaseDecision" });

/**
 * The statement of reasons that Regulation (EU) 2022/2065, art. 17, requires: the decision, its reasons and legal ground, any use
 * of automation, and how to appeal.
 */
export const statement = z
  .object({
    id,
    kind: caseKind,
    quoted: z.string(),
    decision: z.enum(["kept", "disabled"]),
    ground: z.enum(["law", "terms"]),
    rule: z.string(),
    explanation: z.string(),
    /**
     * Art. 17(3)(b): whether a report or a moderator's own initiative led to the decision. The reporter's identity is never
     * disclosed.
     */
    origin: z.enum(["report", "own"]),
    /** Whether the decision was automated. Always false, because only people take decisions. */
    automated: z.literal(false),
    decided: instant,
    state: z.enum(["decided", "appealed", "closed"]),
    appeal: z.string().nullable(),
    /** The end of the period in which the user may appeal; null if there is no right to appeal, or the period is over. */
    appealableUntil: instant.nullable(),
    /** True if the caller is responsible for the content. Other members of the Space can only read the statement. */
    mayContest: z.boolean(),
    postId: id.nullable(),
    /** The job post or application concerned, if the recipient may still open it. */
    jobPostId: id.nullable(),
    applicationId: id.nullable(),
    /** The Space that owns the content; null if a person owns it. */
    space: z.object({ id, name: z.string(), url: z.string() }).nullable(),
  })
  .meta({ id: "Statement" });
export type Statement = z.output<typeof statement>;

export const moderationCase = z
  .object({
    id,
    kind: caseKind,
    targetId: id.nullable(),
    postId: id.nullable(),
    quoted: z.string(),
    /** The current text of the content; null if the content was deleted. */
    now: z.string().nullable(),
    enabled: z.boolean().nullable(),
    author: z.object({ id, name: z.string(), username: z.string() }).nullable(),
    /** The Space on whose behalf the content was published; null if none. */
    space: z.object({ id, name: z.string(), url: z.string() }).nullable(),
    channel: z.object({ id, url: z.string(), name: z.string() }).nullable(),
    reports: z.int(),
    reasons: z.array(reportReason),
    notes: z.array(z.object({ reason: reportReason, note: z.string().nullable(), at: instant })),
    state: z.enum(["open", "decided", "appealed", "closed"]),
    decision: z.enum(["kept", "disabled"]).nullable(),
    ground: z.enum(["law", "terms"]).nullable(),
    rule: z.string().nullable(),
    explanation: z.string().nullable(),
    decidedBy: z.string().nullable(),
    decided: instant.nullable(),
    appeal: z.string().nullable(),
    appealed: instant.nullable(),
    /**
     * True if the caller may not decide the case, because it concerns their own content or appeals their own decision and another
     * moderator is available.
     */
    forOthers: z.boolean(),
    created: instant,
    version: z.int(),
  })
  .meta({ id: "ModerationCase" });
export type ModerationCase = z.output<typeof moderationCase>;

export const caseFields = {
  state: "keyword",
  kind: "keyword",
  decision: "keyword",
  quoted: "text",
  created: "date",
} as const satisfies SearchFields;
