import { loadOccupations, loadSkills } from "@orbita/db/seed";
import { events } from "@orbita/features";
import { saveFairnessRun, saveJobFairnessRun } from "@orbita/features/work";
import { project } from "@orbita/platform";
import { aJobPost, aSpace, proofSize } from "@orbita/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { silent, workbench } from "../support/workbench.ts";

let bench: Awaited<ReturnType<typeof workbench>>;
beforeAll(async () => {
  bench = await workbench();
  await loadSkills(bench.db);
  await loadOccupations(bench.db);
});
afterAll(() => bench.stop());

test("fairness run → other names, genders, birth years or addresses change no order; synthetic profiles are deleted", async () => {
  const { db, search } = bench;
  const now = new Date();
  const profiles = proofSize({ short: 25, whole: 60 });
  const run = await saveFairnessRun({ db, search, now, log: silent }, profiles);

  const swaps = ["name", "gender", "birthYear", "address"].map((kind) => ({ kind, changes: 0 }));
  expect(run).toEqual({ at: now.toISOString(), profiles, queries: 40, swaps });
  const kept = await db.selectFrom("fairness_runs").selectAll().where("direction", "=", "talents").execute();
  expect(kept).toEqual([{ at: now, direction: "talents", profiles, queries: 40, swaps }]);
  expect(await db.selectFrom("resumes").select("id").execute()).toEqual([]);
  const { body } = await search.client.cat.indices({ index: `${search.indexName("fairness-")}*`, format: "json" });
  expect(body).toEqual([]);
}, 120_000);

/** Open, indexed jobs for many occupations, each with two skills. */
async function plantJobs(count: number): Promise<void> {
  const { db, search } = bench;
  const { id: spaceId } = await aSpace(db);
  const { rows } = await sql<{ title: string; skills: string[] }>`
    select o.it_feminine as title, array(select s.id::text from skills s where s.kind = 'technical'
      order by md5(s.code || o.id) limit 2) as skills
    from occupations o order by o.it_masculine = o.it_feminine, o.weight desc, o.id limit ${count}`.execute(db);
  const ids: string[] = [];
  for (const { title, skills } of rows) {
    const { id } = await aJobPost(db, { spaceId, status: "published", title });
    const asked = skills.map((skill_id, position) => ({ job_post_id: id, skill_id, mandatory: true, position }));
    await db.insertInto("job_post_skills").values(asked).execute();
    ids.push(id);
  }
  const changed = events.find(({ name }) => name === "jobPost.changed")!;
  const payloads = ids.map((id) => ({ id, seen: true }));
  const documents = await changed.project!(db, payloads);
  await project(
    search,
    documents.filter(({ index }) => index === "job-posts"),
  );
  await search.client.indices.refresh({ index: search.indexName("job-posts") });
}

test("fairness run of the jobs that fit → another identity or nationality changes no order; the run is stored", async () => {
  await plantJobs(80);
  const { db, search } = bench;
  const now = new Date();
  const profiles = proofSize({ short: 15, whole: 200 });
  const run = await saveJobFairnessRun({ db, search, now, log: silent }, profiles);

  const swaps = ["name", "gender", "birthYear", "address", "nationality"].map((kind) => ({ kind, changes: 0 }));
  expect(run).toEqual({ at: now.toISOString(), profiles, queries: profiles, swaps });
  const kept = await db.selectFrom("fairness_runs").selectAll().where("direction", "=", "jobs").execute();
  expect(kept).toEqual([{ at: now, direction: "jobs", profiles, queries: profiles, swaps }]);
}, 120_000);
