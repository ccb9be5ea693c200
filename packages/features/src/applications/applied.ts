import { openStatuses } from "@orbita/contract";
import type { Db } from "@orbita/db";
import { sql } from "kysely";
import { inSpace } from "../kernel/visibility.ts";
import { isNamed } from "./card-queries.ts";

export type ApplicationRef = { applicationId: string; jobPostId: string; title: string };

/**
 * For each of these talents, the latest open application to this Space in which members know their name. Skips blind applications, so that a Space
 * that knows the talent from elsewhere cannot recognise them as the sender.
 */
export async function findApplied(
  db: Db,
  spaceId: string,
  talentIds: readonly string[],
): Promise<Map<string, ApplicationRef>> {
  if (talentIds.length === 0) return new Map();
  const { rows } = await sql<{ talent_id: string; id: string; job_post_id: string; title: string }>`
    select distinct on (applications.talent_id) applications.talent_id, applications.id, applications.job_post_id, p.title
    from applications join job_posts p on p.id = applications.job_post_id
    where applications.talent_id = any (${talentIds}::uuid[]) and applications.space_id = ${spaceId}
      and applications.status = any (${[...openStatuses]}::application_status[])
      and ${inSpace()} and ${isNamed}
    order by applications.talent_id, applications.sent_at desc, applications.id desc`.execute(db);
  return new Map(
    rows.map((row) => [row.talent_id, { applicationId: row.id, jobPostId: row.job_post_id, title: row.title }]),
  );
}
