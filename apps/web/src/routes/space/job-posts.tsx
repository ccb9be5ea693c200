import { msg } from "@lingui/core/macro";
import { createFileRoute, stripSearchParams } from "@tanstack/react-router";
import { JobPostsView } from "~/screens/space/job-posts/job-posts-view.tsx";
import { postsSearch, type PostsSearch } from "~/domain/job-posts/posts-search.ts";
import { pageDefaults, pageSearch } from "~/shell/navigation/page-search.ts";

export const Route = createFileRoute("/work/$space/job-posts/")({
  // The page, which is loaded lazily, validates the other search parameters: a validator in this file would be in the bundle of every page.
  validateSearch: (search: Record<string, unknown>): Partial<PostsSearch> => ({ ...search, ...pageSearch(search) }),
  search: { middlewares: [stripSearchParams(pageDefaults)] },
  staticData: { title: msg`Jobs` },
  component: () => <JobPostsView search={postsSearch(Route.useSearch())} />,
});
