import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { ShortlistPage } from "~/screens/space/shortlists/shortlist-page.tsx";
import { ShortlistsPage } from "~/screens/space/shortlists/shortlists-page.tsx";
import type { PageSearch } from "~/shell/navigation/page-search.ts";

export const Route = createFileRoute("/work/$space/shortlists/{-$id}")({
  // The page, which is loaded lazily, validates the search parameters: a validator in this file would be in the bundle of every page.
  validateSearch: (search: Record<string, unknown>): Partial<PageSearch> => search,
  staticData: { title: msg`Lists` },
  component: Shortlists,
});

function Shortlists() {
  const { id } = Route.useParams();
  const search = Route.useSearch();
  return id === undefined ? <ShortlistsPage /> : <ShortlistPage key={id} id={id} search={search} />;
}
