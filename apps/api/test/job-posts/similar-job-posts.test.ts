import { randomUUIDv7 } from "node:crypto";
import type { Tables } from "@orbita/db";
import { jobPostSource } from "@orbita/features";
import { project } from "@orbita/platform";
import { aJobPost, aSpace } from "@orbita/testing";
import type { Updateable } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { codeOf, startApi, type TestApi } from "../support/harness.ts";
import { plantSkills, skillOf } from "../support/skill-world.ts";

let api: TestApi;
let java: string;
let python: string;
beforeAll(async () => {
  api = await startApi();
  await plantSkills(api);
  [java, python] = [await skillOf(api, "java"), await skillOf(api, "python")];
}, 60_000);
beforeEach(async () => {
  await api.clear();
  await api.search.client.deleteByQuery({
    index: api.search.indexName("job-posts"),
    refresh: true,
    body: { query: { match_all: {} } },
  });
});
afterAll(() => api.stop());

const milano = { city: "Milano", province: "MI", region: "Lombardia", lat: 45.4643, lon: 9.1895 };
type JobPostFixture = Updateable<Tables["job_posts"]> & { skills?: string[]; spaceId?: string };

async function published(title: string, { skills = [], spaceId, ...change }: JobPostFixture = {}): Promise<string> {
  const { id } = await aJobPost(api.db, {
    spaceId: spaceId ?? (await aSpace(api.db)).id,
    status: "published",
    title,
  });
  if (Object.keys(change).length > 0) await api.db.updateTable("job_posts").set(change).where("id", "=", id).execute();
  for (const [position, skill_id] of skills.entries())
    await api.db.insertInto("job_post_skills").values({ job_post_id: id, skill_id, position }).execute();
  return id;
}
async function index(): Promise<void> {
  const ids = await jobPostSource.ids(api.db, null, 100);
  await project(api.search, await jobPostSource.project(api.db, ids));
  await api.search.client.indices.refresh({ index: api.search.indexName("job-posts") });
}
const similar = async (id: string) => (await api.guest.jobPosts.similar({ params: { id } }))!.map((post) => post.id);

test("similar job posts → ranked by shared words and skills, then by distance; at most four", async () => {
  const mine = await published("Sviluppatrice/sviluppatore backend (f/m)", { skills: [java, python] });
  const elsewhere = await published("Cuoca o cuoco (f/m)", milano);
  const oneSkill = await published("Analista dati", { skills: [python], ...milano });
  const oneSkillNear = await published("Scienza dei dati", { skills: [python] });
  const word = await published("Sviluppatori frontend", milano);
  const both = await published("Sviluppatore Java", { skills: [java], ...milano });
  const weakest = await published("Magazzino", { skills: [java], ...milano, published_at: new Date("2026-01-01") });
  await index();
  expect(await similar(mine)).toEqual([both, oneSkillNear, word, oneSkill]);
  expect(await similar(mine)).not.toContain(elsewhere);
  expect(await similar(both)).toContain(weakest);
});

test("few similar job posts → the list is filled with the same Space's posts, then with the newest of the region", async () => {
  const { id: spaceId } = await aSpace(api.db);
  const mine = await published("Saldatura", { spaceId });
  const old = await published("Vendite", { published_at: new Date("2026-01-01") });
  const young = await published("Contabilità", { published_at: new Date("2026-02-01") });
  const ofSpace = await published("Cucina", { spaceId, ...milano, published_at: new Date("2026-01-01") });
  const alike = await published("Saldatura a filo", { ...milano, published_at: new Date("2026-01-01") });
  await published("Panetteria", milano);
  await index();
  expect(await similar(mine)).toEqual([alike, ofSpace, young, old]);
});

test("similar posts of a remote job post → other remote posts count as near", async () => {
  const remote = { workplace_type: "workplace_type_full_remote" };
  const mine = await published("Redazione testi", { ...remote, city: null, region: null, lat: null, lon: null });
  const far = await published("Redazione", { ...remote, ...milano });
  const onSite = await published("Redazione");
  await index();
  expect(await similar(mine)).toEqual([far, onSite]);
});

test("similar posts of a closed job → only open ones; of a suspended, draft or unknown job → not found", async () => {
  const mine = await published("Saldatura");
  const open = await published("Saldatura a filo");
  const over = await published("Saldatura a punti", { status: "unpublished", plan: null });
  const resting = await published("Saldatura in opera", { status: "suspended" });
  await api.db.updateTable("job_posts").set({ status: "unpublished", plan: null }).where("id", "=", mine).execute();
  await index();
  expect(await similar(mine)).toEqual([open]);
  expect(await similar(over)).toEqual([open]);
  const hidden = [resting, randomUUIDv7(), (await aJobPost(api.db, { spaceId: (await aSpace(api.db)).id })).id];
  for (const id of hidden)
    expect(await codeOf(api.guest.jobPosts.similar({ params: { id } }))).toBe("jobPost.notFound");
});
