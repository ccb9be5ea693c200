import {
  caseFields,
  type ModeratedContentKind,
  type ModerationCase,
  type Page,
  type SearchPayload,
} from "@orbita/contract";
import { searchTable, type Db, type Tables, type Tx } from "@orbita/db";
import { sql, type Insertable, type Selectable, type Updateable } from "kysely";
import { restrictedTexts } from "./restricted-queries.ts";

export type CaseColumns = Omit<Selectable<Tables["moderation_cases"]>, "kind" | "state" | "decision" | "ground"> &
  Pick<ModerationCase, "kind" | "state" | "decision" | "ground">;

const standing = ["open", "appealed"];

/** The column that holds the id of a moderation case's target. A case about a user has its target in `author_id`, a case about a Space in `space_id`. */
const targetColumn = {
  post: "post_id",
  comment: "comment_id",
  channel: "channel_id",
  user: "author_id",
  space: "space_id",
  jobpost: "job_post_id",
  resume: "resume_id",
  application: "application_id",
  message: "message_id",
} as const satisfies Record<ModeratedContentKind, keyof CaseColumns>;
type TargetColumn = (typeof targetColumn)[ModeratedContentKind];
export const targetOf = (row: Pick<CaseColumns, "kind" | TargetColumn>): string | null => row[targetColumn[row.kind]];

/** Finds and locks the open or appealed case about the target, so that reports and decisions are serialized. */
const lockStanding = (tx: Tx, kind: ModeratedContentKind, targetId: string) =>
  tx
    .selectFrom("moderation_cases")
    .selectAll()
    .where("kind", "=", kind)
    .where(targetColumn[kind], "=", targetId)
    .where("state", "in", standing)
    .forNoKeyUpdate()
    .executeTakeFirst() as Promise<CaseColumns | undefined>;

/**
 * Returns the open moderation case about this content; opens one if there is none. If two requests open a case concurrently,
 * both get the same case.
 */
export async function openCase(
  tx: Tx,
  kind: ModeratedContentKind,
  targetId: string,
  values: Insertable<Tables["moderation_cases"]>,
): Promise<CaseColumns> {
  for (;;) {
    const there = await lockStanding(tx, kind, targetId);
    if (there) return there;
    // If a concurrent case was inserted and decided between the two statements, the next iteration opens a new case.
    await tx
      .insertInto("moderation_cases")
      .values(values)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** The latest case that hid the target, locked; undefined if there is none. */
export const lockHiding = (tx: Tx, kind: ModeratedContentKind, targetId: string): Promise<CaseColumns | undefined> =>
  tx
    .selectFrom("moderation_cases")
    .selectAll()
    .where("kind", "=", kind)
    .where(targetColumn[kind], "=", targetId)
    .where("decision", "=", "disabled")
    .orderBy("decided_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .forNoKeyUpdate()
    .executeTakeFirst() as Promise<CaseColumns | undefined>;

export const lockCase = (tx: Tx, id: string): Promise<CaseColumns | undefined> =>
  tx.selectFrom("moderation_cases").selectAll().where("id", "=", id).forNoKeyUpdate().executeTakeFirst() as Promise<
    CaseColumns | undefined
  >;

export async function saveCase(tx: Tx, id: string, change: Updateable<Tables["moderation_cases"]>): Promise<void> {
  await tx.updateTable("moderation_cases").set(change).where("id", "=", id).execute();
}

/** Whether there is an admin other than the actor who could decide a case. */
export async function hasOtherAdmins(db: Db, actorId: string): Promise<boolean> {
  const { rows } = await sql`select from users where 'admin' = any (scopes) and id <> ${actorId}
    and enabled and deletes_at is null limit 1`.execute(db);
  return rows.length > 0;
}

type CaseNote = ModerationCase["notes"][number];
export type CaseWithContent = CaseColumns & {
  now_says: string | null;
  enabled: boolean | null;
  author: ModerationCase["author"];
  space: ModerationCase["space"];
  channel: ModerationCase["channel"];
  decider: string | null;
  notes: CaseNote[];
};

const nowSays = sql<string | null>`case cases.kind
  when 'post' then (select p.text from posts p where p.id = cases.post_id)
  when 'comment' then (select c.text from comments c where c.id = cases.comment_id)
  when 'channel' then (select concat_ws(E'\n', c.name, nullif(c.description, '')) from channels c where c.id = cases.channel_id)
  when 'message' then (select m.text from messages m where m.id = cases.message_id)
  else ${restrictedTexts} end`;
const isEnabled = sql<boolean | null>`case cases.kind
  when 'post' then (select p.enabled from posts p where p.id = cases.post_id)
  when 'comment' then (select c.enabled from comments c where c.id = cases.comment_id and c.text is not null)
  when 'channel' then (select c.enabled from channels c where c.id = cases.channel_id)
  when 'user' then (select u.enabled from users u where u.id = cases.author_id)
  when 'space' then (select s.enabled from spaces s where s.id = cases.space_id and s.closed_at is null)
  when 'jobpost' then (select p.enabled from job_posts p where p.id = cases.job_post_id)
  when 'resume' then (select r.enabled from resumes r where r.id = cases.resume_id)
  when 'message' then (select m.enabled from messages m where m.id = cases.message_id)
  else (select a.enabled from applications a where a.id = cases.application_id) end`;

const shown = (db: Db) =>
  db
    .selectFrom("moderation_cases as cases")
    .selectAll("cases")
    .select([
      nowSays.as("now_says"),
      isEnabled.as("enabled"),
      sql<ModerationCase["author"]>`(select json_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name,
        'username', u.username) from users u where u.id = cases.author_id)`.as("author"),
      sql<ModerationCase["space"]>`(select json_build_object('id', s.id, 'name', s.name, 'url', s.url)
        from spaces s where s.id = cases.space_id)`.as("space"),
      sql<ModerationCase["channel"]>`(select json_build_object('id', c.id, 'url', c.url, 'name', c.name)
        from channels c where c.id = cases.channel_id)`.as("channel"),
      sql<string | null>`(select u.first_name || ' ' || u.last_name from users u where u.id = cases.decided_by)`.as(
        "decider",
      ),
      sql<
        CaseNote[]
      >`coalesce((select json_agg(json_build_object('reason', r.reason, 'note', r.note, 'at', r.created_at)
        order by r.created_at, r.id) from reports r where r.case_id = cases.id), '[]')`.as("notes"),
    ]);

export const findShownCase = (db: Db, id: string): Promise<CaseWithContent | undefined> =>
  shown(db).where("cases.id", "=", id).executeTakeFirst() as Promise<CaseWithContent | undefined>;

const column = (name: keyof Tables["moderation_cases"]) => sql.ref(`cases.${name}`);

export const searchCases = (db: Db, payload: SearchPayload): Promise<Page<CaseWithContent>> =>
  searchTable(db, shown(db) as never, payload, {
    fields: caseFields,
    columns: {
      state: column("state"),
      kind: column("kind"),
      decision: column("decision"),
      quoted: column("quoted"),
      created: column("created_at"),
    },
    id: column("id"),
    always: ["created", "state", "kind"],
  });
