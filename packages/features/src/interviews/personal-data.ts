import type { Db } from "@orbita/db";
import { sql } from "kysely";

/** The interviews proposed to this user, with their outcome and all steps, including the messages exchanged. */
export async function findInterviewsOf(db: Db, userId: string) {
  const { rows } = await sql`
    select i.id, s.name as space, coalesce(p.title, o.title) as title, i.state, i.slots, i.minutes, i.way, i.place, i.about,
      i.answer_by as "answerBy", i.starts_at as "startsAt", i.created_at as made,
      (select json_agg(json_build_object('kind', t.kind, 'side', t.side, 'words', t.words, 'at', t.at) order by t.at, t.id)
        from interview_steps t where t.interview_id = i.id) as steps
    from interviews i join spaces s on s.id = i.space_id
    left join applications a on a.id = i.application_id left join job_posts p on p.id = a.job_post_id
    left join contact_offers o on o.id = i.offer_id
    where i.talent_id = ${userId} order by i.created_at, i.id`.execute(db);
  return rows;
}
