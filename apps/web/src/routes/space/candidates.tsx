import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { CandidatesPages } from "~/screens/space/added-cvs/candidates-pages.tsx";
import type { PageSearch } from "~/shell/navigation/page-search.ts";

export const Route = createFileRoute("/work/$space/candidates/{-$id}")({
  // The page, which is loaded lazily, validates the search parameters: a validator in this file would be in the bundle of every page.
  validateSearch: (search: Record<string, unknown>): Partial<PageSearch> => search,
  staticData: { title: msg`Added CVs` },
  component: () => <CandidatesPages id={Route.useParams().id} search={Route.useSearch()} />,
});
