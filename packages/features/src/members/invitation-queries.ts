import type { SpaceRole } from "@orbita/contract";
import type { Db, Tables, Tx } from "@orbita/db";
import { sql, type Insertable, type Selectable } from "kysely";

export type InvitationRow = Selectable<Tables["invitations"]> & { inviter: string | null };

const named = (db: Db) =>
  db
    .selectFrom("invitations")
    .leftJoin("users", "users.id", "invitations.invited_by")
    .selectAll("invitations")
    .select(sql<string | null>`users.first_name || ' ' || users.last_name`.as("inviter"));

export const findInvitations = (db: Db, spaceId: string, now: Date): Promise<InvitationRow[]> =>
  named(db)
    .where("invitations.space_id", "=", spaceId)
    .where("invitations.expires_at", ">", now)
    .orderBy("invitations.created_at")
    .orderBy("invitations.id")
    .execute();

export const findInvitation = (db: Db, spaceId: string, id: string): Promise<InvitationRow | undefined> =>
  named(db).where("invitations.space_id", "=", spaceId).where("invitations.id", "=", id).executeTakeFirst();

export type InvitationWithSpaceRow = InvitationRow & {
  space_name: string;
  space_url: string;
  logo_id: string | null;
  registered: boolean;
};

/** Finds an invitation by the hash of its link secret; closed Spaces have none. */
export const findInvitationOffer = (
  db: Db,
  tokenHash: Buffer,
  now: Date,
): Promise<InvitationWithSpaceRow | undefined> =>
  named(db)
    .innerJoin("spaces", "spaces.id", "invitations.space_id")
    .select(["spaces.name as space_name", "spaces.url as space_url", "spaces.logo_id"])
    .select(sql<boolean>`exists (select from users u where u.email = invitations.email)`.as("registered"))
    .where("invitations.token_hash", "=", tokenHash)
    .where("invitations.expires_at", ">", now)
    .where("spaces.enabled", "=", true)
    .executeTakeFirst();

/** The data for the email of an invitation; undefined if the invitation was renewed, withdrawn or used. */
export const findInvitationToSend = (db: Db, id: string, linkId: string) =>
  db
    .selectFrom("invitations")
    .innerJoin("spaces", "spaces.id", "invitations.space_id")
    .leftJoin("users", "users.id", "invitations.invited_by")
    .select(["invitations.email", "invitations.role", "invitations.expires_at", "invitations.token_hash"])
    .select(["spaces.name as space", "users.language"])
    .select(sql<string | null>`users.first_name || ' ' || users.last_name`.as("inviter"))
    .where("invitations.id", "=", id)
    .where("invitations.link_id", "=", linkId)
    .where("spaces.enabled", "=", true)
    .executeTakeFirst();

export async function countInvitations(tx: Tx, spaceId: string, now: Date): Promise<number> {
  const { count } = await tx
    .selectFrom("invitations")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("space_id", "=", spaceId)
    .where("expires_at", ">", now)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function isInvited(tx: Tx, spaceId: string, email: string, now: Date): Promise<boolean> {
  const row = await tx
    .selectFrom("invitations")
    .select("id")
    .where("space_id", "=", spaceId)
    .where("email", "=", email)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertInvitation(tx: Tx, values: Insertable<Tables["invitations"]>): Promise<void> {
  await tx.insertInto("invitations").values(values).execute();
}

type NewInvitationLink = { id: string; linkId: string; tokenHash: Buffer; expiresAt: Date; invitedBy: string };

export async function renewInvitation(
  tx: Tx,
  { id, linkId, tokenHash, expiresAt, invitedBy }: NewInvitationLink,
): Promise<void> {
  await tx
    .updateTable("invitations")
    .set({ link_id: linkId, token_hash: tokenHash, expires_at: expiresAt, invited_by: invitedBy })
    .where("id", "=", id)
    .execute();
}

export async function setTokenHash(tx: Tx, linkId: string, tokenHash: Buffer): Promise<void> {
  await tx.updateTable("invitations").set({ token_hash: tokenHash }).where("link_id", "=", linkId).execute();
}

export async function deleteInvitation(tx: Tx, spaceId: string, id: string): Promise<boolean> {
  const row = await tx
    .deleteFrom("invitations")
    .where("space_id", "=", spaceId)
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes an invitation and returns it. Of concurrent requests with the same link, only one gets the invitation. */
export const takeInvitation = (
  tx: Tx,
  { id, linkId }: { id: string; linkId: string },
): Promise<{ role: SpaceRole; invited_by: string | null } | undefined> =>
  tx
    .deleteFrom("invitations")
    .where("id", "=", id)
    .where("link_id", "=", linkId)
    .returning(["role", "invited_by"])
    .executeTakeFirst();

/** Deletes the invitation of an address: it has expired, or its user has joined the Space. */
export async function deleteInvitationOf(tx: Tx, spaceId: string, email: string): Promise<void> {
  await tx.deleteFrom("invitations").where("space_id", "=", spaceId).where("email", "=", email).execute();
}

/** Deletes the invitations of all Spaces to an email address. */
export async function deleteInvitationsTo(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom("invitations").where("email", "=", email).execute();
}

/** Deletes invitations by a user who left or is no longer an owner, so that they cannot be used later. */
export async function deleteInvitationsBy(tx: Tx, spaceId: string, userId: string): Promise<void> {
  await tx.deleteFrom("invitations").where("space_id", "=", spaceId).where("invited_by", "=", userId).execute();
}

/** Deletes one batch of expired invitations, and one of join requests that are older than a day. Returns true if there may be more. */
export async function sweepInvitations(tx: Tx, limit: number): Promise<boolean> {
  const expired = await sql`delete from invitations where id in
    (select id from invitations where expires_at < now() order by expires_at limit ${limit})`.execute(tx);
  const asked = await sql`delete from join_requests where (space_id, user_id) in
    (select space_id, user_id from join_requests where asked_at < now() - interval '1 day' limit ${limit})`.execute(tx);
  return [expired, asked].some(({ numAffectedRows }) => Number(numAffectedRows) === limit);
}
