import type { Db, Tables, Tx } from "@orbita/db";
import { sql, type Insertable, type Selectable } from "kysely";
import { insertLinkOpening } from "../disclosures/index.ts";

export type ShareLinkRow = Selectable<Tables["share_links"]>;
export type UsableShareLink = Pick<ShareLinkRow, "id" | "sections" | "anonymous" | "pdf"> & {
  owner_id: string;
  /** True if the username in the URL of the share link is the owner's. */
  named: boolean;
};

const stillOpens = (now: Date) => sql<boolean>`(share_links.expires_at is null or share_links.expires_at >= ${now})`;

type ShareLinkRequest = { code: string; username: string; now: Date };

/** Finds a share link by its code. Undefined if the link was withdrawn, has expired or never existed. */
export const findOpenLink = (db: Db, { code, username, now }: ShareLinkRequest): Promise<UsableShareLink | undefined> =>
  db
    .selectFrom("share_links")
    .innerJoin("resumes", "resumes.id", "share_links.resume_id")
    .innerJoin("users", "users.id", "resumes.owner_id")
    .select(["share_links.id", "share_links.sections", "share_links.anonymous", "share_links.pdf"])
    .select("users.id as owner_id")
    .select(sql<boolean>`plain(users.username) = plain(${username})`.as("named"))
    .where("share_links.code", "=", code)
    .where(stillOpens(now))
    .executeTakeFirst();

/** The share links of a user, newest first. Without `now`, also returns expired links. */
export function findLinks(db: Db, ownerId: string, now: Date | null): Promise<ShareLinkRow[]> {
  const all = db
    .selectFrom("share_links")
    .innerJoin("resumes", "resumes.id", "share_links.resume_id")
    .selectAll("share_links")
    .where("resumes.owner_id", "=", ownerId)
    .orderBy("share_links.created_at", "desc")
    .orderBy("share_links.id", "desc");
  return (now ? all.where(stillOpens(now)) : all).execute();
}

export const insertLink = (tx: Tx, values: Insertable<Tables["share_links"]>): Promise<ShareLinkRow> =>
  tx.insertInto("share_links").values(values).returningAll().executeTakeFirstOrThrow();

/** Deletes a share link if it belongs to this owner; returns it. */
export async function deleteLink(tx: Tx, ownerId: string, id: string): Promise<ShareLinkRow | undefined> {
  return tx
    .deleteFrom("share_links")
    .using("resumes")
    .whereRef("resumes.id", "=", "share_links.resume_id")
    .where("resumes.owner_id", "=", ownerId)
    .where("share_links.id", "=", id)
    .returningAll("share_links")
    .executeTakeFirst();
}

/** Deletes the expired share links of a resume: they cannot be opened any more. */
export async function deleteExpired(tx: Tx, resumeId: string, now: Date): Promise<void> {
  await tx.deleteFrom("share_links").where("resume_id", "=", resumeId).where("expires_at", "<", now).execute();
}

/** Counts a visit of a share link, and adds an entry to "Who saw you", the owner's access log. */
export async function countOpening(db: Db, id: string, now: Date): Promise<void> {
  const counting = sql`update share_links set opened = opened + 1, last_opened_at = ${now}
    where id = ${id} returning id, resume_id, label`;
  await insertLinkOpening(db, counting, now);
}
