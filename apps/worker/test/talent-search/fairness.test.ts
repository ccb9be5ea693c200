import { loadOccupations, loadSkills } from "@orbita/db/seed";
import { saveFairnessRun } from "@orbita/features/work";
import { proofSize } from "@orbita/testing";
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
  const kept = await db.selectFrom("fairness_runs").selectAll().execute();
  expect(kept).toEqual([{ at: now, profiles, queries: 40, swaps }]);
  expect(await db.selectFrom("resumes").select("id").execute()).toEqual([]);
  const { body } = await search.client.cat.indices({ index: `${search.indexName("fairness-")}*`, format: "json" });
  expect(body).toEqual([]);
}, 120_000);
