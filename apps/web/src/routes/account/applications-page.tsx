import { msg } from "@lingui/core/macro";
import { createFileRoute, stripSearchParams } from "@tanstack/react-router";
import { ApplicationsPage } from "~/features/applications/applications-page.tsx";
import { privateHead } from "~/shell/navigation/page-head.ts";
import { pageDefaults, pageSearch, textSearch } from "~/shell/navigation/page-search.ts";

type Search = { tab?: "open" | "closed"; id?: string; page?: number };

export const Route = createFileRoute("/applications/")({
  validateSearch: (search: Record<string, unknown>): Search => {
    const { tab } = search;
    const id = textSearch(search["id"]);
    return {
      page: pageSearch(search).page,
      ...((tab === "open" || tab === "closed") && { tab }),
      ...(id && { id }),
    };
  },
  search: { middlewares: [stripSearchParams({ page: pageDefaults.page })] },
  head: ({ match }) => privateHead(match.context.i18n._(msg`Your applications`)),
  component: Page,
});

function Page() {
  const { tab, id, page = pageDefaults.page } = Route.useSearch();
  return <ApplicationsPage tab={tab} id={id} page={page} />;
}
