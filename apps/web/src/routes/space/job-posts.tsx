import { msg } from "@lingui/core/macro";
import { createFileRoute, stripSearchParams } from "@tanstack/react-router";
import { JobPostsView } from "~/features/job-posts/job-posts-view.tsx";
import { postsSearch, type PostsSearch } from "~/domain/job-posts/posts-search.ts";
import { pageDefaults, pageSearch } from "~/shell/navigation/page-search.ts";

export const Route = createFileRoute("/work/$space/job-posts/")({
  // The page validates the rest: the route is part of every page's script.
  validateSearch: (search: Record<string, unknown>): Partial<PostsSearch> => ({ ...search, ...pageSearch(search) }),
  search: { middlewares: [stripSearchParams(pageDefaults)] },
  staticData: { title: msg`Job posts` },
  component: () => <JobPostsView search={postsSearch(Route.useSearch())} />,
});
