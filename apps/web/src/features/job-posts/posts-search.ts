import type { JobPostStatus } from "@orbita/contract";
import { pageDefaults, pageSearch, textSearch, type PageSearch } from "~/shell/navigation/page-search.ts";

export const statusViews = [
  "published",
  "suspended",
  "draft",
  "unpublished",
] as const satisfies readonly JobPostStatus[];
export type StatusView = (typeof statusViews)[number];

export type PostsSearch = PageSearch & { status?: StatusView | undefined; q?: string | undefined };
export const postsDefaults = pageDefaults;

const isView = (value: unknown): value is StatusView => (statusViews as readonly unknown[]).includes(value);

export function postsSearch(search: Record<string, unknown>): PostsSearch {
  const q = textSearch(search["q"]);
  const status = isView(search["status"]) ? search["status"] : undefined;
  return { ...pageSearch(search), ...(status && { status }), ...(q && { q }) };
}
