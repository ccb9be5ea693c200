import type { SavedJobSearch, SavedTalentSearch } from "@orbita/contract";
import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { api } from "~/shell/api/client.ts";
import type { ActingSpace } from "~/shell/session/acting-space.tsx";
import { ownSearches, savedKey } from "~/domain/saved-searches/queries.ts";
import { addressOf } from "./search-address.ts";

export type Side = { space: ActingSpace } | "own";

/** Marks the search as opened. Best effort: a failure does not stop the navigation. */
export async function noteOpened(id: string, side: Side): Promise<void> {
  const { savedSearches } = api();
  const noted =
    side === "own"
      ? savedSearches.openJobs({ params: { id } })
      : savedSearches.openTalents({ params: { id } }, { spaceId: side.space.id });
  await noted.catch(() => undefined);
}

type Props = { search: SavedJobSearch | SavedTalentSearch; side: Side; className?: string | undefined };

/** Links to the results of a search and marks it as opened. */
export function OpenSearch({ search, side, className }: Props) {
  const queries = useQueryClient();
  const queryKey = savedKey(side === "own" ? ownSearches : side.space.id);
  const onClick = () => void noteOpened(search.id, side).then(() => queries.invalidateQueries({ queryKey }));
  const asked = addressOf(search);
  const name = <bdi>{search.name}</bdi>;
  if (side === "own")
    return (
      <Link to="/jobs" search={asked} className={className} onClick={onClick}>
        {name}
      </Link>
    );
  const params = { space: side.space.url };
  return (
    <Link
      to="/work/$space/talents/{-$id}"
      params={{ ...params, id: undefined }}
      search={asked}
      className={className}
      onClick={onClick}
    >
      {name}
    </Link>
  );
}
