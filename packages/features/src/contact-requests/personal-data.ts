import type { Db } from "@orbita/db";
import { sql } from "kysely";

/**
 * The contact requests that Spaces made to this person, and the person's responses. The authors are left out, because they are
 * other people's data.
 */
export async function findContactRequestsTo(db: Db, userId: string) {
  const { rows } = await sql`
    select o.id, s.name as space, o.title, o.salary_min as "salaryMin", o.salary_max as "salaryMax", o.contract_type as "contractType",
      o.contract_economic_type as "contractEconomicType", o.workplace_type as "workplaceType", o.city, o.message,
      p.title as "jobPost", o.state, o.note, o.created_at as made, o.expires_at as expires, o.answered_at as answered
    from contact_offers o join resumes r on r.id = o.resume_id join spaces s on s.id = o.space_id
    left join job_posts p on p.id = o.job_post_id
    where r.owner_id = ${userId} order by o.created_at, o.id`.execute(db);
  return rows;
}
