import type { ContactRequestState } from "@orbita/contract";
import type { Db } from "@orbita/db";
import { sql } from "kysely";
import { contactRequests, type ContactRequestRow } from "./queries.ts";

export type ContactRequestPaging = { page: number; size: number };

const standing = (now: Date, state: ContactRequestState) =>
  sql<boolean>`request.state = ${state === "expired" ? sql`any ('{sent,expired}')` : sql`${state}`}
    and (request.state <> 'sent' or (request.expires_at <= ${now}) = ${state === "expired"})`;

const some = async (
  query: ReturnType<typeof contactRequests>,
  { page, size }: ContactRequestPaging,
): Promise<{ rows: ContactRequestRow[]; total: number }> => {
  const rows = (await query
    .orderBy("request.created_at", "desc")
    .orderBy("request.id", "desc")
    .limit(size)
    .offset(page * size)
    .execute()) as unknown as ContactRequestRow[];
  const { total } = await query
    .clearSelect()
    .select(sql<number>`count(*)::integer`.as("total"))
    .executeTakeFirstOrThrow();
  return { rows, total };
};

export type ContactRequestFilter = {
  id?: string | undefined;
  resumeId?: string | undefined;
  state?: ContactRequestState | undefined;
};
type SpaceContactRequestQuery = ContactRequestPaging & ContactRequestFilter & { spaceId: string };

export function findSpaceContactRequests(
  db: Db,
  now: Date,
  { spaceId, id, resumeId, state, ...paging }: SpaceContactRequestQuery,
) {
  let query = contactRequests(db, now).where("request.space_id", "=", spaceId);
  if (id) query = query.where("request.id", "=", id);
  if (resumeId) query = query.where("request.resume_id", "=", resumeId);
  if (state) query = query.where(standing(now, state));
  return some(query, paging);
}

/**
 * The contact requests that a talent sees. Of a disabled Space only the accepted contact requests, so that the talent still
 * sees with whom they shared their contacts.
 */
const mine = (db: Db, now: Date, talentId: string) =>
  contactRequests(db, now)
    .where("talent.id", "=", talentId)
    .where((eb) => eb.or([eb("space.enabled", "=", true), eb("request.state", "=", "accepted")]));

export const findMyContactRequests = (
  db: Db,
  now: Date,
  { talentId, ...paging }: ContactRequestPaging & { talentId: string },
) => some(mine(db, now, talentId), paging);

export const findOneOfMine = (
  db: Db,
  now: Date,
  talentId: string,
  id: string,
): Promise<ContactRequestRow | undefined> =>
  mine(db, now, talentId).where("request.id", "=", id).executeTakeFirst() as Promise<ContactRequestRow | undefined>;

export const findOpenOfMine = (
  db: Db,
  now: Date,
  { talentId, limit }: { talentId: string; limit: number },
): Promise<ContactRequestRow[]> =>
  mine(db, now, talentId)
    .where(standing(now, "sent"))
    .orderBy("request.expires_at")
    .orderBy("request.id")
    .limit(limit)
    .execute() as unknown as Promise<ContactRequestRow[]>;

export const countOpenOfMine = async (db: Db, now: Date, talentId: string): Promise<number> => {
  const { count } = await mine(db, now, talentId)
    .clearSelect()
    .where(standing(now, "sent"))
    .select(sql<number>`count(*)::integer`.as("count"))
    .executeTakeFirstOrThrow();
  return count;
};
