import type { NearFilter } from "@orbita/contract";
import { findJobs, type JobSearchResult } from "~/domain/job-posts/public/find-jobs.ts";
import type { HiddenFromList } from "~/domain/job-posts/public/jobs-filters.ts";
import type { JobsSearch } from "~/domain/job-posts/public/jobs-search.ts";

/** The jobs and Spaces that the user hid. Undefined for guests, if nothing is hidden, and if the request fails: the list then shows all jobs. */
export async function findHidden(userId: string | undefined): Promise<HiddenFromList | undefined> {
  if (!userId) return undefined;
  const { readHidden } = await import("~/domain/job-posts/own/job-marks.ts");
  const hidden = await readHidden(userId).catch(() => undefined);
  return hidden && hidden.jobs.length + hidden.spaces.length > 0 ? hidden : undefined;
}

/**
 * How many jobs a search finds only if it includes hidden ones. If all jobs that match the whole text are hidden, the search without them
 * lists jobs that match parts of it, so the two results cannot be compared.
 */
function countHidden(all: JobSearchResult, shown: JobSearchResult): number {
  if (all.resting || shown.resting) return 0;
  const areComparable = all.jobs.approximate === shown.jobs.approximate;
  return Math.max(0, all.jobs.totalElements - (areComparable ? shown.jobs.totalElements : 0));
}

/** The list of the user, and how many of the jobs that they hid match the search, too. Guests have one list for all. */
export async function findUnhidden(search: JobsSearch, near: NearFilter | null, hidden: HiddenFromList | undefined) {
  if (!hidden) return { found: await findJobs({ ...search, near }), hiddenCount: 0 };
  const isShown = search.hidden !== undefined;
  // The other list is only counted.
  const size = (isCounted: boolean) => isCounted && { page: 0, size: 1 };
  const [all, rest] = await Promise.all([
    findJobs({ ...search, ...size(!isShown), near }),
    findJobs({ ...search, ...size(isShown), near, excluded: hidden }),
  ]);
  return { found: isShown ? all : rest, hiddenCount: countHidden(all, rest) };
}
