import type { JobPost } from "@orbita/contract";
import { dropIndex, ensureIndex, project, standing } from "@orbita/platform";
import { createDatabase, testSearch } from "@orbita/testing";
import { presentOwnJobPost } from "../src/job-posts/present.ts";
import { findJobPosts, jobPostIds } from "../src/job-posts/queries.ts";
import { jobPostIndex, projectJobPosts } from "../src/job-posts/search.ts";
import { fillWithPosts, seeded } from "./search-rows.ts";

/** Inserts the same posts into a table and an index, and returns them as plain objects. */
export async function plantPosts(seed: number, count: number) {
  const database = await createDatabase();
  const search = testSearch();
  await ensureIndex(search, jobPostIndex);
  const spaceId = await fillWithPosts(database.db, seeded(seed), count);
  const ids = await jobPostIds(database.db, null, count);
  const posts: JobPost[] = (await findJobPosts(database.db, ids)).map((row) => presentOwnJobPost(row, new Date()));
  for (let from = 0; from < ids.length; from += 250)
    await project(search, await projectJobPosts(database.db, ids.slice(from, from + 250)));
  await search.client.indices.refresh({ index: search.indexName(jobPostIndex.name) });
  const stop = async () => {
    await dropIndex(search, (await standing(search, jobPostIndex.name)).current!);
    await Promise.all([database.drop(), search.close()]);
  };
  return { database, search, spaceId, posts, stop };
}
