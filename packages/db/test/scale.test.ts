import { execFile, spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { publicationErrors, resumeContent, username } from "@orbita/contract";
import { createDatabase, proofSize, type TestDatabase } from "@orbita/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { plantScale } from "../seed/index.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const size = { talents: proofSize({ short: 200, whole: 500 }), posts: proofSize({ short: 40, whole: 100 }) };
const patience = 90_000;

let [whole, broken]: TestDatabase[] = [];
beforeAll(async () => {
  [whole, broken] = [await createDatabase(), await createDatabase()];
  await plantScale({ url: whole.url, ...size });
}, patience);
afterAll(async () => {
  await whole!.drop();
  await broken!.drop();
});

const tables = [
  ["users", "id"],
  ["user_settings", "user_id"],
  ["hidden_from", "id"],
  ["resumes", "id"],
  ["resume_languages", "resume_id, item_id"],
  ["spaces", "id"],
  ["contracts", "space_id"],
  ["members", "space_id"],
  ["space_locations", "id"],
  ["job_posts", "id"],
  ["job_post_languages", "job_post_id, position"],
  ["job_post_benefits", "job_post_id, position"],
] as const;

/** Skill ids differ between databases, so skills are compared by code. */
const bySkill = {
  resume_skills:
    "select r.resume_id, r.item_id, r.kind, s.code, r.name, r.level from resume_skills r join skills s on s.id = r.skill_id",
  job_post_skills:
    "select p.job_post_id, s.code, p.mandatory, p.position, p.min_years from job_post_skills p join skills s on s.id = p.skill_id",
};

async function printOf({ db }: TestDatabase): Promise<Record<string, string>> {
  const prints: Record<string, string> = {};
  const statements = [
    ...tables.map(([table, key]) => [table, `select * from ${table} order by ${key}`]),
    ...Object.entries(bySkill).map(([table, text]) => [table, `${text} order by 1, 2`]),
  ];
  for (const [table, statement] of statements) {
    const { rows } = await sql<{ print: string }>`select count(*) || ' ' || md5(string_agg(t::text, '|')) as print
      from (${sql.raw(statement!)}) t`.execute(db);
    prints[table!] = rows[0]!.print;
  }
  return prints;
}

test(
  "seeding the same scale data twice → the second run changes nothing",
  async () => {
    const before = await printOf(whole!);
    expect(await plantScale({ url: whole!.url, ...size })).toEqual({ spaces: 0, talents: 0, posts: 0 });
    expect(await printOf(whole!)).toEqual(before);
  },
  patience,
);

test(
  "a seed run is killed → the next run continues and ends with the same data as an uninterrupted run",
  async () => {
    const environment = { ...process.env, NODE_ENV: "test", DATABASE_URL: broken!.url };
    const words = ["apps/worker/src/cli/seed.ts", "--talents", String(size.talents), `--job-posts=${size.posts}`];
    // Seeds a part of the data, then kills a process while it writes, then lets another process finish.
    await plantScale({ url: broken!.url, talents: size.talents / 4, posts: 0 });
    const killed = spawn(process.execPath, words, { cwd: root, env: environment, stdio: "ignore" });
    for (let tries = 0; tries < 400; tries++) {
      const { rows } = await sql<{ busy: boolean }>`select exists (select from pg_stat_activity
      where datname = current_database() and application_name = 'seed' and query ~ '^(copy|select id from)') as busy`.execute(
        broken!.db,
      );
      if (rows[0]!.busy || killed.exitCode !== null) break;
      await sleep(10);
    }
    killed.kill("SIGKILL");
    const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: root, env: environment });
    expect(stdout).toMatch(/talents, .* Spaces and .* job posts written in .*; nobody can sign in/);
    expect(stdout).toContain("./orbita rebuild");
    expect(await printOf(broken!)).toEqual(await printOf(whole!));
  },
  patience,
);

