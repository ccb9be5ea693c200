import type { Db, Tx } from "@orbita/db";
import { sql } from "kysely";
import type { ApplicationRow, ApplicationStepRow } from "./queries.ts";

/** The data of an application that are needed to move it to another stage; leaves out the sent resume. */
export type ApplicationToMove = Omit<
  ApplicationRow,
  "snapshot" | "card" | "answers" | "open_words" | "named_words" | "motivation"
> & {
  reply_days: number;
  /** The interface language of the talent who applied. */
  language: string;
};

const moving = (tx: Tx) =>
  tx
    .selectFrom("applications")
    .innerJoin("job_posts", "job_posts.id", "applications.job_post_id")
    .innerJoin("users", "users.id", "applications.talent_id")
    .select([
      "applications.id",
      "applications.job_post_id",
      "applications.space_id",
      "applications.talent_id",
      "applications.status",
      "applications.code",
      "applications.document_id",
      "applications.evidence",
      "applications.verdicts",
      "applications.met",
      "applications.met_of",
      "applications.blind",
      "applications.revealed_at",
      "applications.sent_at",
      "applications.moved_at",
      "applications.reply_by",
      "applications.answered_at",
      "applications.hidden_at",
      "applications.enabled",
      "applications.tags",
      "applications.steps",
      "applications.last_hash",
      "applications.version",
      "applications.created_at",
      "applications.updated_at",
      "job_posts.reply_days",
      "users.language",
    ]);

/** Locks the applications in the order of their ids, so that two concurrent moves cannot deadlock. */
export const lockForMove = (tx: Tx, ids: readonly string[]): Promise<ApplicationToMove[]> =>
  moving(tx)
    .where("applications.id", "in", [...ids])
    .orderBy("applications.id")
    .forUpdate("applications")
    .execute() as unknown as Promise<ApplicationToMove[]>;

type ApplicationState = Pick<ApplicationRow, "id" | "status" | "moved_at" | "reply_by" | "answered_at">;

/** Saves the new states of several applications in one statement. */
export async function updateStandings(tx: Tx, rows: readonly ApplicationState[]): Promise<void> {
  const times = (name: "moved_at" | "reply_by" | "answered_at") =>
    sql`${rows.map((row) => row[name]?.toISOString() ?? null)}::timestamptz[]`;
  await sql`
    update applications a set status = m.status, moved_at = m.moved_at, reply_by = m.reply_by,
      answered_at = m.answered_at
    from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ status }) => status)}::application_status[],
      ${times("moved_at")}, ${times("reply_by")}, ${times("answered_at")})
      as m (id, status, moved_at, reply_by, answered_at)
    where a.id = m.id`.execute(tx);
}

export type UndoableRow = ApplicationStepRow & { space_id: string };

export const findStepsById = (db: Db, ids: readonly string[]): Promise<UndoableRow[]> =>
  db
    .selectFrom("application_steps")
    .innerJoin("applications", "applications.id", "application_steps.application_id")
    .selectAll("application_steps")
    .select("applications.space_id")
    .where("application_steps.id", "in", [...ids])
    .execute();

export const versionsOf = async (db: Db, ids: readonly string[]): Promise<Map<string, number>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("applications")
    .select(["id", "version"])
    .where("id", "in", [...ids])
    .execute();
  return new Map(rows.map(({ id, version }) => [id, version]));
};

/** The last step of an application that set its status and was not undone. */
export async function findLastMove(db: Db, applicationId: string): Promise<ApplicationStepRow | undefined> {
  const { rows } = await sql<ApplicationStepRow>`
    select s.* from application_steps s
    where s.application_id = ${applicationId} and s.kind not in ('undone', 'revealed', 'hidden')
      and not exists (select from application_steps u where u.application_id = s.application_id and u.undoes = s.id)
    order by s.seq desc limit 1`.execute(db);
  return rows[0];
}

/** Whether this post belongs to the Space and is open. */
export async function isOpenPostOf(db: Db, { id, spaceId, now }: { id: string; spaceId: string; now: Date }) {
  const row = await db
    .selectFrom("job_posts")
    .select("id")
    .where("id", "=", id)
    .where("space_id", "=", spaceId)
    .where("status", "=", "published")
    .where("enabled", "=", true)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row !== undefined;
}

export const findOpenPosts = (db: Db, { spaceId, not, now }: { spaceId: string; not: string; now: Date }) =>
  db
    .selectFrom("job_posts")
    .select(["id", "title"])
    .where("space_id", "=", spaceId)
    .where("id", "<>", not)
    .where("status", "=", "published")
    .where("enabled", "=", true)
    .where("expires_at", ">", now)
    .orderBy("published_at", "desc")
    .limit(50)
    .execute();
