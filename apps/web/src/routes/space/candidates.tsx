import { msg } from "@lingui/core/macro";
import { createFileRoute, stripSearchParams } from "@tanstack/react-router";
import { CandidatesPage } from "~/features/candidates/candidates-page.tsx";
import { titleOf } from "~/shell/navigation/page-head.ts";
import { pageDefaults, pageSearch, type PageSearch } from "~/shell/navigation/page-search.ts";

export const Route = createFileRoute("/work/$space/candidates/")({
  validateSearch: (search: Record<string, unknown>): Partial<PageSearch> => pageSearch(search),
  search: { middlewares: [stripSearchParams(pageDefaults)] },
  head: ({ match }) => ({ meta: [{ title: titleOf(match.context.i18n._(msg`Added CVs`)) }] }),
  component: Candidates,
});

function Candidates() {
  const { page = pageDefaults.page, size = pageDefaults.size } = Route.useSearch();
  return <CandidatesPage page={page} size={size} />;
}
