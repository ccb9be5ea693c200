import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import type { TalentSearchParams } from "~/domain/talent-search/talent-address.ts";
import { TalentPage } from "~/screens/space/talent-search/talent-page.tsx";
import { TalentsPage } from "~/screens/space/talent-search/talents-page.tsx";

export const Route = createFileRoute("/work/$space/talents/{-$id}")({
  // The page, which is loaded lazily, validates the search parameters: a validator in this file would be in the bundle of every page.
  validateSearch: (search: Record<string, unknown>): TalentSearchParams => search,
  staticData: { title: msg`Find talent` },
  component: Talents,
});

function Talents() {
  const { id } = Route.useParams();
  const address = Route.useSearch();
  return id === undefined ? <TalentsPage address={address} /> : <TalentPage key={id} id={id} />;
}
