import type { Db } from "@orbita/db";
import { sql } from "kysely";
import { isAnonymousTo, isNamedTo } from "../kernel/anonymity.ts";

/**
 * The viewer, with everything by which people can hide from them: all Spaces of the member, and the email domains of all members
 * of the searching Space.
 */
export type SearchViewer = {
  viewerId: string | null;
  /** The id of the Space on whose behalf the viewer searches. */
  spaceId: string;
  spaceIds: readonly string[];
  domains: readonly string[];
};

/** SQL predicate: the person has opted in to talent search, and the account is neither disabled nor about to be erased. */
export const isFoundResume = sql<boolean>`resumes.enabled and users.enabled and users.deletes_at is null
  and coalesce(settings.visible_in_talent_search, false)`;
export const shownVersion = sql<number>`resumes.version + coalesce(settings.version, 0)`;

type VisibleName = { username: string; firstName: string; lastName: string };
/**
 * A person who may be returned, with the version that their document must have, and their name if they show it: the index
 * contains no names.
 */
export type FindableTalent = { version: number; ownerId: string; names: VisibleName | null };

/**
 * SQL predicate: the person disclosed name and contacts to this Space by accepting its contact request, and also has an anonymous
 * application there. Their CV is not returned: together with the known name it would reveal the applicant.
 */
const isKnownAndAnonymous = ({ viewerId, spaceIds }: SearchViewer) => sql<boolean>`(
  exists (select from contact_offers accepted where accepted.resume_id = resumes.id and accepted.state = 'accepted'
    and accepted.space_id = any (${spaceIds}::uuid[])) and ${isAnonymousTo(viewerId, sql.ref("users.id"))})`;

/** The resumes that the index would find, but that may not be returned to this viewer, because of their contacts with the Space. */
export async function findWithheld(db: Db, seeker: SearchViewer): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select resumes.id from resumes join users on users.id = resumes.owner_id
    where ${isKnownAndAnonymous(seeker)}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The people who may be returned to this viewer at this moment. */
export async function findAnswerable(
  db: Db,
  ids: readonly string[],
  seeker: SearchViewer,
): Promise<Map<string, FindableTalent>> {
  if (ids.length === 0) return new Map();
  const { viewerId, spaceId, spaceIds, domains } = seeker;
  const isNamed = isNamedTo({ viewerId, spaceId: sql`${spaceId}::uuid` }, sql.ref("users.id"), "settings");
  const { rows } = await sql<VisibleName & { id: string; version: number; named: boolean; ownerId: string }>`
    select resumes.id, users.id as "ownerId", ${shownVersion} as version, ${isNamed} as named, users.username,
      coalesce(resumes.first_name, users.first_name) as "firstName", coalesce(resumes.last_name, users.last_name) as "lastName"
    from resumes join users on users.id = resumes.owner_id left join user_settings settings on settings.user_id = users.id
    where resumes.id = any (${ids}::uuid[]) and ${isFoundResume} and not exists (
      select from hidden_from h where h.user_id = users.id
        and (h.space_id = any (${spaceIds}::uuid[]) or h.domain = any (${domains}::text[])))
      and not ${isKnownAndAnonymous(seeker)}`.execute(db);
  return new Map(
    rows.map(
      ({ id, version, named, ownerId, ...names }) => [id, { version, ownerId, names: named ? names : null }] as const,
    ),
  );
}

/**
 * The email addresses of all members of a Space: a person who hides from a domain hides from every Space with a member of that
 * domain.
 */
export const emailsOf = async (db: Db, spaceId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom("members")
    .innerJoin("users", "users.id", "members.user_id")
    .select("users.email")
    .where("members.space_id", "=", spaceId)
    .where("members.enabled", "=", true)
    .execute();
  return rows.map(({ email }) => email);
};

/** Other Spaces that verified the same domain: a person who hides from a company hides from its other Spaces too. */
export const siblingsOf = async (db: Db, spaceId: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select distinct other.space_id as id from space_domains own join space_domains other on other.domain = own.domain
    where own.space_id = ${spaceId} and own.state in ('verified', 'failing') and other.state in ('verified', 'failing')
      and other.space_id <> ${spaceId}`.execute(db);
  return rows.map(({ id }) => id);
};
