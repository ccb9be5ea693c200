import type { Db, Tx } from "@orbita/db";
import { sql } from "kysely";
import type { OfferColumns } from "./queries.ts";

/** The lock serialises members who race for the last offer of the day; false if the Space was closed meanwhile. */
export const lockSpace = async (tx: Tx, id: string): Promise<boolean> => {
  const row = await tx
    .selectFrom("spaces")
    .select("id")
    .where("id", "=", id)
    .where("enabled", "=", true)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
};

/** Withdrawn offers count too, because they may have been read. */
export const countSince = async (db: Db, spaceId: string, since: Date): Promise<number> => {
  const { count } = await db
    .selectFrom("contact_offers")
    .select(sql<number>`count(*)::integer`.as("count"))
    .where("space_id", "=", spaceId)
    .where("created_at", ">", since)
    .executeTakeFirstOrThrow();
  return count;
};

type Pair = { spaceId: string; resumeId: string };
export type Earlier = Pick<OfferColumns, "state" | "expires_at" | "answered_at">;

/** The last offer of this Space to this person that was not withdrawn. */
export const findEarlier = (db: Db, { spaceId, resumeId }: Pair): Promise<Earlier | undefined> =>
  db
    .selectFrom("contact_offers")
    .select(["state", "expires_at", "answered_at"])
    .where("space_id", "=", spaceId)
    .where("resume_id", "=", resumeId)
    .where("state", "<>", "withdrawn")
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();

type Ran = Pick<OfferColumns, "id" | "space_id"> & { owner_id: string | null };

/** Works in batches; skips rows that another worker has locked. */
export async function expireSome(tx: Tx, now: Date, limit: number): Promise<Ran[]> {
  const { rows } = await sql<Ran>`
    update contact_offers offer set state = 'expired' from resumes
    where resumes.id = offer.resume_id and offer.id in (
      select id from contact_offers where state = 'sent' and expires_at <= ${now}
      order by expires_at limit ${limit} for no key update skip locked)
    returning offer.id, offer.space_id, resumes.owner_id`.execute(tx);
  return rows;
}

/** Expires an overdue offer before the routine does, because it would block the next offer. */
export async function expirePair(tx: Tx, now: Date, { spaceId, resumeId }: Pair): Promise<void> {
  await tx
    .updateTable("contact_offers")
    .set({ state: "expired" })
    .where("space_id", "=", spaceId)
    .where("resume_id", "=", resumeId)
    .where("state", "=", "sent")
    .where("expires_at", "<=", now)
    .execute();
}

/** Recruiters and owners, except users who are disabled or leaving. */
export const findAnswerers = async (db: Db, spaceIds: readonly string[]) =>
  spaceIds.length === 0
    ? []
    : db
        .selectFrom("members")
        .innerJoin("users", "users.id", "members.user_id")
        .select(["members.space_id", "members.user_id"])
        .where("members.space_id", "in", [...spaceIds])
        .where("members.enabled", "=", true)
        .where("members.role", "<>", "viewer")
        .where("users.enabled", "=", true)
        .where("users.deletes_at", "is", null)
        .execute();
