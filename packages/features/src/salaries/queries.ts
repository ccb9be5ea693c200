import { salaryLimits, type SalaryFigure, type SalaryRole, type SalaryRoleSummary } from "@orbita/contract";
import type { Db, Tx } from "@orbita/db";
import { sql } from "kysely";
import type { SalaryCell } from "./choose-figures.ts";

export type SalaryAdRow = {
  id: string;
  title: string;
  space_id: string;
  region: string | null;
  ccnl: string | null;
  ccnl_level: string | null;
  /** Gross euros per year at 40 hours a week. */
  value: number;
};

/** SQL: the middle of a job's salary range, converted to full-time hours. */
const valueOfAd = sql`(p.salary_min + p.salary_max) / 2.0 * ${salaryLimits.weeklyHours} / coalesce(p.weekly_hours, ${salaryLimits.weeklyHours})`;

/**
 * The jobs that the figures of a year count, in pages by id: employment in Italy that was published in that year, is open or closed,
 * and states a minimum and a maximum salary. Leaves out freelance work and internships, which pay no salary. A region counts only
 * with a name from the gazetteer.
 */
export async function findSalaryAds(
  db: Db,
  { year, after, limit }: { year: number; after: string | null; limit: number },
): Promise<SalaryAdRow[]> {
  const start = (first: number) => sql`make_timestamptz(${first}, 1, 1, 0, 0, 0, 'Europe/Rome')`;
  const { rows } = await sql<SalaryAdRow>`
    select p.id, p.title, p.space_id, p.ccnl, p.ccnl_level, (${valueOfAd})::float as value,
      case when p.region in (select region from locations where country = 'IT') then p.region end as region
    from job_posts p join spaces s on s.id = p.space_id
    where p.published_at >= ${start(year)} and p.published_at < ${start(year + 1)}
      and p.status in ('published', 'suspended', 'unpublished') and p.enabled and s.enabled
      and p.salary_min > 0 and p.salary_max >= p.salary_min
      and p.contract_type in ('contract_type_full', 'contract_type_parttime')
      and (p.weekly_hours > 0 or (p.weekly_hours is null and p.contract_type = 'contract_type_full'))
      and p.contract_economic_type is distinct from 'contract_economic_type_intern'
      and coalesce(p.country, p.remote_country, 'IT') = 'IT'
      and (${after}::uuid is null or p.id > ${after}::uuid)
    order by p.id limit ${limit}`.execute(db);
  return rows;
}

export type SalaryFigureRow = SalaryCell & { occupation_id: string; year: number };

const batch = 1_000;

/** Replaces all figures. */
export async function saveFigures(tx: Tx, rows: readonly SalaryFigureRow[], now: Date): Promise<void> {
  await tx.deleteFrom("salary_figures").execute();
  for (let from = 0; from < rows.length; from += batch)
    await tx
      .insertInto("salary_figures")
      .values(rows.slice(from, from + batch))
      .execute();
  await tx
    .insertInto("salary_publications")
    .values({ computed_at: now })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ computed_at: now }))
    .execute();
}

export const findComputedAt = async (db: Db): Promise<Date | null> =>
  (await db.selectFrom("salary_publications").select("computed_at").executeTakeFirst())?.computed_at ?? null;

const roleColumns = sql`o.id, o.it_masculine as "itMasculine", o.it_feminine as "itFeminine", o.label_en as en`;

export async function findSalaryRole(db: Db, id: string): Promise<SalaryRole | undefined> {
  const { rows } = await sql<SalaryRole>`select ${roleColumns} from occupations o where o.id = ${id}`.execute(db);
  return rows[0];
}

/** The figures of a role, or of all roles, from the newest year and the most general group on. */
export async function findFigures(db: Db, roleId: string | null): Promise<(SalaryFigure & { role: string })[]> {
  const { rows } = await sql<SalaryFigure & { role: string }>`
    select occupation_id as role, year, region, ccnl, level, ads, spaces, low, median, high from salary_figures
    where ${roleId}::text is null or occupation_id = ${roleId}
    order by occupation_id, year desc, ccnl nulls first, region nulls first, level nulls first`.execute(db);
  return rows;
}

/** The national figures of the roles whose names or aliases contain the text, those that begin with it first. */
export async function findRoles(db: Db, text: string): Promise<SalaryRoleSummary[]> {
  const escaped = text.replaceAll(/[\\%_]/g, String.raw`\$&`);
  const { rows } = await sql<SalaryRoleSummary>`
    select ${roleColumns}, f.ads from occupations o
      join (select distinct on (occupation_id) occupation_id, ads from salary_figures
        where region is null and ccnl is null order by occupation_id, year desc) f on f.occupation_id = o.id
      cross join lateral (select max(case when plain(name) like plain(${escaped}) || '%' then 2
          when plain(name) like '%' || plain(${escaped}) || '%' then 1 end) as fit
        from unnest(array[o.it_masculine, o.it_feminine, o.label_en] || o.aliases) name) named
    where fit is not null
    order by fit desc, f.ads desc, o.id limit ${salaryLimits.roles}`.execute(db);
  return rows;
}

/** The labels of collective agreements, by code. */
export async function findAgreements(
  db: Db,
  codes: readonly string[],
): Promise<Map<string, { it: string; en: string }>> {
  const { rows } = await sql<{ code: string; it: string; en: string }>`
    select code, label_it as it, coalesce(label_en, label_it) as en from vocabulary_entries
    where type = 'ccnl' and code = any (${[...codes]}::text[])`.execute(db);
  return new Map(rows.map(({ code, it, en }) => [code, { it, en }]));
}
