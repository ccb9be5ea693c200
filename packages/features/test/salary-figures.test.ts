import { randomUUIDv7 } from "node:crypto";
import { salaryLimits } from "@orbita/contract";
import type { Tables } from "@orbita/db";
import { aSpace, createDatabase, proofSize, type TestDatabase } from "@orbita/testing";
import { sql, type Insertable } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { computeSalaryFigures } from "../src/salaries/index.ts";
import { seeded } from "./search-rows.ts";

/** Set the environment variable SEED to repeat a run. */
const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);
const random = seeded(seed);
const chance = (share: number) => random() < share;
const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;

const now = new Date("2026-11-19T02:10:00Z");
const roles = ["Bottaio", "Liutaio", "Fabbro", "Sellaio", "Vetraio", "Ceramista", "Corniciaio", "Orologiaio"];
const regions = ["Liguria", "Lombardia", "Molise", "Umbria", "Lazio"];
const agreements = ["C011", "C030", "H011"];
const levels = ["A1", "B1", "B2"];
const years = [2025, 2026];
const spaceCount = 9;

let database: TestDatabase;
let spaces: string[];

type PostRow = Insertable<Tables["job_posts"]>;

/** A closed post; some state what the figures leave out. */
function aPost(role: string): PostRow {
  const partTime = chance(0.2);
  const salaryMin = 20_000 + Math.floor(random() * 25_000);
  const at = new Date(`${pick(years)}-06-15T10:00:00Z`);
  // Skewed, so that some regions and agreements are rare.
  const skewed = <T>(values: readonly T[]): T => values[Math.floor(random() ** 2 * values.length)]!;
  const status = pick(["unpublished", "suspended"] as const);
  const row: PostRow = {
    id: randomUUIDv7(),
    space_id: skewed(spaces),
    title: role,
    status,
    plan: status === "suspended" ? "free" : null,
    published_at: at,
    created_at: at,
    country: "IT",
    region: chance(0.08) ? null : skewed(regions),
    contract_type: partTime ? "contract_type_parttime" : "contract_type_full",
    contract_economic_type: "contract_economic_type_permanent",
    weekly_hours: partTime ? 20 : pick([36, 38, 40, 40, 40]),
    salary_min: salaryMin,
    salary_max: salaryMin + Math.floor(random() * 8_000),
    ccnl: skewed(agreements),
    ccnl_level: chance(0.2) ? null : skewed(levels),
  };
  if (!chance(0.1)) return row;
  return {
    ...row,
    ...pick<Partial<PostRow>>([
      { status: "deleted", plan: null },
      { status: "draft", plan: null },
      { contract_type: "contract_type_project", ccnl: null },
      { contract_economic_type: "contract_economic_type_intern" },
      { country: "FR", region: null },
      { salary_max: null },
      { enabled: false },
      { published_at: new Date("2019-05-02T10:00:00Z") },
    ]),
  };
}

beforeAll(async () => {
  process.stdout.write(`salary figures with SEED=${seed}\n`);
  database = await createDatabase();
  const { db } = database;
  await db
    .insertInto("locations")
    .values(regions.map((region) => ({ id: `t-${region}`, city: region, region, country: "IT" })))
    .execute();
  await db
    .insertInto("occupations")
    .values(roles.map((name) => ({ id: `t-${name}`, it_masculine: name, it_feminine: name, label_en: `${name} (en)` })))
    .execute();
  spaces = [];
  for (let count = 0; count < spaceCount; count++) spaces.push((await aSpace(db)).id);
  // From a handful of jobs to many, because the thresholds matter most for few.
  const sizes = [12, 20, 30, 45, 70, 110, 160, 260].map((size) => size * proofSize({ short: 1, whole: 3 }));
  for (const [place, role] of roles.entries())
    await db
      .insertInto("job_posts")
      .values(Array.from({ length: sizes[place]! }, () => aPost(role)))
      .execute();
  await computeSalaryFigures({ db, now });
});
afterAll(() => database.drop());

