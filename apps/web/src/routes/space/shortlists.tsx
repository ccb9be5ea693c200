import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { ShortlistPage } from "~/features/shortlists/shortlist-page.tsx";
import { ShortlistsPage } from "~/features/shortlists/shortlists-page.tsx";
import type { PageSearch } from "~/shell/navigation/page-search.ts";

export const Route = createFileRoute("/work/$space/shortlists/{-$id}")({
  // Validated by the page: the route is part of every page's script.
  validateSearch: (search: Record<string, unknown>): Partial<PageSearch> => search,
  staticData: { title: msg`Lists` },
  component: Shortlists,
});

function Shortlists() {
  const { id } = Route.useParams();
  const search = Route.useSearch();
  return id === undefined ? <ShortlistsPage /> : <ShortlistPage key={id} id={id} search={search} />;
}
