import type { JobPostStatus, Plan } from "@orbita/contract";
import { pageDefaults, pageSearch, textSearch, type PageSearch } from "~/shell/navigation/page-search.ts";

export const statusViews = [
  "published",
  "suspended",
  "draft",
  "unpublished",
] as const satisfies readonly JobPostStatus[];
export type PostStatusFilter = (typeof statusViews)[number];

export const planChoices = ["free", "premium"] as const satisfies readonly Plan[];

/** The fields by which the list can be sorted, in both directions. */
const sortable = ["title", "expiresAt", "updated"] as const;
export type PostsSort = `${(typeof sortable)[number]}:${"asc" | "desc"}`;
const sorts = sortable.flatMap((field): PostsSort[] => [`${field}:asc`, `${field}:desc`]);

export type PostsSearch = PageSearch & {
  status?: PostStatusFilter | undefined;
  q?: string | undefined;
  plan?: Plan | undefined;
  /** A city, spelled as in the posts. */
  place?: string | undefined;
  expiring?: true | undefined;
  sort?: PostsSort | undefined;
};

const isOneOf = <T extends string>(list: readonly T[], value: unknown): value is T =>
  (list as readonly unknown[]).includes(value);

/** Parses the URL's search parameters. Ignores invalid ones. */
export function postsSearch(search: Record<string, unknown>): PostsSearch {
  const { status, plan, sort, expiring } = search;
  const q = textSearch(search["q"]);
  const place = textSearch(search["place"]);
  return {
    ...pageSearch(search),
    ...(isOneOf(statusViews, status) && { status }),
    ...(q && { q }),
    ...(isOneOf(planChoices, plan) && { plan }),
    ...(place && { place }),
    ...(expiring === true && { expiring }),
    ...(isOneOf(sorts, sort) && { sort }),
  };
}

/** The chosen order. By default soonest expiry first if the list can contain published posts, otherwise last changed first. */
export const getPostsSort = ({ sort, status }: PostsSearch): PostsSort =>
  sort ?? (status === undefined || status === "published" ? "expiresAt:asc" : "updated:desc");

export const isPostListFiltered = ({ q, plan, place, expiring }: PostsSearch): boolean =>
  Boolean(q ?? plan ?? place ?? expiring);

/** Applies a change to the search and returns to the first page. */
export const changePostsSearch = (search: PostsSearch, change: Partial<PostsSearch>): Partial<PostsSearch> => ({
  ...search,
  page: pageDefaults.page,
  ...change,
});
