import type { JobPlaces } from "@orbita/contract";
import type { ReactNode } from "react";
import type { JobSearchResult } from "~/domain/job-posts/public/find-jobs.ts";
import { JobsResting } from "~/domain/job-posts/public/jobs-resting.tsx";
import type { JobsSearch } from "~/domain/job-posts/public/jobs-search.ts";
import type { JobFilterLabels } from "./load-jobs.ts";
import { JobMap } from "./map/job-map.tsx";
import type { TypedPlace } from "./near-city.ts";
import { NoJobs } from "./no-jobs.tsx";

type Props = {
  search: JobsSearch;
  found: JobSearchResult;
  places: JobPlaces | null;
  names: JobFilterLabels;
  place: TypedPlace | null;
  /** The line above the map. */
  children: ReactNode;
};

/** The content of the page instead of a list of jobs: their map, or why there are none. */
export function WholePageResults({ search, found, places, names, place, children }: Props) {
  if (found.resting) return <JobsResting level={1} />;
  if (found.jobs.totalElements > 0 && places) return <JobMap {...{ search, places }} head={children} />;
  return <NoJobs {...{ search, names, place }} understood={found.jobs.understood} />;
}
