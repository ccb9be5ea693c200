import type { ApplicationStatus } from "@orbita/contract";
import type { Db, Tx } from "@orbita/db";
import { sql, type RawBuilder } from "kysely";
import { identifyingPartsOf, type BlindTextSource } from "../applications/index.ts";

/** The subject of a thread, which is an application or an accepted contact request, with its participants. */
export type ThreadSubject = BlindTextSource & {
  id: string;
  about: "application" | "contactRequest";
  space_id: string;
  talent_id: string;
  job_post_id: string | null;
  title: string;
  /** The status of the application. Null for a contact request, which has no status: only accepted contact requests have a thread. */
  status: ApplicationStatus | null;
  /** `enabled` is false if moderation hid the application. `listed` is false if the Space removed it from its lists. */
  enabled: boolean;
  listed: boolean;
  code: string | null;
  name: string;
  first_name: string;
  image: string | null;
  language: string;
  talent_there: boolean;
  space_name: string;
  space_url: string;
  space_logo: string | null;
  space_there: boolean;
  /** True if the talent blocked the viewer, or the viewer blocked the talent. */
  blocked: boolean;
};

const between = (
  one: RawBuilder<unknown>,
  other: string | null,
) => sql`exists (select from blocks b where b.kind = 'block'
  and ((b.user_id = ${other} and b.person_id = ${one}) or (b.user_id = ${one} and b.person_id = ${other})))`;

const beside = (
  userId: string | null,
) => sql`s.name as space_name, s.url as space_url, s.logo_id as space_logo, s.enabled as space_there,
  u.enabled and u.deletes_at is null as talent_there, u.language,
  ${between(sql`u.id`, userId)} as blocked`;

/** SQL: the subjects of threads with these ids; `ids` is an SQL array. */
export const subjectsOf = (
  ids: RawBuilder<unknown>,
  userId: string | null,
): RawBuilder<ThreadSubject> => sql<ThreadSubject>`
  select 'application' as about, a.id, a.space_id, a.talent_id, a.job_post_id, p.title, a.status::text as status, a.enabled,
    a.hidden_at is null as listed, a.blind, a.revealed_at, ${identifyingPartsOf("a")} as snapshot,
    a.code, a.card ->> 'name' as name, u.first_name, (a.card ->> 'image')::uuid as image, ${beside(userId)}
  from applications a join job_posts p on p.id = a.job_post_id join spaces s on s.id = a.space_id
  join users u on u.id = a.talent_id where a.id = any (${ids})
  union all
  select 'contactRequest', o.id, o.space_id, u.id, o.job_post_id, o.title, null, true, true, false, null, null, null,
    coalesce(r.first_name, u.first_name) || ' ' || coalesce(r.last_name, u.last_name), coalesce(r.first_name, u.first_name),
    u.profile_image_id, ${beside(userId)}
  from contact_offers o join resumes r on r.id = o.resume_id join spaces s on s.id = o.space_id
  join users u on u.id = r.owner_id where o.id = any (${ids}) and o.state = 'accepted'`;

export const findThreadSubject = async (
  db: Db,
  id: string,
  userId: string | null,
): Promise<ThreadSubject | undefined> => (await subjectsOf(sql`array[${id}::uuid]`, userId).execute(db)).rows[0];

/**
 * Takes a shared lock on the application: a concurrent withdrawal waits for the message or comes first, so that no message
 * follows it.
 */
export async function holdSubject(tx: Tx, id: string): Promise<void> {
  await sql`select from applications where id = ${id} for share`.execute(tx);
}

/** Those of the given users that the talent has blocked or that have blocked the talent. */
export async function findBlocked(db: Db, talentId: string, userIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`select id from unnest(${userIds}::uuid[]) id
    where exists (select from blocks b where b.kind = 'block'
      and ((b.user_id = id and b.person_id = ${talentId}) or (b.user_id = ${talentId} and b.person_id = id)))`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}
