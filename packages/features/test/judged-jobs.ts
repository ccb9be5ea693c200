import { randomUUIDv7 } from "node:crypto";
import { loadGazetteer, loadOccupations, loadSkills, loadVocabulary } from "@orbita/db/seed";
import type { Db, Tables } from "@orbita/db";
import { dropIndex, ensureIndex, project, standing } from "@orbita/platform";
import { aSpace, createDatabase, testSearch } from "@orbita/testing";
import type { Insertable } from "kysely";
import { drawPosts, type JudgedPost } from "../judged/jobs/posts.ts";
import { jobPostIndex, projectJobPosts } from "../src/job-posts/search.ts";
import { seeded } from "./search-rows.ts";

const rowOf = (
  { language, title, description, place, work, hours, contract, pay, education }: JudgedPost,
  { id, spaceId, at }: { id: string; spaceId: string; at: number },
): Insertable<Tables["job_posts"]> => ({
  id,
  space_id: spaceId,
  status: "published",
  plan: "free",
  title,
  description,
  language,
  ...(place && { ...place, country: "IT" }),
  weekly_hours: hours === "parttime" ? 20 : 40,
  contract_type: `contract_type_${hours}`,
  contract_economic_type: `contract_economic_type_${contract}`,
  workplace_type: `workplace_type_${work}`,
  salary_min: pay.min,
  salary_max: pay.max,
  education,
  // Spreads the dates independently of the jobs, so that sorting by date cannot prefer relevant posts.
  published_at: new Date(Date.UTC(2026, 9, 1 + ((at * 11) % 28))),
  expires_at: new Date("2099-01-01T00:00:00Z"),
});

/** A statement has at most 65,535 parameters, and a request of the search engine should stay small. */
const batchesOf = <T>(values: readonly T[], size = 500): T[][] =>
  Array.from({ length: Math.ceil(values.length / size) }, (_, at) => values.slice(at * size, (at + 1) * size));

async function plantReference(db: Db): Promise<Map<string, string>> {
  await loadVocabulary(db);
  await loadSkills(db);
  await loadOccupations(db);
  await loadGazetteer(db);
  const skills = await db.selectFrom("skills").select(["id", "code"]).execute();
  return new Map(skills.map(({ id, code }) => [code, id]));
}

type PlantedPosts = {
  readonly rows: readonly Insertable<Tables["job_posts"]>[];
  readonly skills: readonly Insertable<Tables["job_post_skills"]>[];
  readonly languages: readonly Insertable<Tables["job_post_languages"]>[];
};
type PlantingWorld = { readonly spaceId: string; readonly skillIds: ReadonlyMap<string, string> };

/** Plants posts with all reference data, in a table and in the index of job posts. */
export async function plantPublishedPosts(postsIn: (world: PlantingWorld) => PlantedPosts) {
  const database = await createDatabase();
  const { db } = database;
  const search = testSearch();
  await ensureIndex(search, jobPostIndex);
  const skillIds = await plantReference(db);
  const { id: spaceId } = await aSpace(db, { name: "Ferrovie Tirreniche" });
  const { rows, skills, languages } = postsIn({ spaceId, skillIds });
  for (const some of batchesOf(rows)) await db.insertInto("job_posts").values(some).execute();
  for (const some of batchesOf(skills)) await db.insertInto("job_post_skills").values(some).execute();
  for (const some of batchesOf(languages)) await db.insertInto("job_post_languages").values(some).execute();
  for (const some of batchesOf(rows))
    await project(
      search,
      await projectJobPosts(
        db,
        some.map(({ id }) => id),
      ),
    );
  await search.client.indices.refresh({ index: search.indexName(jobPostIndex.name) });
  const stop = async () => {
    await dropIndex(search, (await standing(search, jobPostIndex.name)).current!);
    await Promise.all([database.drop(), search.close()]);
  };
  return { db, url: database.url, search, skillIds, stop };
}

/** The judged posts of the job search. */
export async function plantJudgedJobs(seed: number, perRole: number) {
  const posts = drawPosts(seeded(seed), perRole).map((post) => ({ ...post, id: randomUUIDv7() }));
  const world = await plantPublishedPosts(({ spaceId, skillIds }) => ({
    rows: posts.map((post, at) => rowOf(post, { id: post.id, spaceId, at })),
    skills: posts.flatMap((post) =>
      post.skills.map((code, position) => ({ job_post_id: post.id, skill_id: skillIds.get(code)!, position })),
    ),
    languages: posts.flatMap((post) =>
      post.speaks.map((code, position) => ({
        job_post_id: post.id,
        language: `language_${code}`,
        level: "B2" as const,
        position,
      })),
    ),
  }));
  return { ...world, posts };
}
export type JudgedJobs = Awaited<ReturnType<typeof plantJudgedJobs>>;
