import { postsKey } from "~/shell/api/query-keys.ts";
import type { OwnJobPost, JobPostStatus, Page } from "@orbita/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { soonDays } from "./expiry.ts";
import { getPostsSort, type PostsSearch } from "./posts-search.ts";
import { addDays, romeDay, startOfRomeDay } from "~/shell/calendar/rome-days.ts";

/** The fields of a post that its row in the list and its dialogs need. */
const listed = [
  "title",
  "jobPostStatus",
  "workplaceType",
  "officePresence",
  "remoteFrom",
  "location",
  "salaryMin",
  "salaryMax",
  "ccnl",
  "labels",
  "plan",
  "dailyBudget",
  "sponsored",
  "outcome",
  "replyDays",
  "updated",
  "publishedAt",
  "expiresAt",
  "answerBy",
] as const;
export type ListedPost = Pick<OwnJobPost, "id" | (typeof listed)[number]>;

/** All statuses except deleted: a Space does not see its deleted posts. */
const shownStatuses: readonly JobPostStatus[] = ["draft", "published", "suspended", "unpublished"];

function filtersOf({ status, q, plan, place, expiring }: Partial<PostsSearch>) {
  const states = expiring ? ["published"] : status ? [status] : [...shownStatuses];
  return [
    { f: "jobPostStatus", v: states, mm: "in" },
    ...(q ? [{ f: "title", v: q, mm: "c" }] : []),
    ...(plan ? [{ f: "plan", v: plan, mm: "is" }] : []),
    ...(place ? [{ f: "city", v: place, mm: "is" }] : []),
    ...(expiring ? [{ f: "expiresAt", v: startOfRomeDay(addDays(romeDay(Date.now()), soonDays + 1)), mm: "lt" }] : []),
  ];
}

type OwnPostSearchBody = {
  page: number;
  size: number;
  sort: string;
  filters: object[];
  projections: readonly string[];
};
const ask = async (spaceId: string, { projections, ...asked }: OwnPostSearchBody): Promise<Page<ListedPost>> =>
  answered(api().jobPosts.searchOwn({ body: { ...asked, projections: [...projections] } as never }, { spaceId }));

export const postsQuery = (spaceId: string, search: PostsSearch) =>
  queryOptions({
    queryKey: [...postsKey(spaceId), "list", search],
    queryFn: () => {
      const { page, size } = search;
      return ask(spaceId, { page, size, sort: getPostsSort(search), filters: filtersOf(search), projections: listed });
    },
    placeholderData: keepPreviousData,
  });

export const postCountQuery = (spaceId: string, which: Pick<PostsSearch, "status" | "expiring">) =>
  queryOptions({
    queryKey: [...postsKey(spaceId), "count", which],
    queryFn: async () => {
      const asked = { page: 0, size: 1, sort: "updated:desc", filters: filtersOf(which), projections: ["title"] };
      return (await ask(spaceId, asked)).totalElements;
    },
  });

const many = 100;

/** The Space's published posts, soonest expiry first, at most 100. */
export const liveQuery = (spaceId: string) =>
  queryOptions({
    queryKey: [...postsKey(spaceId), "live"],
    queryFn: async () => {
      const filters = filtersOf({ status: "published" });
      return (await ask(spaceId, { page: 0, size: many, sort: "expiresAt:asc", filters, projections: listed })).content;
    },
  });

/** The cities of the Space's posts, sorted by name. */
export const placesQuery = (spaceId: string) =>
  queryOptions({
    queryKey: [...postsKey(spaceId), "places"],
    queryFn: async () => {
      const asked = { page: 0, size: many, sort: "updated:desc", filters: filtersOf({}), projections: ["location"] };
      const { content } = await ask(spaceId, asked);
      const cities = new Set(content.flatMap(({ location }) => (location ? [location.city] : [])));
      return [...cities].toSorted((one, other) => one.localeCompare(other));
    },
  });

export const slotsQuery = (spaceId: string) =>
  queryOptions({
    queryKey: [...postsKey(spaceId), "slots"],
    queryFn: () => answered(api().spaces.contractStatus({ params: { id: spaceId } })),
  });

export const jobPostQuery = (spaceId: string, id: string) =>
  queryOptions({
    queryKey: [...postsKey(spaceId), "post", id],
    queryFn: () => answered(api().jobPosts.readOwn({ params: { id: id } }, { spaceId })),
  });

export const historyQuery = (spaceId: string, id: string) =>
  queryOptions({
    queryKey: [...postsKey(spaceId), "history", id],
    queryFn: () => answered(api().jobPosts.history({ params: { id } }, { spaceId })),
  });

export const ledgerQuery = (spaceId: string, id: string) =>
  queryOptions({
    queryKey: [...postsKey(spaceId), "ledger", id],
    queryFn: () => answered(api().clicks.instances({ params: { id }, query: { days: 1 } }, { spaceId })),
  });