test("every resume of the scale data → passes the validation of the API contract", async () => {
  const { rows } = await sql<{ content: object; username: string; email: string }>`
    select u.username, u.email, to_jsonb(r) || jsonb_build_object(
      'skills', (select coalesce(jsonb_agg(to_jsonb(k)), '[]') from resume_skills k where k.resume_id = r.id),
      'languages', (select coalesce(jsonb_agg(to_jsonb(l)), '[]') from resume_languages l where l.resume_id = r.id)) as content
    from resumes r join users u on u.id = r.owner_id where r.headline is not null or r.experience <> '[]'`.execute(
    whole!.db,
  );
  expect(rows.length).toBe(size.talents);
  for (const { content, ...user } of rows) {
    expect(resumeContent.partial().safeParse(writtenOf(content as never)).error).toBeUndefined();
    expect(username.safeParse(user.username).success).toBe(true);
    expect(user.email).toMatch(/\.example$/);
  }
});

type ItemWithOrigin = { origin: string };
type ResumeJsonColumns = Record<string, never> & {
  experience: ItemWithOrigin[];
  education: ItemWithOrigin[];
  proposed_job_positions: ItemWithOrigin[];
  skills: { item_id: string; kind: string; skill_id: string; name: string; level: number | null }[];
  languages: { item_id: string; language: string; level: string | null; native: boolean }[];
};
const bare = (items: ItemWithOrigin[]) => items.map(({ origin: _, ...item }) => item);
const skillsOf = ({ skills }: ResumeJsonColumns, wanted: string) =>
  skills
    .filter(({ kind }) => kind === wanted)
    .map(({ item_id, skill_id, name, level }) => ({ id: item_id, skillId: skill_id, name, level }));
const writtenOf = (row: ResumeJsonColumns) => ({
  headline: row["headline"],
  contacts: row["contacts"],
  summary: row["summary"],
  experience: bare(row.experience),
  education: bare(row.education),
  proposedJobPositions: bare(row.proposed_job_positions),
  technicalSkills: skillsOf(row, "technical"),
  softSkills: skillsOf(row, "soft"),
  languages: row.languages.map(({ item_id, language, level, native }) => ({
    id: item_id,
    code: language,
    level,
    native,
  })),
});

test("scale data → every job post is publishable, and no foreign key is dangling", async () => {
  const posts = await whole!.db.selectFrom("job_posts").selectAll().execute();
  expect(posts.length).toBe(size.posts);
  for (const post of posts) {
    const { city, province, region, country, lat, lon } = post;
    const location = city === null ? null : { city, province, region, postalCode: null, country, lat, lon };
    const written = {
      title: post.title,
      description: post.description,
      contractType: post.contract_type,
      contractEconomicType: post.contract_economic_type,
      weeklyHours: post.weekly_hours,
      partTimeHours: post.part_time_hours,
      travelType: post.travel_type,
      workplaceType: post.workplace_type,
      location,
      remoteFrom: post.remote_country === null ? null : { country: post.remote_country, region: null },
      officePresence: post.office_presence,
      salaryMin: post.salary_min,
      salaryMax: post.salary_max,
      ccnl: post.ccnl,
    };
    expect(publicationErrors(written as never, "company")).toEqual([]);
  }
  // The seed writes the rows without foreign key checks, so this test checks the keys.
  const { rows } = await sql<{
    check: string;
  }>`select format('select %L as name, count(*)::int as lost from %s a where %s and not exists (select from %s b where %s)',
      c.conname, c.conrelid::regclass, (select string_agg(format('a.%I is not null', attname), ' and ') from pg_attribute where attrelid = c.conrelid and attnum = any (c.conkey)),
      c.confrelid::regclass, (select string_agg(format('b.%I = a.%I', f.attname, k.attname), ' and ') from unnest(c.conkey, c.confkey) as p (k, f)
        join pg_attribute k on k.attrelid = c.conrelid and k.attnum = p.k join pg_attribute f on f.attrelid = c.confrelid and f.attnum = p.f)) as check
    from pg_constraint c where contype = 'f' and c.connamespace = 'public'::regnamespace`.execute(whole!.db);
  expect(rows.length).toBeGreaterThan(50);
  for (const { check } of rows) {
    const { rows: found } = await sql<{ name: string; lost: number }>`${sql.raw(check)}`.execute(whole!.db);
    expect(found[0]).toMatchObject({ lost: 0 });
  }
});
