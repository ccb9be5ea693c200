import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { CandidatesRooms } from "~/features/candidates/candidates-rooms.tsx";
import type { PageSearch } from "~/shell/navigation/page-search.ts";

export const Route = createFileRoute("/work/$space/candidates/{-$id}")({
  // Validated by the page: the route is part of every page's script.
  validateSearch: (search: Record<string, unknown>): Partial<PageSearch> => search,
  staticData: { title: msg`Added CVs` },
  component: () => <CandidatesRooms id={Route.useParams().id} search={Route.useSearch()} />,
});
