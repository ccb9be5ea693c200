import type { Db, Tx } from "@orbita/db";
import { sql } from "kysely";

/**
 * All account data of one user, for the data export. The queries of all tables are here and not in each feature, so that one file shows what is
 * stored, and one test (apps/api/test/personal-data/personal-data.test.ts) fails for a table that was forgotten.
 */
export const exportAccount = (db: Db, id: string) =>
  db
    .selectFrom("users")
    .select([
      "id",
      "email",
      "username",
      "first_name as firstName",
      "last_name as lastName",
      "phone",
      "language",
      "languages",
      "scopes",
      "email_verified_at as emailVerified",
      "onboarding_kind as onboardingKind",
      "onboarded_at as onboarded",
      "terms_version as termsVersion",
      "terms_accepted_at as termsAccepted",
      "password_changed_at as passwordChanged",
      "profile_image_id as profileImage",
      "cover_image_id as coverImage",
      "created_at as created",
      "updated_at as updated",
    ])
    .select(sql<boolean>`password_hash is not null`.as("hasPassword"))
    .where("id", "=", id)
    .executeTakeFirst();

export const exportSessions = (db: Db, userId: string) =>
  db
    .selectFrom("sessions")
    .select([
      "id",
      "method",
      "user_agent as userAgent",
      "address",
      "created_at as created",
      "last_used_at as lastUsed",
      "expires_at as expires",
      "revoked_at as ended",
      "revoked_reason as endedBecause",
    ])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();

export const findActivities = (db: Db, userId: string) =>
  db
    .selectFrom("activities")
    .select(["kind", "details", "user_agent as userAgent", "at"])
    .where("user_id", "=", userId)
    .orderBy("at")
    .orderBy("id")
    .execute();

