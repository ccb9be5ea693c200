import type { JobPost, Page, UnderstoodTerm } from "@orbita/contract";
import { api } from "~/shell/api/client.ts";
import { answered, hasCode } from "~/shell/api/failure.ts";
import { toJobFilters, type JobSearchScope } from "./jobs-filters.ts";
import { usualSort, type JobsSearch, type JobSort } from "./jobs-search.ts";

/** The fields of a post that a row of the list shows. The complete post is loaded when the user opens it. */
const shown = [
  "title",
  "space",
  "spaceId",
  "location",
  "salaryMin",
  "salaryMax",
  "ccnl",
  "labels",
  "sponsored",
  "skills",
  "workplaceType",
  "officePresence",
  "remoteFrom",
  "replyDays",
  "publishedAt",
] as const;
export type JobSummary = Pick<JobPost, "id" | (typeof shown)[number]>;

/** Reduces a complete post to the fields of a list row, so that a page does not transfer more than it shows. */
export const summaryOf = (job: JobPost): JobSummary =>
  Object.fromEntries((["id", ...shown] as const).map((name) => [name, job[name]])) as JobSummary;

/** A page of list rows. For a query, also what the search understood, and whether the rows match only parts of it. */
export type JobPage = Page<JobSummary> & {
  understood?: UnderstoodTerm[] | undefined;
  approximate?: boolean | undefined;
  /** The number of rows that match the whole query, if others follow that match only its job. */
  matching?: number | undefined;
};
export type JobSearchResult = { resting: false; jobs: JobPage } | { resting: true };

const engineSorts: Record<JobSort, string> = {
  relevance: "relevance:desc",
  date: "publishedAt:desc",
  // Sorts by minimum pay, so that a wide range does not rank higher because of its maximum.
  pay: "salaryMin:desc",
  distance: "distance:asc",
};

/**
 * Searches posts with the fields of a list row.
 * Every list of jobs uses this function, so that no list lacks a field that its rows must show.
 */
export const searchRows = (body: { page: number; size: number } & Record<string, unknown>): Promise<JobPage> =>
  answered(api().jobPosts.search({ body: { ...body, projections: [...shown] } }));

type JobSearchInput = Partial<JobsSearch> &
  Pick<JobsSearch, "page" | "size"> &
  JobSearchScope & { facets?: readonly string[] };

/** Searches published posts. An unavailable search engine is a state of the page (`resting`), not an error. */
export async function findJobs({
  near,
  spaceId,
  excluded,
  facets = [],
  ...search
}: JobSearchInput): Promise<JobSearchResult> {
  const { page, size, sort = usualSort(search) } = search;
  const body = {
    page,
    size,
    // A city without known coordinates has no distances, so the posts are sorted by date.
    sort: engineSorts[sort === "distance" && !near ? "date" : sort],
    filters: toJobFilters(search, { near, spaceId, excluded }),
    facets: [...facets],
  };
  try {
    return { resting: false, jobs: await searchRows(body) };
  } catch (error) {
    if (hasCode(error, "search.unavailable")) return { resting: true };
    throw error;
  }
}

/**
 * Sorts one page of search results newest first, for the start page and the pages of Spaces. The API puts sponsored jobs first, and the public
 * page about ranking promises that these two lists are sorted by date only.
 */
export const newestFirst = (found: JobSearchResult): JobSearchResult =>
  found.resting
    ? found
    : {
        ...found,
        jobs: {
          ...found.jobs,
          content: found.jobs.content.toSorted((a, b) => (b.publishedAt ?? "").localeCompare(a.publishedAt ?? "")),
        },
      };

/** Loads a published post; null if it does not exist or is closed. */
export async function readJob(id: string): Promise<JobPost | null> {
  try {
    return await answered(api().jobPosts.read({ params: { id: id } }));
  } catch (error) {
    if (hasCode(error, "jobPost.notFound") || hasCode(error, "jobPost.closed")) return null;
    throw error;
  }
}
