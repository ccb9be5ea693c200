import type { Db } from "@orbita/db";
import { inSpace } from "../kernel/visibility.ts";
import type { NotificationRow } from "../notifications/index.ts";
import type { ApplicationRow, ApplicationStepRow } from "./queries.ts";

/** The data of an application that mails use, without the sent resume. */
export type ApplicationMailRow = Pick<
  ApplicationRow,
  | "id"
  | "job_post_id"
  | "space_id"
  | "talent_id"
  | "status"
  | "code"
  | "card"
  | "met"
  | "verdicts"
  | "blind"
  | "revealed_at"
  | "sent_at"
  | "reply_by"
  | "hidden_at"
  | "enabled"
> & { post_title: string; space_name: string; space_url: string };

const subjects = (db: Db) =>
  db
    .selectFrom("applications")
    .innerJoin("job_posts", "job_posts.id", "applications.job_post_id")
    .innerJoin("spaces", "spaces.id", "applications.space_id")
    .select([
      "applications.id",
      "applications.job_post_id",
      "applications.space_id",
      "applications.talent_id",
      "applications.status",
      "applications.code",
      "applications.card",
      "applications.met",
      "applications.verdicts",
      "applications.blind",
      "applications.revealed_at",
      "applications.sent_at",
      "applications.reply_by",
      "applications.hidden_at",
      "applications.enabled",
      "job_posts.title as post_title",
      "spaces.name as space_name",
      "spaces.url as space_url",
    ]);

export const findMailSubject = (db: Db, id: string): Promise<ApplicationMailRow | undefined> =>
  subjects(db).where("applications.id", "=", id).executeTakeFirst() as Promise<ApplicationMailRow | undefined>;

export const findMailSubjects = (db: Db, ids: readonly string[]): Promise<ApplicationMailRow[]> =>
  subjects(db)
    .where("applications.id", "in", [...ids])
    .orderBy("applications.reply_by")
    .orderBy("applications.id")
    .execute() as unknown as Promise<ApplicationMailRow[]>;

/**
 * The notifications that were sent together with this one: to the same user, of the same kind, about the same Space and at the
 * same moment. In order of their ids.
 */
export const findTogether = (db: Db, row: Pick<NotificationRow, "user_id" | "kind" | "space_id" | "created_at">) =>
  db
    .selectFrom("notifications")
    .select(["id", "application_id"])
    .where("user_id", "=", row.user_id)
    .where("kind", "=", row.kind)
    .where("space_id", "=", row.space_id)
    .where("created_at", "=", row.created_at)
    .orderBy("id")
    .execute();

type OwedReplyQuery = {
  readonly from: Date;
  readonly until: Date;
  readonly after: ApplicationMailRow | undefined;
  readonly limit: number;
};

/** Applications with a promised reply between these two times, ordered by Space; only open applications have a `reply_by`. */
export function findOwed(db: Db, { from, until, after, limit }: OwedReplyQuery): Promise<ApplicationMailRow[]> {
  let query = subjects(db)
    .where("applications.reply_by", ">=", from)
    .where("applications.reply_by", "<", until)
    .where(inSpace())
    .where("spaces.enabled", "=", true)
    .orderBy("applications.space_id")
    .orderBy("applications.reply_by")
    .orderBy("applications.id")
    .limit(limit);
  if (after)
    query = query.where((eb) =>
      eb(
        eb.refTuple("applications.space_id", "applications.reply_by", "applications.id"),
        ">",
        eb.tuple(after.space_id, after.reply_by!, after.id),
      ),
    );
  return query.execute() as unknown as Promise<ApplicationMailRow[]>;
}

export const findStep = (db: Db, applicationId: string, stepId: string): Promise<ApplicationStepRow | undefined> =>
  db
    .selectFrom("application_steps")
    .selectAll()
    .where("application_id", "=", applicationId)
    .where("id", "=", stepId)
    .executeTakeFirst();

/** The name of a member, if they agreed to be named to talents and are still in the Space; otherwise null. */
export async function findSpeaker(db: Db, spaceId: string, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom("members")
    .innerJoin("users", "users.id", "members.user_id")
    .select(["users.first_name", "users.last_name", "members.qualification"])
    .where("members.space_id", "=", spaceId)
    .where("members.user_id", "=", userId)
    .where("members.enabled", "=", true)
    .where("members.named_to_talents", "=", true)
    .executeTakeFirst();
  if (!row) return null;
  const name = `${row.first_name} ${row.last_name}`;
  return row.qualification ? `${name}, ${row.qualification}` : name;
}

export type SuggestedJobPost = {
  id: string;
  title: string;
  city: string | null;
  salary_min: number | null;
  salary_max: number | null;
};

/** The post that a rejection suggests to the talent; undefined if the post is no longer open. */
export const findSuggested = (db: Db, id: string, now: Date): Promise<SuggestedJobPost | undefined> =>
  db
    .selectFrom("job_posts")
    .select(["id", "title", "city", "salary_min", "salary_max"])
    .where("id", "=", id)
    .where("status", "=", "published")
    .where("enabled", "=", true)
    .where("expires_at", ">", now)
    .executeTakeFirst();

/**
 * The name of the Space and the signature of a member, for example "Marta Olivieri, Persone e selezione". If the member prefers
 * not to be named, the signature is the name of the Space.
 */
export async function findSigner(db: Db, spaceId: string, userId: string) {
  const row = await db
    .selectFrom("spaces")
    .innerJoin("members", "members.space_id", "spaces.id")
    .innerJoin("users", "users.id", "members.user_id")
    .select(["spaces.name", "members.qualification", "members.named_to_talents", "users.first_name", "users.last_name"])
    .where("spaces.id", "=", spaceId)
    .where("users.id", "=", userId)
    .executeTakeFirstOrThrow();
  if (!row.named_to_talents) return { spaceName: row.name, signature: row.name };
  const name = `${row.first_name} ${row.last_name}`;
  return { spaceName: row.name, signature: row.qualification ? `${name}, ${row.qualification}` : name };
}
