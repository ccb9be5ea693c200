import {
  applicationFields,
  applicationStatus,
  openStatuses,
  type ApplicationStatus,
  type BoardQuery,
  type Filter,
  type OpenStatus,
  type Page,
  type SearchPayload,
} from "@orbita/contract";
import { searchClauses, searchTable, type Db, type Tables } from "@orbita/db";
import { sql, type RawBuilder } from "kysely";
import { inSpace } from "../kernel/visibility.ts";
import type { ApplicationRow } from "./queries.ts";

export type ApplicationCardRow = Pick<
  ApplicationRow,
  | "id"
  | "job_post_id"
  | "code"
  | "blind"
  | "revealed_at"
  | "card"
  | "verdicts"
  | "met"
  | "status"
  | "sent_at"
  | "moved_at"
  | "reply_by"
  | "answered_at"
  | "tags"
  | "version"
> & { job_post_title: string; notes: number };

const column = (name: keyof Tables["applications"]) => sql.ref(`applications.${name}`);

/**
 * Query of the applications in the lists of a Space, with only the columns that the lists show. Leaves out applications that
 * the Space removed from its lists.
 */
export const cards = (db: Db) =>
  db
    .selectFrom("applications")
    .select([
      "applications.id",
      "applications.job_post_id",
      "applications.code",
      "applications.blind",
      "applications.revealed_at",
      "applications.card",
      "applications.verdicts",
      "applications.met",
      "applications.status",
      "applications.sent_at",
      "applications.moved_at",
      "applications.reply_by",
      "applications.answered_at",
      "applications.tags",
      "applications.version",
    ])
    // Subqueries are faster than joins here: they run only for the rows shown, not for rows that are only counted.
    .select([
      sql<string>`(select title from job_posts p where p.id = applications.job_post_id)`.as("job_post_title"),
      sql<number>`(select count(*)::integer from application_notes n where n.application_id = applications.id)`.as(
        "notes",
      ),
    ])
    .where(inSpace());

const valuesOf = ({ v }: Filter) => [v].flat().map(String);
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const escaped = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

const among = (name: keyof Tables["applications"], type: string, values: readonly string[]) =>
  values.length === 1
    ? sql`${column(name)} = ${values[0]}::${sql.raw(type)}`
    : sql`${column(name)} = any (${values}::${sql.raw(type)}[])`;
const unless = (mode: string, condition: RawBuilder<unknown>) =>
  mode === "not" ? sql`(${condition}) is not true` : condition;

const ofPost = (filter: Filter) =>
  unless(
    filter.mm,
    among(
      "job_post_id",
      "uuid",
      valuesOf(filter).filter((value) => uuid.test(value)),
    ),
  );

/** Resolves the filter to statuses here, so that the database compares statuses and can use its index. */
function inStatus(filter: Filter) {
  const fits = (status: string) =>
    valuesOf(filter).some((value) =>
      filter.mm === "c"
        ? status.includes(value)
        : filter.mm === "sw"
          ? status.startsWith(value)
          : (status === value) !== (filter.mm === "not"),
    );
  return among("status", "application_status", applicationStatus.options.filter(fits));
}

const isOn = ({ v, mm }: Filter) => (v === true) !== (mm === "not");

const holds = (name: "tags" | "met_of") => (filter: Filter) =>
  unless(filter.mm, sql`${column(name)} && ${valuesOf(filter)}::text[]`);

export const isNamed = sql`(not applications.blind or applications.revealed_at is not null)`;

/**
 * SQL condition: each word occurs in the search text of the application or is its code. Words that identify the person are
 * searched only if members may know the name.
 */
export function hasWords(text: string): RawBuilder<boolean> {
  const words = text.split(/\s+/).filter((word) => word !== "");
  const each = words.map((word) => {
    const pattern = sql`'%' || plain(${escaped(word)}) || '%'`;
    return sql`(applications.open_words like ${pattern} or applications.code = upper(${word})
      or (${isNamed} and applications.named_words like ${pattern}))`;
  });
  return each.length === 0 ? sql`true` : sql`(${sql.join(each, sql` and `)})`;
}

