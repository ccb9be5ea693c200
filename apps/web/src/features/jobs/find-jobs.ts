import type { JobPost, Near, Page } from "@orbita/contract";
import { api } from "~/shell/api/client.ts";
import { answered, hasCode } from "~/shell/api/failure.ts";
import type { JobsSearch } from "./jobs-search.ts";

/** What a row of the list shows; the whole post is asked for when it is opened. */
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

export type FoundJobs = { resting: false; jobs: Page<JobSummary> } | { resting: true };

type Wanted = Pick<JobsSearch, "q" | "city" | "skill" | "page" | "size"> & {
  /** Instead of the city's name: what is around it. */
  near?: Near | null;
  spaceId?: string;
};

/** Published posts, newest first. A search engine that rests is a state of the page, not an error. */
export async function findJobs({ q, city, near, skill, page, size, spaceId }: Wanted): Promise<FoundJobs> {
  const filters = [
    ...(q ? [{ f: "text", v: q, mm: "c" as const }] : []),
    ...(near
      ? [{ f: "place", v: near, mm: "near" as const }]
      : city
        ? [{ f: "city", v: city, mm: "is" as const }]
        : []),
    ...(skill ? [{ f: "skills", v: skill, mm: "is" as const }] : []),
    ...(spaceId ? [{ f: "spaceId", v: spaceId, mm: "is" as const }] : []),
  ];
  const body = { page, size, sort: "publishedAt:desc", filters, projections: [...shown], facets: ["city"] };
  try {
    return { resting: false, jobs: await answered(api().jobPosts.search({ body: body as never })) };
  } catch (error) {
    if (hasCode(error, "search.unavailable")) return { resting: true };
    throw error;
  }
}

/** A published post; null when there is none, or no longer. */
export async function readJob(id: string): Promise<JobPost | null> {
  try {
    return await answered(api().jobPosts.read({ params: { id: id } }));
  } catch (error) {
    if (hasCode(error, "jobPost.notFound")) return null;
    throw error;
  }
}
