import type { OwnJobPost, JobPostStatus, Page } from "@orbita/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";

export type ListedPost = Pick<
  OwnJobPost,
  | "id"
  | "title"
  | "jobPostStatus"
  | "location"
  | "salaryMin"
  | "salaryMax"
  | "plan"
  | "replyDays"
  | "updated"
  | "publishedAt"
  | "expiresAt"
>;

const listed = [
  "title",
  "jobPostStatus",
  "location",
  "salaryMin",
  "salaryMax",
  "plan",
  "replyDays",
  "updated",
  "publishedAt",
  "expiresAt",
] as const;

type Wanted = { page: number; size: number; status: JobPostStatus | null; text: string | null };

/** Deleted posts are gone for their Space too. */
const shownStatuses: readonly JobPostStatus[] = ["draft", "published", "suspended", "unpublished"];

const filtersOf = ({ status, text }: Pick<Wanted, "status" | "text">) => [
  { f: "jobPostStatus", v: status ? [status] : [...shownStatuses], mm: "in" },
  ...(text ? [{ f: "title", v: text, mm: "c" }] : []),
];

async function search(spaceId: string, wanted: Wanted): Promise<Page<ListedPost>> {
  const { page, size } = wanted;
  const body = { page, size, sort: "updated:desc", filters: filtersOf(wanted), projections: [...listed] };
  return answered(api().jobPosts.searchOwn({ body: body as never }, { spaceId }));
}

/** Everything known about a Space's posts is refreshed together: a change moves counts, slots and rows. */
export const postsKey = (spaceId: string) => ["job-posts", spaceId] as const;

export const postsQuery = (spaceId: string, wanted: Wanted) =>
  queryOptions({
    queryKey: [...postsKey(spaceId), "list", wanted],
    queryFn: () => search(spaceId, wanted),
    placeholderData: keepPreviousData,
  });

export const countQuery = (spaceId: string, status: JobPostStatus | null) =>
  queryOptions({
    queryKey: [...postsKey(spaceId), "count", status],
    queryFn: async () => (await search(spaceId, { page: 0, size: 1, status, text: null })).totalElements,
  });

export const slotsQuery = (spaceId: string) =>
  queryOptions({
    queryKey: [...postsKey(spaceId), "slots"],
    queryFn: () => answered(api().spaces.contractStatus({ params: { id: spaceId } })),
  });

export const postQuery = (spaceId: string, id: string) =>
  queryOptions({
    queryKey: [...postsKey(spaceId), "post", id],
    queryFn: () => answered(api().jobPosts.readOwn({ params: { id: id } }, { spaceId })),
  });