type Figure = {
  role: string;
  year: number;
  region: string | null;
  ccnl: string | null;
  level: string | null;
  ads: number;
  spaces: number;
  low: number;
  median: number;
  high: number;
};
const figures = async (): Promise<Figure[]> => {
  const { rows } = await sql<Figure>`select o.it_masculine as role, f.* from salary_figures f
    join occupations o on o.id = f.occupation_id`.execute(database.db);
  return rows;
};

/** The jobs that the page says it counts, read once more without any code of the product. */
const counted = sql`
  select p.id, p.title as role, extract(year from p.published_at)::integer as year, p.space_id, p.region, p.ccnl, p.ccnl_level as level,
    (p.salary_min + p.salary_max)::numeric / 2 * 40 / p.weekly_hours::numeric as value
  from job_posts p
  where p.status in ('published', 'suspended', 'unpublished') and p.enabled and p.country = 'IT'
    and p.published_at >= '2022-01-01' and p.salary_max is not null
    and p.contract_type <> 'contract_type_project' and p.contract_economic_type <> 'contract_economic_type_intern'`;

type RawJob = Pick<Figure, "role" | "year" | "region" | "ccnl" | "level"> & { id: string; space_id: string };
const rawJobs = async (): Promise<RawJob[]> => (await sql<RawJob>`${counted}`.execute(database.db)).rows;

const covers = (figure: Pick<Figure, "region" | "ccnl" | "level">, job: RawJob): boolean =>
  (figure.region === null || figure.region === job.region) &&
  (figure.ccnl === null || figure.ccnl === job.ccnl) &&
  (figure.level === null || figure.level === job.level);

const isTooSmall = (jobs: readonly RawJob[]): boolean =>
  jobs.length > 0 &&
  (jobs.length < salaryLimits.ads || new Set(jobs.map(({ space_id }) => space_id)).size < salaryLimits.spaces);

/** Jobs and published groups of each role and year. */
async function samples(): Promise<{ jobs: RawJob[]; cells: Figure[] }[]> {
  const [jobs, cells] = [await rawJobs(), await figures()];
  return roles.flatMap((role) =>
    years.map((year) => {
      const isOf = (one: { role: string; year: number }) => one.role === role && one.year === year;
      return { jobs: jobs.filter(isOf), cells: cells.filter(isOf) };
    }),
  );
}

describe("independent recount", () => {
  test("recount of the raw posts in SQL → equals every published figure", async () => {
    const { rows } = await sql<Figure & { fits: boolean }>`
      with jobs as (${counted}),
      recount as (
        select f.occupation_id, f.year, f.region, f.ccnl, f.level, count(*)::integer as ads, count(distinct j.space_id)::integer as spaces,
          percentile_cont(array[0.25, 0.5, 0.75]) within group (order by j.value::float) as quartiles
        from salary_figures f join occupations o on o.id = f.occupation_id
          join jobs j on j.role = o.it_masculine and j.year = f.year and (f.region is null or j.region = f.region)
            and (f.ccnl is null or j.ccnl = f.ccnl) and (f.level is null or j.level = f.level)
        group by 1, 2, 3, 4, 5)
      select f.*, (r.ads = f.ads and r.spaces = f.spaces and abs(r.quartiles[1] - f.low) <= 50.001
        and abs(r.quartiles[2] - f.median) <= 50.001 and abs(r.quartiles[3] - f.high) <= 50.001
        and f.low % 100 = 0 and f.median % 100 = 0 and f.high % 100 = 0) as fits
      from salary_figures f left join recount r on (r.occupation_id, r.year) = (f.occupation_id, f.year)
        and r.region is not distinct from f.region and r.ccnl is not distinct from f.ccnl and r.level is not distinct from f.level`.execute(
      database.db,
    );
    expect(rows.length).toBeGreaterThan(30);
    expect(rows.filter(({ fits }) => !fits)).toEqual([]);
  });

  test("role and year with enough jobs of enough Spaces → has a figure for Italy", async () => {
    for (const { jobs, cells } of await samples())
      expect(
        cells.some(({ region, ccnl }) => region === null && ccnl === null),
        `${jobs[0]?.role} ${jobs[0]?.year}`,
      ).toBe(jobs.length > 0 && !isTooSmall(jobs));
  });
});

