import type { ApplicationStatus } from "@orbita/contract";
import type { Db, Tx } from "@orbita/db";
import { sql, type RawBuilder } from "kysely";
import type { Blindable } from "../applications/index.ts";

/** What a thread is about, with who takes part in it. */
export type Subject = Blindable & {
  id: string;
  about: "application" | "offer";
  space_id: string;
  talent_id: string;
  job_post_id: string | null;
  title: string;
  /** Null for an offer: only one that was accepted is a subject. */
  status: ApplicationStatus | null;
  /** Not hidden by who runs the installation, and not taken out of its lists by the Space. */
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
  /** The talent and who looks do not speak with each other, whoever of them wanted it so. */
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

/** The resume that was sent is read only where words are cleaned by it. */
export async function findSubjects(
  db: Db,
  ids: readonly string[],
  userId: string | null,
): Promise<Map<string, Subject>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Subject>`
    select 'application' as about, a.id, a.space_id, a.talent_id, a.job_post_id, p.title, a.status::text as status, a.enabled,
      a.hidden_at is null as listed, a.blind, a.revealed_at,
      case when a.blind and a.revealed_at is null then a.snapshot end as snapshot,
      a.code, a.card ->> 'name' as name, u.first_name, (a.card ->> 'image')::uuid as image, ${beside(userId)}
    from applications a join job_posts p on p.id = a.job_post_id join spaces s on s.id = a.space_id
    join users u on u.id = a.talent_id where a.id = any (${ids}::uuid[])
    union all
    select 'offer', o.id, o.space_id, u.id, o.job_post_id, o.title, null, true, true, false, null, null, null,
      coalesce(r.first_name, u.first_name) || ' ' || coalesce(r.last_name, u.last_name), coalesce(r.first_name, u.first_name),
      u.profile_image_id, ${beside(userId)}
    from contact_offers o join resumes r on r.id = o.resume_id join spaces s on s.id = o.space_id
    join users u on u.id = r.owner_id where o.id = any (${ids}::uuid[]) and o.state = 'accepted'`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

export const findSubject = async (db: Db, id: string, userId: string | null): Promise<Subject | undefined> =>
  (await findSubjects(db, [id], userId)).get(id);

/** Who withdraws waits until it is said, or is first: nothing is said after it. */
export async function holdSubject(tx: Tx, id: string): Promise<void> {
  await sql`select from applications where id = ${id} for share`.execute(tx);
}

/** Of these people, those with whom the talent does not speak. */
export async function findBlocked(db: Db, talentId: string, userIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`select id from unnest(${userIds}::uuid[]) id
    where exists (select from blocks b where b.kind = 'block'
      and ((b.user_id = id and b.person_id = ${talentId}) or (b.user_id = ${talentId} and b.person_id = id)))`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}