export const exportIdentities = (db: Db, userId: string) =>
  db
    .selectFrom("identities")
    .select(["provider", "subject", "email", "created_at as created", "last_used_at as lastUsed"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();

export const findEmailChanges = (db: Db, userId: string) =>
  db
    .selectFrom("email_changes")
    .select(["from_email as from", "to_email as to", "changed_at as changed"])
    .where("user_id", "=", userId)
    .orderBy("changed_at")
    .execute();

/** The user's passkeys without their keys, which are only useful to the device. */
export const exportPasskeys = (db: Db, userId: string) =>
  db
    .selectFrom("passkeys")
    .select(["name", "transports", "created_at as created", "last_used_at as lastUsed"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();

export const findFiles = (db: Db, userId: string) =>
  db
    .selectFrom("files")
    .select(["id", "purpose", "visibility", "name", "type", "size", "width", "height", "created_at as created"])
    .where("owner_id", "=", userId)
    .where("status", "<>", "leaving")
    .orderBy("created_at")
    .execute();

/** Records that Spaces created about a person with this email address without an application. The person was notified of each. */
export const findKeptBySpaces = (db: Db, userId: string) =>
  db
    .selectFrom("candidates")
    .innerJoin("users", "users.email", "candidates.email")
    .innerJoin("spaces", "spaces.id", "candidates.space_id")
    .select(["spaces.name", "spaces.url", "candidates.source", "candidates.source_note as sourceNote"])
    .select(["candidates.legal_basis as legalBasis", "candidates.created_at as created", "candidates.told_at as told"])
    .where("users.id", "=", userId)
    .orderBy("candidates.created_at")
    .execute();

/** Documents that were uploaded for the user's resume, with everything extracted from them. */
export const findResumeUploads = (db: Db, userId: string) =>
  db
    .selectFrom("resume_uploads")
    .select(["id", "file_id as fileId", "name", "type", "size", "state", "stages", "failure", "reading", "decisions"])
    .select(["created_at as created", "updated_at as updated"])
    .where("owner_id", "=", userId)
    .orderBy("created_at")
    .execute();

export const countFiles = async (db: Db, userId: string): Promise<number> => (await findFiles(db, userId)).length;

export const findMemberships = (db: Db, userId: string) =>
  db
    .selectFrom("members")
    .innerJoin("spaces", "spaces.id", "members.space_id")
    .select(["spaces.id as spaceId", "spaces.name", "spaces.url", "members.role", "members.enabled"])
    .select(["members.qualification", "members.on_page as onPage", "members.created_at as since"])
    .where("members.user_id", "=", userId)
    .orderBy("members.created_at")
    .execute();

/** Pending invitations to this email address. The link is only in the email. */
export const exportInvitations = (db: Db, userId: string) =>
  db
    .selectFrom("invitations")
    .innerJoin("users", "users.email", "invitations.email")
    .innerJoin("spaces", "spaces.id", "invitations.space_id")
    .select(["spaces.name", "spaces.url", "invitations.role"])
    .select(["invitations.created_at as created", "invitations.expires_at as expires"])
    .where("users.id", "=", userId)
    .orderBy("invitations.created_at")
    .execute();

export const findContactMessages = (db: Db, userId: string) =>
  db
    .selectFrom("contact_requests")
    .select(["name", "email", "topic", "message", "language", "created_at as created"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();

/** Skills the user suggested. A suggestion stays without the user's name when they leave. */
export const findSkillSuggestions = (db: Db, userId: string) =>
  db
    .selectFrom("skill_suggestions")
    .select(["name", "language", "category", "note", "state", "created_at as created"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();

export const findSavedJobs = (db: Db, userId: string) =>
  db
    .selectFrom("saved_job_posts")
    .innerJoin("job_posts", "job_posts.id", "saved_job_posts.job_post_id")
    .innerJoin("spaces", "spaces.id", "job_posts.space_id")
    .select(["job_posts.id", "job_posts.title", "spaces.name as space", "saved_job_posts.saved_at as saved"])
    .where("saved_job_posts.user_id", "=", userId)
    .orderBy("saved_job_posts.saved_at")
    .execute();

/**
 * Applications that the user sent, with the steps they were notified of and what the Space recorded about them internally. The
 * authors of those records are left out, because they are other people's data.
 */
export async function findApplications(db: Db, userId: string, now: Date) {
  const { rows } = await sql`
    select a.id, p.title as "jobPost", s.name as space, a.code, a.sent_at as sent, a.source, a.motivation, a.answers,
      a.snapshot as resume, a.document_id as "documentId", a.evidence, a.blind, a.revealed_at as revealed, a.tags,
      coalesce((select json_agg(json_build_object('kind', t.kind, 'from', t.from_status, 'to', t.to_status, 'at', t.at,
          'reason', t.reason, 'words', t.words, 'byMe', t.actor_id = a.talent_id) order by t.seq)
        from application_steps t where t.application_id = a.id and t.told_at <= ${now} and t.kind <> 'undone'
          and not exists (select from application_steps u where u.application_id = a.id and u.undoes = t.id)), '[]') as steps,
      coalesce((select json_agg(json_build_object('text', n.text, 'created', n.created_at) order by n.created_at)
        from application_notes n where n.application_id = a.id), '[]') as notes,
      coalesce((select json_agg(json_build_object('at', v.at, 'judgements', v.judgements) order by v.at, v.seq)
        from scorecards c join scorecard_versions v on v.scorecard_id = c.id
        where c.application_id = a.id), '[]') as scorecards,
      coalesce((select json_agg(json_build_object('verdict', d.verdict, 'at', d.decided_at) order by d.decided_at)
        from duplicate_pairs d where a.id in (d.first_id, d.second_id)), '[]') as "samePerson"
    from applications a join job_posts p on p.id = a.job_post_id join spaces s on s.id = a.space_id
    where a.talent_id = ${userId} order by a.sent_at`.execute(db);
  return rows;
}

export const findNotifications = (db: Db, userId: string) =>
  db
    .selectFrom("notifications")
    .select(["kind", "data", "here", "created_at as created", "read_at as read"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();

/** The time until which the user has seen the common feed. */
export const findFeedReads = (db: Db, userId: string) =>
  db.selectFrom("feed_reads").select("seen_at as seenUntil").where("user_id", "=", userId).execute();

/** Job posts whose requirements the user viewed, or where they started an application. */
export const findApplySignals = (db: Db, userId: string) =>
  db
    .selectFrom("apply_signals")
    .innerJoin("job_posts", "job_posts.id", "apply_signals.job_post_id")
    .select(["job_posts.id", "job_posts.title", "apply_signals.kind", "apply_signals.source", "apply_signals.at"])
    .where("apply_signals.user_id", "=", userId)
    .orderBy("apply_signals.at")
    .execute();

/** History entries about this user: account, settings and memberships, also when another user made the change. */
export const findHistoryAbout = (db: Db, userId: string) =>
  db
    .selectFrom("history")
    .select(["at", "entity", "action", "why", "before", "after"])
    .select(sql<boolean>`actor_id = ${userId}`.as("byMe"))
    .where((row) =>
      row.or([
        row.and([row("entity", "in", ["users", "user_settings"]), row("entity_id", "=", userId)]),
        row.and([
          row("entity", "=", "resumes"),
          row("entity_id", "in", (part) =>
            part
              .selectFrom("resumes")
              .select(sql<string>`id::text`.as("id"))
              .where("owner_id", "=", userId),
          ),
        ]),
        row.and([row("entity", "in", ["members", "channel_members"]), row("entity_id", "like", `%:${userId}`)]),
        row.and([
          row("entity", "=", "applications"),
          row("entity_id", "in", (part) =>
            part
              .selectFrom("applications")
              .select(sql<string>`id::text`.as("id"))
              .where("talent_id", "=", userId),
          ),
        ]),
      ]),
    )
    .orderBy("at")
    .execute();

/** Changes that this user made to other objects. The export says only that they made the change, because its content is not their data. */
export const findActs = (db: Db, userId: string) =>
  db
    .selectFrom("history")
    .select(["at", "entity", "entity_id as id", "action", "why"])
    .where("actor_id", "=", userId)
    .where("entity", "not in", ["users", "user_settings", "members", "sessions", "resumes"])
    .orderBy("at")
    .execute();

export type UserDueForDeletion = { id: string; email: string };

/**
 * Locks one user whose deletion is due. Skips a row that a concurrent sign-in has locked to cancel the deletion; the next run
 * checks it again.
 */
export const lockDueUsers = (tx: Tx, now: Date): Promise<UserDueForDeletion | undefined> =>
  tx
    .selectFrom("users")
    .select(["id", "email"])
    .where("deletes_at", "<=", now)
    .orderBy("deletes_at")
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

/** Deletes the jobs about a user: also finished jobs that are still stored, such as sent emails. */
export async function deleteJobsOf(tx: Tx, userId: string): Promise<void> {
  await sql`delete from pgboss.job where data ->> 'userId' = ${userId}`.execute(tx);
}
