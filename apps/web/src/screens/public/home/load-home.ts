import { findJobs, newestFirst, type JobSearchResult } from "~/domain/job-posts/public/find-jobs.ts";
import { publicOrigin } from "~/shell/api/request-context.ts";

const shown = 5;
const citiesShown = 5;
export const lately = 7;

type HomeJobs = Extract<JobSearchResult, { resting: false }>["jobs"];

const countIn = (jobs: HomeJobs, facet: string, values: readonly string[]): number =>
  (jobs.facets?.[facet] ?? []).reduce((sum, { value, count }) => (values.includes(value) ? sum + count : sum), 0);

/** Loads the newest jobs and today's figures. Each figure is the length of a list that users can open. */
export async function loadHome() {
  const [found, fresh] = await Promise.all([
    findJobs({ page: 0, size: shown, facets: ["workplaceType", "city"] }).then(newestFirst),
    findJobs({ page: 0, size: 1, since: lately }),
  ]);
  const figures =
    found.resting || fresh.resting
      ? null
      : {
          open: found.jobs.totalElements,
          fresh: fresh.jobs.totalElements,
          fromHome: countIn(found.jobs, "workplaceType", ["workplace_type_hybrid", "workplace_type_full_remote"]),
        };
  const cities = found.resting ? [] : (found.jobs.facets?.["city"] ?? []).slice(0, citiesShown);
  return { jobs: found.resting ? null : found.jobs, figures, cities, now: Date.now(), origin: publicOrigin() };
}

export type HomePageData = Awaited<ReturnType<typeof loadHome>>;
