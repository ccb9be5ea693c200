import type { ModerationCase, Report, Statement } from "@orbita/contract";
import { targetOf, type CaseColumns, type CaseWithContent } from "./case-queries.ts";
import type { ReportRow } from "./report-queries.ts";
import { appealableUntil, concerns } from "./rules.ts";

const instant = (at: Date | null) => at?.toISOString() ?? null;

export const presentReport = (row: ReportRow): Report => ({
  id: row.id,
  kind: row.kind,
  quoted: row.quoted,
  reason: row.reason,
  note: row.note,
  at: row.created_at.toISOString(),
  outcome:
    row.decision === null
      ? null
      : {
          decision: row.decision,
          rule: row.rule,
          explanation: row.explanation,
          at: row.decided_at.toISOString(),
        },
});

/** The statement of reasons of a decided case; it never includes the reporters. */
export const presentStatement = (
  row: CaseColumns & Partial<Pick<CaseWithContent, "space">>,
  { reported, now, contest }: { reported: boolean; now: Date; contest: boolean },
): Statement => ({
  id: row.id,
  kind: row.kind,
  quoted: row.quoted,
  decision: row.decision!,
  ground: row.ground!,
  rule: row.rule!,
  explanation: row.explanation!,
  origin: reported ? "report" : "own",
  automated: false,
  decided: row.decided_at!.toISOString(),
  state: row.state as Statement["state"],
  appeal: row.appeal,
  appealableUntil: contest ? instant(appealableUntil(row, now)) : null,
  mayContest: contest,
  postId: row.post_id,
  jobPostId: row.job_post_id,
  applicationId: row.application_id,
  space: row.space ?? null,
});

export const presentCase = (
  row: CaseWithContent,
  { actorId, others }: { actorId: string; others: boolean },
): ModerationCase => ({
  id: row.id,
  kind: row.kind,
  targetId: targetOf(row),
  postId: row.post_id,
  quoted: row.quoted,
  now: row.now_says,
  enabled: row.enabled,
  author: row.author,
  space: row.space,
  channel: row.channel,
  reports: row.notes.length,
  reasons: [...new Set(row.notes.map(({ reason }) => reason))],
  notes: row.notes.map(({ at, ...note }) => ({ ...note, at: new Date(at).toISOString() })),
  state: row.state,
  decision: row.decision,
  ground: row.ground,
  rule: row.rule,
  explanation: row.explanation,
  decidedBy: row.decider,
  decided: instant(row.decided_at),
  appeal: row.appeal,
  appealed: instant(row.appealed_at),
  forOthers: others && (row.state === "open" || row.state === "appealed") && concerns(row, actorId),
  created: row.created_at.toISOString(),
  version: row.version,
});
