import { verificationLimits, type DomainCheckOutcome } from "@orbita/contract";
import type { Db, Tables, Tx } from "@orbita/db";
import { sql, type Insertable, type Selectable, type Updateable } from "kysely";
import type { DomainProof } from "./rules.ts";

type DomainChecks = { at: string; outcome: DomainCheckOutcome }[];
type DomainColumns = Omit<Selectable<Tables["space_domains"]>, keyof DomainProof>;
export type DomainRow = DomainColumns & DomainProof;
export type DomainWithChecks = DomainRow & { checks: DomainChecks };

export type SpaceVerificationRow = Pick<
  Selectable<Tables["spaces"]>,
  | "id"
  | "name"
  | "url"
  | "website"
  | "vat"
  | "legal_name"
  | "verified_since"
  | "verified_until"
  | "verified_domain"
  | "verified_checked_at"
  | "vat_requested_at"
  | "vat_checked_at"
  | "vat_checked_until"
>;

const spaceColumns = [
  "id",
  "name",
  "url",
  "website",
  "vat",
  "legal_name",
  "verified_since",
  "verified_until",
  "verified_domain",
  "verified_checked_at",
  "vat_requested_at",
  "vat_checked_at",
  "vat_checked_until",
] as const;

const spaces = (db: Db) => db.selectFrom("spaces").select(spaceColumns).where("closed_at", "is", null);

export const findVerifiedSpace = (db: Db, id: string): Promise<SpaceVerificationRow | undefined> =>
  spaces(db).where("id", "=", id).executeTakeFirst();

/** Locks a Space, which serializes changes to its verification. */
export const lockVerifiedSpace = (tx: Tx, id: string): Promise<SpaceVerificationRow | undefined> =>
  spaces(tx).where("id", "=", id).forUpdate().executeTakeFirst();

const lastChecks = sql<DomainChecks>`coalesce((select json_agg(json_build_object('at',
    to_char(c.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'outcome', c.outcome) order by c.at desc)
  from space_domain_checks c where c.domain_id = space_domains.id), '[]')`;

export const findDomains = (db: Db, spaceId: string): Promise<DomainWithChecks[]> =>
  db
    .selectFrom("space_domains")
    .selectAll("space_domains")
    .select(lastChecks.as("checks"))
    .where("space_id", "=", spaceId)
    .orderBy("created_at")
    .orderBy("id")
    .execute() as Promise<DomainWithChecks[]>;

export const findDomain = (db: Db, spaceId: string, id: string): Promise<DomainRow | undefined> =>
  db
    .selectFrom("space_domains")
    .selectAll()
    .where("space_id", "=", spaceId)
    .where("id", "=", id)
    .executeTakeFirst() as Promise<DomainRow | undefined>;

export const lockDomain = (tx: Tx, id: string): Promise<DomainRow | undefined> =>
  tx.selectFrom("space_domains").selectAll().where("id", "=", id).forUpdate().executeTakeFirst() as Promise<
    DomainRow | undefined
  >;

export async function insertDomain(tx: Tx, values: Insertable<Tables["space_domains"]>): Promise<boolean> {
  const row = await tx
    .insertInto("space_domains")
    .values(values)
    .onConflict((conflict) => conflict.columns(["space_id", "domain"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function saveDomain(tx: Tx, id: string, columns: Updateable<Tables["space_domains"]>): Promise<void> {
  await tx.updateTable("space_domains").set(columns).where("id", "=", id).execute();
}

export async function deleteDomain(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("space_domains").where("id", "=", id).execute();
}

/** Stores the result of a domain's DNS lookup, and keeps only the last few results. */
export async function insertCheck(tx: Tx, domainId: string, at: Date, outcome: DomainCheckOutcome): Promise<void> {
  await sql`insert into space_domain_checks (domain_id, at, outcome) values (${domainId}, ${at}, ${outcome})
    on conflict (domain_id, at) do update set outcome = excluded.outcome`.execute(tx);
  await sql`delete from space_domain_checks where domain_id = ${domainId} and at < (
    select min(at) from (select at from space_domain_checks where domain_id = ${domainId}
      order by at desc limit ${verificationLimits.checksShown}) last)`.execute(tx);
}

export const findByLink = (db: Db, linkHash: Buffer, now: Date) =>
  db
    .selectFrom("space_domains")
    .innerJoin("spaces", "spaces.id", "space_domains.space_id")
    .select(["space_domains.id", "space_domains.space_id", "space_domains.domain", "space_domains.link_expires_at"])
    .select(["spaces.name as space_name", "spaces.url as space_url"])
    .where("link_hash", "=", linkHash)
    .where("link_expires_at", ">", now)
    .where("spaces.enabled", "=", true)
    .executeTakeFirst();

/** The data for the mail with a confirmation link. Undefined if the link was replaced or used. */
export const findLinkToSend = (db: Db, linkId: string, now: Date) =>
  db
    .selectFrom("space_domains")
    .innerJoin("spaces", "spaces.id", "space_domains.space_id")
    .leftJoin("users", "users.id", "space_domains.added_by")
    .select(["space_domains.domain", "link_email", "link_expires_at", "spaces.name as space", "users.language"])
    .select(sql<string | null>`users.first_name || ' ' || users.last_name`.as("sender"))
    .where("link_id", "=", linkId)
    .where("link_expires_at", ">", now)
    .where("spaces.enabled", "=", true)
    .executeTakeFirst();

type DueDomain = Pick<DomainRow, "id" | "space_id" | "domain" | "record">;

export const findDueDomains = (db: Db, now: Date, limit: number): Promise<DueDomain[]> =>
  db
    .selectFrom("space_domains")
    .select(["id", "space_id", "domain", "record"])
    .where("next_check_at", "<=", now)
    .orderBy("next_check_at")
    .limit(limit)
    .execute();

/** Spaces with a proof of verification that has expired but is still marked as valid. */
export async function findExpiredSpaces(db: Db, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select space_id as id from space_domains where state in ('verified', 'failing') and expires_at <= ${now}
    union select id from spaces where vat_checked_until <= ${now} or verified_until <= ${now}
    limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Verified Spaces whose verification ends soon and whose owners were not notified yet. */
export async function findExpiringSpaces(db: Db, before: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select s.id from spaces s where s.verified_until <= ${before} and s.closed_at is null and not exists (
      select from notifications n where n.space_id = s.id
        and n.key = 'verification.expiring:' || s.id || ':' || to_char(s.verified_until at time zone 'UTC', 'YYYY-MM-DD'))
      and exists (select from members m where m.space_id = s.id and m.role = 'owner' and m.enabled)
    order by s.verified_until limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function findSpaceOwnerIds(db: Db, spaceId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("members")
    .innerJoin("users", "users.id", "members.user_id")
    .select("users.id")
    .where("members.space_id", "=", spaceId)
    .where("members.role", "=", "owner")
    .where("members.enabled", "=", true)
    .where("users.enabled", "=", true)
    .where("users.deletes_at", "is", null)
    .execute();
  return rows.map(({ id }) => id);
}
