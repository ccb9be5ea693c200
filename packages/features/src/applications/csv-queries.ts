import type { Verdict } from "@orbita/contract";
import type { Db } from "@orbita/db";
import { sql } from "kysely";
import { cards, isNamed, type ApplicationCardRow } from "./card-queries.ts";

export type ApplicationCsvRow = ApplicationCardRow & {
  /** The email address of the talent; null while the application is blind. */
  email: string | null;
  phone: string | null;
  verdict_of: Record<string, Verdict> | null;
};

/** The next page of a post's applications in order of arrival, so that an export keeps only one page in memory. */
export const findCsvRows = (
  db: Db,
  { jobPostId, after, limit }: { jobPostId: string; after: { sent_at: Date; id: string } | null; limit: number },
): Promise<ApplicationCsvRow[]> => {
  let rows = cards(db)
    .select([
      sql<string | null>`case when ${isNamed} then applications.snapshot #>> '{contacts,email}' end`.as("email"),
      sql<string | null>`case when ${isNamed} then applications.snapshot #>> '{contacts,phone}' end`.as("phone"),
      sql<ApplicationCsvRow["verdict_of"]>`(select jsonb_object_agg(one #>> '{requirement,id}', one ->> 'verdict')
        from jsonb_array_elements(applications.evidence) one)`.as("verdict_of"),
    ])
    .where("applications.job_post_id", "=", jobPostId);
  if (after)
    rows = rows.where(sql<boolean>`(applications.sent_at, applications.id) > (${after.sent_at}, ${after.id}::uuid)`);
  return rows.orderBy("applications.sent_at").orderBy("applications.id").limit(limit).execute() as unknown as Promise<
    ApplicationCsvRow[]
  >;
};
