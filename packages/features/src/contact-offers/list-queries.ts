import type { ContactOfferState } from "@orbita/contract";
import type { Db } from "@orbita/db";
import { sql } from "kysely";
import { offers, type OfferRow } from "./queries.ts";

export type OfferPaging = { page: number; size: number };

const standing = (now: Date, state: ContactOfferState) =>
  sql<boolean>`offer.state = ${state === "expired" ? sql`any ('{sent,expired}')` : sql`${state}`}
    and (offer.state <> 'sent' or (offer.expires_at <= ${now}) = ${state === "expired"})`;

const some = async (
  query: ReturnType<typeof offers>,
  { page, size }: OfferPaging,
): Promise<{ rows: OfferRow[]; total: number }> => {
  const rows = (await query
    .orderBy("offer.created_at", "desc")
    .orderBy("offer.id", "desc")
    .limit(size)
    .offset(page * size)
    .execute()) as unknown as OfferRow[];
  const { total } = await query
    .clearSelect()
    .select(sql<number>`count(*)::integer`.as("total"))
    .executeTakeFirstOrThrow();
  return { rows, total };
};

export type OfferFilter = {
  id?: string | undefined;
  resumeId?: string | undefined;
  state?: ContactOfferState | undefined;
};
type SpaceOfferQuery = OfferPaging & OfferFilter & { spaceId: string };

export function findSpaceOffers(db: Db, now: Date, { spaceId, id, resumeId, state, ...paging }: SpaceOfferQuery) {
  let query = offers(db, now).where("offer.space_id", "=", spaceId);
  if (id) query = query.where("offer.id", "=", id);
  if (resumeId) query = query.where("offer.resume_id", "=", resumeId);
  if (state) query = query.where(standing(now, state));
  return some(query, paging);
}

/** The contact offers that a talent sees. Of a disabled Space only the accepted offers, so that the talent still sees with whom they shared their contacts. */
const mine = (db: Db, now: Date, talentId: string) =>
  offers(db, now)
    .where("talent.id", "=", talentId)
    .where((eb) => eb.or([eb("space.enabled", "=", true), eb("offer.state", "=", "accepted")]));

export const findMyOffers = (db: Db, now: Date, { talentId, ...paging }: OfferPaging & { talentId: string }) =>
  some(mine(db, now, talentId), paging);

export const findOneOfMine = (db: Db, now: Date, talentId: string, id: string): Promise<OfferRow | undefined> =>
  mine(db, now, talentId).where("offer.id", "=", id).executeTakeFirst() as Promise<OfferRow | undefined>;

export const countOpenOfMine = async (db: Db, now: Date, talentId: string): Promise<number> => {
  const { count } = await mine(db, now, talentId)
    .clearSelect()
    .where(standing(now, "sent"))
    .select(sql<number>`count(*)::integer`.as("count"))
    .executeTakeFirstOrThrow();
  return count;
};
