import { type ApplicationCard, type ApplicationNote, type Verdict } from "@orbita/contract";
import { cardForMembers } from "./blind.ts";
import type { ApplicationCardRow } from "./card-queries.ts";
import type { ApplicationNoteRow } from "./note-queries.ts";

const letters: Record<string, Verdict> = { m: "met", r: "related", n: "notMet", u: "unknown" };

export const presentApplicationCard = (row: ApplicationCardRow): ApplicationCard => ({
  ...cardForMembers(row),
  id: row.id,
  jobPostId: row.job_post_id,
  jobPostTitle: row.job_post_title,
  code: row.code,
  verdicts: row.verdicts.split("").map((letter) => letters[letter] ?? "unknown"),
  status: row.status,
  sent: row.sent_at.toISOString(),
  moved: row.moved_at.toISOString(),
  replyBy: row.reply_by?.toISOString() ?? null,
  answeredAt: row.answered_at?.toISOString() ?? null,
  tags: row.tags,
  notes: row.notes,
  version: row.version,
});

export const presentNote = (row: ApplicationNoteRow, actorId: string | null): ApplicationNote => ({
  id: row.id,
  text: row.text,
  by: row.author,
  own: row.author_id !== null && row.author_id === actorId,
  shared: row.shared,
  changedBy: row.changer,
  created: row.created_at.toISOString(),
  updated: row.updated_at.toISOString(),
  version: row.version,
});
