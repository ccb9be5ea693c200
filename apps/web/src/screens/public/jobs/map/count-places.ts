import type { JobPlaces } from "@orbita/contract";
import { toJobFilters, type JobSearchScope } from "~/domain/job-posts/public/jobs-filters.ts";
import type { JobsSearch } from "~/domain/job-posts/public/jobs-search.ts";
import { api } from "~/shell/api/client.ts";
import { answered, hasCode } from "~/shell/api/failure.ts";

/**
 * The jobs of a search by place. Ignores the filters by region and province, because the map is where users choose these. Null if the search is
 * unavailable.
 */
export async function countPlaces(search: JobsSearch, scope: JobSearchScope): Promise<JobPlaces | null> {
  const filters = toJobFilters({ ...search, region: undefined, province: undefined }, scope);
  try {
    return await answered(api().jobPosts.countByPlace({ body: { filters: filters as never } }));
  } catch (error) {
    if (hasCode(error, "search.unavailable")) return null;
    throw error;
  }
}
