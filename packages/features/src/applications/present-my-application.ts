import { isOpen, type MyApplication } from "@orbita/contract";
import type { MyApplicationRow } from "./mine-queries.ts";

/** The status of an application's post. An expired post counts as closed, even before the routine that closes it has run. */
const postStatus = ({ post_status, post_open }: MyApplicationRow) =>
  post_status === "published" && !post_open ? "unpublished" : post_status;

/** An application as shown to its talent, in the state that the talent has been notified of. */
export function presentMyApplication(row: MyApplicationRow): MyApplication {
  const { before, told_status: status } = row;
  const replyBy = before ? before.replyBy : (row.reply_by?.toISOString() ?? null);
  const answeredAt = before ? before.answeredAt : (row.answered_at?.toISOString() ?? null);
  return {
    id: row.id,
    jobPost: {
      id: row.job_post_id,
      title: row.post_title,
      jobPostStatus: postStatus(row),
      city: row.city,
      workplaceType: row.workplace_type,
      salaryMin: row.salary_min,
      salaryMax: row.salary_max,
      replyDays: row.reply_days,
      space: { id: row.space_id, name: row.space_name, url: row.space_url, logo: row.space_logo },
    },
    status,
    code: row.code,
    blind: row.blind,
    revealedAt: row.revealed_at?.toISOString() ?? null,
    sent: row.sent_at.toISOString(),
    updated: row.told_at.toISOString(),
    replyBy,
    promisedBy: row.promised_by!.toISOString(),
    answeredAt,
    canWithdraw: isOpen(status),
    canSendAgain: status === "withdrawn" && row.post_open && row.enabled,
    restricted: row.enabled ? null : { decisionId: row.decision_id },
  };
}
