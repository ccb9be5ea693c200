import type { OfferState } from "@orbita/contract";
import type { Db } from "@orbita/db";
import { sql } from "kysely";
import { offers, type OfferRow } from "./queries.ts";

export type Paging = { page: number; size: number };

const standing = (now: Date, state: OfferState) =>
  sql<boolean>`offer.state = ${state === "expired" ? sql`any ('{sent,expired}')` : sql`${state}`}
    and (offer.state <> 'sent' or (offer.expires_at <= ${now}) = ${state === "expired"})`;

const some = async (
  query: ReturnType<typeof offers>,
  { page, size }: Paging,
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
  state?: OfferState | undefined;
};
type OfSpace = Paging & OfferFilter & { spaceId: string };

export function findOfSpace(db: Db, now: Date, { spaceId, id, resumeId, state, ...paging }: OfSpace) {
  let query = offers(db, now).where("offer.space_id", "=", spaceId);
  if (id) query = query.where("offer.id", "=", id);
  if (resumeId) query = query.where("offer.resume_id", "=", resumeId);
  if (state) query = query.where(standing(now, state));
  return some(query, paging);
}

/** For a disabled Space only accepted offers: the talent can still see with whom they shared their contacts. */
const mine = (db: Db, now: Date, talentId: string) =>
  offers(db, now)
    .where("talent.id", "=", talentId)
    .where((eb) => eb.or([eb("space.enabled", "=", true), eb("offer.state", "=", "accepted")]));

export const findMine = (db: Db, now: Date, { talentId, ...paging }: Paging & { talentId: string }) =>
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