/** Groups of jobs that the published groups distinguish: the jobs of each are in exactly the same published groups. */
const distinguishable = (jobs: readonly RawJob[], cells: readonly Pick<Figure, "region" | "ccnl" | "level">[]) => [
  ...Map.groupBy(jobs, (job) => cells.map((cell) => Number(covers(cell, job))).join("")).entries(),
];

const minus = (all: ReadonlySet<RawJob>, less: ReadonlySet<RawJob>) =>
  new Set([...all].filter((job) => !less.has(job)));
const shared = (one: ReadonlySet<RawJob>, other: ReadonlySet<RawJob>) =>
  new Set([...one].filter((job) => other.has(job)));
const isInside = (part: ReadonlySet<RawJob>, whole: ReadonlySet<RawJob>) => [...part].every((job) => whole.has(job));

/**
 * Attacks the published groups by subtraction: every pair (A minus B, and what both share), and every group minus all disjoint groups
 * inside it. Returns the small groups that the attack isolates.
 */
function differences(jobs: readonly RawJob[], cells: readonly Pick<Figure, "region" | "ccnl" | "level">[]): RawJob[][] {
  const groups = cells.map((cell) => new Set(jobs.filter((job) => covers(cell, job))));
  const isolated: RawJob[][] = [];
  const add = (found: Iterable<RawJob>) => {
    const group = [...found];
    if (isTooSmall(group)) isolated.push(group);
  };
  for (const group of groups) {
    add(group);
    for (const other of groups) {
      add(minus(group, other));
      add(shared(group, other));
    }
    const parts = groups.filter((other) => other.size < group.size && isInside(other, group));
    for (const start of parts) {
      let rest = minus(group, start);
      for (const part of parts) if (isInside(part, rest)) rest = minus(rest, part);
      add(rest);
    }
  }
  return isolated;
}

describe("attack by differencing", () => {
  test("subtracting published groups from each other → isolates no group below the thresholds", async () => {
    for (const { jobs, cells } of await samples()) expect(differences(jobs, cells)).toEqual([]);
  });

  test("any combination of published groups → isolates no group below the thresholds", async () => {
    for (const { jobs, cells } of await samples()) {
      if (cells.length === 0) continue;
      // Jobs in no published group are in the first class of a role without figures only, because Italy contains all.
      for (const [, group] of distinguishable(jobs, cells))
        expect(isTooSmall(group), JSON.stringify(cells)).toBe(false);
    }
  });

  test("publishing every group that is large enough itself → the same attack isolates small groups", async () => {
    let isolated = 0;
    for (const { jobs } of await samples()) {
      const scopes = [null, ...regions].flatMap((region) =>
        [null, ...agreements].flatMap((ccnl) =>
          (ccnl === null ? [null] : [null, ...levels]).map((level) => ({ region, ccnl, level })),
        ),
      );
      const naive = scopes.filter((scope) => {
        const group = jobs.filter((job) => covers(scope, job));
        return group.length > 0 && !isTooSmall(group);
      });
      isolated += differences(jobs, naive).length;
    }
    expect(isolated).toBeGreaterThan(0);
  });
});

test("computing the figures a second time → replaces them by the same", async () => {
  const byKey = (one: Figure) => [one.role, one.year, one.region, one.ccnl, one.level].join();
  const sorted = async () => (await figures()).toSorted((one, other) => byKey(one).localeCompare(byKey(other)));
  const before = await sorted();
  await computeSalaryFigures({ db: database.db, now });
  expect(await sorted()).toEqual(before);
});
