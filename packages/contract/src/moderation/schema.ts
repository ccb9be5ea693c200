import { z } from "zod";
import { id, instant, words } from "../kernel/fields.ts";
import type { SearchFields } from "../kernel/search.ts";

export const moderationLimits = {
  note: { max: 1_000 },
  rule: { min: 3, max: 200 },
  explanation: { min: 20, max: 2_000 },
  appeal: { min: 20, max: 2_000 },
  reportsPerDay: 30,
  /** Regulation (EU) 2022/2065, art. 20(1): as long as one may complain. */
  appealMonths: 6,
  /** What we promise who reports. */
  answerDays: 2,
} as const;

export const reportReason = z.enum(["spam", "irregularJob", "hate", "privacy", "other"]);
export type ReportReason = z.output<typeof reportReason>;
const reportedKinds = ["post", "comment", "channel", "message"] as const;
export const reported = z.object({ kind: z.enum(reportedKinds), id });

/** What administrators hide, besides what is reported. Spelled as the back office spells its kinds. */
export const restrictedKinds = ["user", "space", "jobpost", "resume", "application"] as const;
export type RestrictedKind = (typeof restrictedKinds)[number];
/** Whatever a decision can be about. */
export const caseKind = z.enum([...reportedKinds, ...restrictedKinds]);
export type CaseKind = z.output<typeof caseKind>;

export const newReport = z
  .strictObject({
    ...reported.shape,
    reason: reportReason,
    note: z.string().trim().max(moderationLimits.note.max).nullable().default(null),
    /** And see no more of who said it. */
    mute: z.boolean().default(false),
  })
  .meta({ id: "NewReport" });

export const report = z
  .object({
    id,
    kind: reported.shape.kind,
    /** What it said when it was first reported. */
    quoted: z.string(),
    reason: reportReason,
    note: z.string().nullable(),
    at: instant,
    /** What became of it; null while nobody has decided. */
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

/** Art. 17: what was done, why, on which ground, whether a machine took part, and how to contest it. */
export const statement = z
  .object({
    id,
    kind: caseKind,
    quoted: z.string(),
    decision: z.enum(["kept", "disabled"]),
    ground: z.enum(["law", "terms"]),
    rule: z.string(),
    explanation: z.string(),
    /** Somebody reported it, or who looks after the place saw it: art. 17(3)(b). Who reported is never said. */
    origin: z.enum(["report", "own"]),
    /** Never: people decide here. */
    automated: z.literal(false),
    decided: instant,
    state: z.enum(["decided", "appealed", "closed"]),
    appeal: z.string().nullable(),
    /** Null where it cannot be contested, or not any more. */
    appealableUntil: instant.nullable(),
    /** Who asks answers for it; others of a Space read it. */
    mayContest: z.boolean(),
    postId: id.nullable(),
    /** Where it stands for whom it concerns, if they may still open it. */
    jobPostId: id.nullable(),
    applicationId: id.nullable(),
    /** Whose it is, where it is a Space's. */
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
    /** What it says now; null where it is gone. */
    now: z.string().nullable(),
    enabled: z.boolean().nullable(),
    author: z.object({ id, name: z.string(), username: z.string() }).nullable(),
    /** In whose name it was said. */
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
    /** Who asks may not decide it: it is theirs, or contests what they decided, and there is somebody else. */
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
