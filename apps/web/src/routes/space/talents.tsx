import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import type { TalentAddress } from "~/domain/talent-search/talent-address.ts";
import { TalentPage } from "~/features/talent-search/talent-page.tsx";
import { TalentsPage } from "~/features/talent-search/talents-page.tsx";

export const Route = createFileRoute("/work/$space/talents/{-$id}")({
  // Validated by the page: the route is part of every page's script.
  validateSearch: (search: Record<string, unknown>): TalentAddress => search,
  staticData: { title: msg`Find talents` },
  component: Talents,
});

function Talents() {
  const { id } = Route.useParams();
  const address = Route.useSearch();
  return id === undefined ? <TalentsPage address={address} /> : <TalentPage key={id} id={id} />;
}
