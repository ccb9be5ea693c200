import type { Db, Tx } from "@orbita/db";
import { sql } from "kysely";
import type { ContactRequestColumns } from "./queries.ts";

/**
 * Locks the Space, which serialises members who race for the last contact request of the day. Returns false if the Space is
 * disabled.
 */
export const lockContactRequestSpace = async (tx: Tx, id: string): Promise<boolean> => {
  const row = await tx
    .selectFrom("spaces")
    .select("id")
    .where("id", "=", id)
    .where("enabled", "=", true)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
};

/**
 * The number of contact requests that the Space made since that time. Withdrawn contact requests count too, because they may
 * have been read.
 */
export const countSince = async (db: Db, spaceId: string, since: Date): Promise<number> => {
  const { count } = await db
    .selectFrom("contact_offers")
    .select(sql<number>`count(*)::integer`.as("count"))
    .where("space_id", "=", spaceId)
    .where("created_at", ">", since)
    .executeTakeFirstOrThrow();
  return count;
};

type ContactRequestKey = { spaceId: string; resumeId: string };
export type EarlierContactRequest = Pick<ContactRequestColumns, "state" | "expires_at" | "answered_at">;

/** The last contact request of this Space to this person that was not withdrawn. */
export const findEarlier = (
  db: Db,
  { spaceId, resumeId }: ContactRequestKey,
): Promise<EarlierContactRequest | undefined> =>
  db
    .selectFrom("contact_offers")
    .select(["state", "expires_at", "answered_at"])
    .where("space_id", "=", spaceId)
    .where("resume_id", "=", resumeId)
    .where("state", "<>", "withdrawn")
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();

type ExpiredContactRequest = Pick<ContactRequestColumns, "id" | "space_id"> & { owner_id: string | null };

/** Expires a batch of overdue contact requests; skips rows that another worker has locked. */
export async function expireSome(tx: Tx, now: Date, limit: number): Promise<ExpiredContactRequest[]> {
  const { rows } = await sql<ExpiredContactRequest>`
    update contact_offers request set state = 'expired' from resumes
    where resumes.id = request.resume_id and request.id in (
      select id from contact_offers where state = 'sent' and expires_at <= ${now}
      order by expires_at limit ${limit} for no key update skip locked)
    returning request.id, request.space_id, resumes.owner_id`.execute(tx);
  return rows;
}

/** Expires an overdue contact request to this person before the routine does, because it would block the next contact request. */
export async function expirePair(tx: Tx, now: Date, { spaceId, resumeId }: ContactRequestKey): Promise<void> {
  await tx
    .updateTable("contact_offers")
    .set({ state: "expired" })
    .where("space_id", "=", spaceId)
    .where("resume_id", "=", resumeId)
    .where("state", "=", "sent")
    .where("expires_at", "<=", now)
    .execute();
}

/** The members who can act on contact requests of these Spaces: recruiters and owners, except users who are disabled or leaving. */
export const findContactRequestAnswerers = async (db: Db, spaceIds: readonly string[]) =>
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
