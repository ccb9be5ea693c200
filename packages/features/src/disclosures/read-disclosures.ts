import type { Disclosure, DisclosureKind, DisclosurePage, DisclosureQuery } from "@orbita/contract";
import type { Db } from "@orbita/db";
import { sql } from "kysely";
import type { ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";

/** Every disclosure of one person's data: talent search, CV openings, shared links, and the back office's log of admin access. */
const linesOf = (userId: string, since: Date) => sql`(
  select 'search' as kind, s.space_id || ':' || s.day as id, s.last_at as at, s.space_id, null::uuid as by_id, s.times, s.named,
    null::text as label, s.surfaces
  from talent_showings s join resumes r on r.id = s.resume_id where r.owner_id = ${userId} and s.last_at >= ${since}
  union all
  select 'opening', o.space_id || ':' || o.user_id || ':' || extract(epoch from o.at), o.at, o.space_id, o.user_id, 1, false, null, '{}'
  from resume_openings o join resumes r on r.id = o.resume_id where r.owner_id = ${userId} and o.at >= ${since}
  union all
  select 'link', l.id::text, l.at, null, null, 1, false, l.label, '{}'
  from share_link_openings l join resumes r on r.id = l.resume_id where r.owner_id = ${userId} and l.at >= ${since}
  union all
  select 'support', a.id::text, a.at, null, null, 1, true, a.reason, '{}'
  from admin_looks a where a.at >= ${since} and (
    (a.kind = 'user' and a.target_id = ${userId}::text)
    or (a.kind = 'resume' and a.target_id in (select r.id::text from resumes r where r.owner_id = ${userId}))
    or (a.kind = 'application' and a.target_id in (select p.id::text from applications p where p.talent_id = ${userId}))))`;

type DisclosureRow = Omit<Disclosure, "at" | "hiddenSince"> & { at: Date; hiddenSince: Date | null };
type DisclosureCount = { kind: DisclosureKind; count: number; spaces: number };

async function findLines(db: Db, userId: string, since: Date, asked: DisclosureQuery): Promise<DisclosureRow[]> {
  const such = [
    ...(asked.kind === undefined ? [] : [sql`line.kind = ${asked.kind}`]),
    ...(asked.text ? [sql`position(lower(${asked.text}) in lower(coalesce(s.name, line.label, ''))) > 0`] : []),
  ];
  const { rows } = await sql<DisclosureRow>`
    select line.kind, line.id, line.at, line.times, line.named, line.label, line.surfaces,
      case when s.id is not null then json_build_object('id', s.id, 'name', s.name, 'url', s.url, 'logo', s.logo_id) end as space,
      case when m.named_to_talents then u.first_name || ' ' || u.last_name end as by,
      (select h.created_at from hidden_from h where h.user_id = ${userId} and h.space_id = s.id) as "hiddenSince"
    from ${linesOf(userId, since)} line left join spaces s on s.id = line.space_id
    left join members m on m.space_id = line.space_id and m.user_id = line.by_id left join users u on u.id = m.user_id
    where ${sql.join([sql`true`, ...such], sql` and `)}
    order by line.at desc, line.id desc limit ${asked.size} offset ${asked.page * asked.size}`.execute(db);
  return rows;
}

async function countLines(db: Db, userId: string, since: Date, text: string | undefined): Promise<DisclosureCount[]> {
  const { rows } = await sql<DisclosureCount>`
    select line.kind, count(*)::integer as count, count(distinct line.space_id)::integer as spaces
    from ${linesOf(userId, since)} line left join spaces s on s.id = line.space_id
    where ${text ? sql`position(lower(${text}) in lower(coalesce(s.name, line.label, ''))) > 0` : sql`true`}
    group by line.kind`.execute(db);
  return rows;
}

async function countSpaces(db: Db, userId: string, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(distinct space_id)::integer as count
    from ${linesOf(userId, since)} line`.execute(db);
  return rows[0]!.count;
}

const dayMs = 86_400_000;

export async function readDisclosures({ tx, actor, now }: ReadCtx, asked: DisclosureQuery): Promise<DisclosurePage> {
  const userId = actor.id ?? fail("access.unauthenticated");
  const since = new Date(now.getTime() - asked.days * dayMs);
  const found = await countLines(tx, userId, since, asked.text);
  const countOf = (kind: DisclosureKind) => found.find((row) => row.kind === kind)?.count ?? 0;
  const counts = {
    search: countOf("search"),
    opening: countOf("opening"),
    link: countOf("link"),
    support: countOf("support"),
  };
  const total = asked.kind === undefined ? found.reduce((sum, { count }) => sum + count, 0) : counts[asked.kind];
  const rows = await findLines(tx, userId, since, asked);
  return {
    content: rows.map((row) => ({
      ...row,
      at: row.at.toISOString(),
      hiddenSince: row.hiddenSince?.toISOString() ?? null,
    })),
    page: asked.page,
    size: asked.size,
    totalElements: total,
    totalPages: Math.ceil(total / asked.size),
    counts,
    spaces: await countSpaces(tx, userId, since),
  };
}
