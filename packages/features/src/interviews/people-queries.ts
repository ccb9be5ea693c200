import type { SpaceRole } from "@orbita/contract";
import type { Db, Tx } from "@orbita/db";
import { sql } from "kysely";

export type InterviewerRow = {
  interview_id: string;
  user_id: string;
  name: string;
  email: string;
  profile_image_id: string | null;
  role: SpaceRole;
  qualification: string | null;
  named_to_talents: boolean;
};

/** The given interviewers who are still members of the Space. */
export const findInterviewers = async (db: Db, ids: readonly string[]): Promise<InterviewerRow[]> =>
  ids.length === 0
    ? []
    : db
        .selectFrom("interview_members as there")
        .innerJoin("members", (join) =>
          join.onRef("members.space_id", "=", "there.space_id").onRef("members.user_id", "=", "there.user_id"),
        )
        .innerJoin("users", "users.id", "there.user_id")
        .select([
          "there.interview_id",
          "there.user_id",
          "users.email",
          "users.profile_image_id",
          "members.role",
          "members.qualification",
          "members.named_to_talents",
          sql<string>`users.first_name || ' ' || users.last_name`.as("name"),
        ])
        .where("there.interview_id", "in", [...ids])
        .where("members.enabled", "=", true)
        .where("users.enabled", "=", true)
        .where("users.deletes_at", "is", null)
        .orderBy("users.first_name")
        .orderBy("users.last_name")
        .orderBy("users.id")
        .execute();

export async function setInterviewers(tx: Tx, interview: { id: string; space_id: string }, userIds: readonly string[]) {
  await tx.deleteFrom("interview_members").where("interview_id", "=", interview.id).execute();
  await tx
    .insertInto("interview_members")
    .values(
      userIds.map((user_id) => ({ interview_id: interview.id, space_id: interview.space_id, user_id, span: null })),
    )
    .execute();
}

type TimeSpan = { from: Date; until: Date };

/**
 * Books the interview time of the interviewers. Updates one row at a time, in order of user id, so that concurrent bookings of the same people cannot
 * deadlock.
 */
export async function holdTime(tx: Tx, interviewId: string, { from, until }: TimeSpan): Promise<void> {
  const there = await tx
    .selectFrom("interview_members")
    .select("user_id")
    .where("interview_id", "=", interviewId)
    .orderBy("user_id")
    .execute();
  for (const { user_id } of there)
    await sql`update interview_members set span = tstzrange(${from}, ${until})
      where interview_id = ${interviewId} and user_id = ${user_id}`.execute(tx);
}

export async function freeTime(tx: Tx, interviewId: string): Promise<void> {
  await tx.updateTable("interview_members").set({ span: null }).where("interview_id", "=", interviewId).execute();
}

export type BusyTime = { user_id: string; starts_at: Date; ends_at: Date };

export async function findBusy(db: Db, spaceId: string, { from, until }: TimeSpan): Promise<BusyTime[]> {
  const { rows } = await sql<BusyTime>`
    select user_id, lower(span) as starts_at, upper(span) as ends_at from interview_members
    where space_id = ${spaceId} and span && tstzrange(${from}, ${until}) order by lower(span), user_id`.execute(db);
  return rows;
}

type AvailabilityQuery = {
  spaceId: string;
  userIds: readonly string[];
  slots: readonly Date[];
  minutes: number;
  but: string | null;
};

/** The name of the first user in the list who is busy at one of the given times; null if all are available. */
export async function findOccupied(
  db: Db,
  { spaceId, userIds, slots, minutes, but }: AvailabilityQuery,
): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    select users.first_name || ' ' || users.last_name as name
    from interview_members there join users on users.id = there.user_id
    where there.space_id = ${spaceId} and there.user_id = any (${[...userIds]}::uuid[])
      and there.interview_id is distinct from ${but}::uuid
      and exists (select from unnest(${slots.map((slot) => slot.toISOString())}::timestamptz[]) as slot
        where there.span && tstzrange(slot, slot + ${minutes} * interval '1 minute'))
    order by users.first_name, users.id limit 1`.execute(db);
  return rows[0]?.name ?? null;
}

/** The recruiters and owners of a Space. They act for it if the author of a proposal no longer can. */
export const findInvitationWriters = async (db: Db, spaceId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom("members")
    .innerJoin("users", "users.id", "members.user_id")
    .select("members.user_id")
    .where("members.space_id", "=", spaceId)
    .where("members.enabled", "=", true)
    .where("members.role", "<>", "viewer")
    .where("users.enabled", "=", true)
    .where("users.deletes_at", "is", null)
    .execute();
  return rows.map(({ user_id }) => user_id);
};

export const interviewerIds = async (db: Db, interviewId: string): Promise<string[]> =>
  (await findInterviewers(db, [interviewId])).map(({ user_id }) => user_id);
