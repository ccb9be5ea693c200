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
  { language, title, description, place, work, hours, contract }: JudgedPost,
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
  // Spreads the dates independently of the jobs, so that sorting by date cannot prefer relevant posts.
  published_at: new Date(Date.UTC(2026, 9, 1 + ((at * 11) % 28))),
  expires_at: new Date("2099-01-01T00:00:00Z"),
});

async function plantReference(db: Db): Promise<Map<string, string>> {
  await loadVocabulary(db);
  await loadSkills(db);
  await loadOccupations(db);
  await loadGazetteer(db);
  const skills = await db.selectFrom("skills").select(["id", "code"]).execute();
  return new Map(skills.map(({ id, code }) => [code, id]));
}

/** The judged posts with all reference data, in a table and in the index of job posts. */
export async function plantJudgedJobs(seed: number) {
  const database = await createDatabase();
  const { db } = database;
  const search = testSearch();
  await ensureIndex(search, jobPostIndex);
  const skillIds = await plantReference(db);
  const { id: spaceId } = await aSpace(db, { name: "Ferrovie Tirreniche" });
  const posts = drawPosts(seeded(seed)).map((post) => ({ ...post, id: randomUUIDv7() }));
  const rows = posts.map((post, at) => rowOf(post, { id: post.id, spaceId, at }));
  await db.insertInto("job_posts").values(rows).execute();
  const skills = posts.flatMap((post) =>
    post.skills.map((code, position) => ({ job_post_id: post.id, skill_id: skillIds.get(code)!, position })),
  );
  await db.insertInto("job_post_skills").values(skills).execute();
  const ids = posts.map(({ id }) => id);
  for (let from = 0; from < ids.length; from += 250)
    await project(search, await projectJobPosts(db, ids.slice(from, from + 250)));
  await search.client.indices.refresh({ index: search.indexName(jobPostIndex.name) });
  const stop = async () => {
    await dropIndex(search, (await standing(search, jobPostIndex.name)).current!);
    await Promise.all([database.drop(), search.close()]);
  };
  return { db, search, posts, stop };
}
export type JudgedJobs = Awaited<ReturnType<typeof plantJudgedJobs>>;
