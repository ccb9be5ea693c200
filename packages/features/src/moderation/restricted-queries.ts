import type { RestrictedKind } from "@orbita/contract";
import type { Tables, Tx } from "@orbita/db";
import { sql, type Insertable, type RawBuilder } from "kysely";

/**
 * SQL for the quote of each kind of target: enough to identify the target and its content. For an application, nothing that names
 * its talent.
 */
const words = {
  user: sql`(select concat_ws(E'\n', u.first_name || ' ' || u.last_name, '@' || u.username) from users u where u.id = cases.author_id)`,
  space: sql`(select concat_ws(E'\n', s.name, nullif(s.headline, ''), nullif(s.description, '')) from spaces s where s.id = cases.space_id)`,
  jobpost: sql`(select concat_ws(E'\n', p.title, nullif(p.description, '')) from job_posts p where p.id = cases.job_post_id)`,
  resume: sql`(select concat_ws(E'\n', nullif(r.headline, ''), nullif(r.summary, '')) from resumes r where r.id = cases.resume_id)`,
  application: sql`(select a.code || E'\n' || p.title from applications a join job_posts p on p.id = a.job_post_id
    where a.id = cases.application_id)`,
} satisfies Record<RestrictedKind, RawBuilder<unknown>>;

/** SQL: the current text of the content that a case is about, for a row of moderation_cases with the alias `cases`. */
export const restrictedTexts = sql<
  string | null
>`case cases.kind when 'user' then ${words.user} when 'space' then ${words.space}
  when 'jobpost' then ${words.jobpost} when 'resume' then ${words.resume} else ${words.application} end`;

/** SQL for the ids of the target and its owners, by the kind of target. */
const columns = {
  user: sql`select u.id as author_id from users u where u.id = `,
  space: sql`select s.id as space_id from spaces s where s.id = `,
  jobpost: sql`select p.id as job_post_id, p.space_id from job_posts p where p.id = `,
  resume: sql`select r.id as resume_id, r.owner_id as author_id, r.space_id from resumes r where r.id = `,
  application: sql`select a.id as application_id, a.talent_id as author_id, a.space_id, a.job_post_id
    from applications a where a.id = `,
} satisfies Record<RestrictedKind, RawBuilder<unknown>>;

type CaseSubject = Partial<
  Pick<
    Insertable<Tables["moderation_cases"]>,
    "author_id" | "space_id" | "job_post_id" | "resume_id" | "application_id"
  >
>;

/** The target's columns of a new case (target, author, Space), and the quote; undefined if the target does not exist. */
export async function findRestricted(
  tx: Tx,
  kind: RestrictedKind,
  id: string,
): Promise<(CaseSubject & { quoted: string }) | undefined> {
  const { rows } = await sql<CaseSubject & { quoted: string | null }>`
    select cases.*, ${words[kind]} as quoted from (${columns[kind]} ${id}) cases`.execute(tx);
  const [row] = rows;
  return row && { ...row, quoted: row.quoted ?? "" };
}