const optionsAt = (now: Date) => ({
  fields: applicationFields,
  columns: {
    jobPostId: column("job_post_id"),
    status: column("status"),
    open: sql`applications.status = any (${[...openStatuses]}::application_status[])`,
    late: sql`coalesce(applications.reply_by < ${now}, false)`,
    tags: sql`array_to_string(applications.tags, ' ')`,
    requirement: column("verdicts"),
    met: column("met"),
    created: column("sent_at"),
    moved: column("moved_at"),
    replyBy: column("reply_by"),
  },
  compare: {
    jobPostId: ofPost,
    status: inStatus,
    open: (filter: Filter) =>
      among(
        "status",
        "application_status",
        applicationStatus.options.filter(
          (status) => (openStatuses as readonly string[]).includes(status) === isOn(filter),
        ),
      ),
    late: (filter: Filter) =>
      isOn(filter) ? sql`applications.reply_by < ${now}` : sql`(applications.reply_by < ${now}) is not true`,
    tags: holds("tags"),
    requirement: holds("met_of"),
    text: (filter: Filter) => sql`(${sql.join(valuesOf(filter).map(hasWords), sql` or `)})`,
  },
  id: column("id"),
  always: ["created", "moved", "met"] as const,
});

type CardSearchScope = { spaceId: string; now: Date };

export const searchCards = (
  db: Db,
  { spaceId, now }: CardSearchScope,
  payload: SearchPayload,
): Promise<Page<ApplicationCardRow>> =>
  searchTable(db, cards(db).where("applications.space_id", "=", spaceId) as never, payload, optionsAt(now)) as Promise<
    Page<ApplicationCardRow>
  >;

type BoardCardQuery = { filters: readonly Filter[]; order: BoardQuery["order"]; jobPostId: string; now: Date };

const filtersAt = ({ filters, now }: Pick<BoardCardQuery, "filters" | "now">): RawBuilder<unknown> =>
  filters.length === 0 ? sql`true` : sql.join(searchClauses(filters, optionsAt(now)), sql` and `);

/** The first application cards of each lane of the board in one statement: one short index scan per lane. */
export async function findLanes(
  db: Db,
  board: BoardCardQuery & { size: number },
): Promise<(ApplicationCardRow & { lane: OpenStatus })[]> {
  const { jobPostId, order, size } = board;
  const by = order === "evidence" ? sql`applications.met desc` : sql`applications.sent_at`;
  const lane = cards(db)
    .where("applications.job_post_id", "=", jobPostId)
    .where(sql<boolean>`applications.status = lane.status`)
    .where(filtersAt(board) as RawBuilder<boolean>)
    .orderBy(by)
    .orderBy("applications.id")
    .limit(size);
  const { rows } = await sql<ApplicationCardRow & { lane: OpenStatus }>`
    select lane.status as lane, card.*
    from unnest(${[...openStatuses]}::application_status[]) with ordinality as lane (status, place)
    cross join lateral ${lane} as card
    order by lane.place, ${order === "evidence" ? sql`card.met desc` : sql`card.sent_at`}, card.id`.execute(db);
  return rows;
}

type StatusCount = { status: ApplicationStatus; total: number; late: number; matching: number };
export type PostFigures = { counts: StatusCount[]; tags: string[] };

/** All application counts of a post in one scan: by status with and without the filters, and its tags. */
export async function findPostFigures(db: Db, board: BoardCardQuery): Promise<PostFigures> {
  const { rows } = await sql<PostFigures>`
    with post as materialized (
      select status, reply_by < ${board.now} as late, tags, (${filtersAt(board)}) as matching
      from applications where applications.job_post_id = ${board.jobPostId} and ${inSpace()})
    select
      (select coalesce(json_agg(state), '[]') from (
        select status, count(*)::integer as total, (count(*) filter (where late))::integer as late,
          (count(*) filter (where matching))::integer as matching from post group by status) state) as counts,
      array(select distinct unnest(tags) as tag from post order by tag) as tags`.execute(db);
  return rows[0]!;
}
