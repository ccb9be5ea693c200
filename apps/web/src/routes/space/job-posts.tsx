import { msg } from "@lingui/core/macro";
import { createFileRoute, stripSearchParams } from "@tanstack/react-router";
import { JobPostsView } from "~/features/job-posts/job-posts-view.tsx";
import { postsDefaults, postsSearch, type PostsSearch } from "~/features/job-posts/posts-search.ts";
import { titleOf } from "~/shell/navigation/page-head.ts";

export const Route = createFileRoute("/work/$space/job-posts/")({
  validateSearch: (search: Record<string, unknown>): Partial<PostsSearch> => postsSearch(search),
  search: { middlewares: [stripSearchParams(postsDefaults)] },
  head: ({ match }) => ({ meta: [{ title: titleOf(match.context.i18n._(msg`Job posts`)) }] }),
  component: () => <JobPostsView search={{ ...postsDefaults, ...Route.useSearch() }} />,
});
