import type { SavedJobSearch } from "@orbita/contract";
import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { api } from "~/shell/api/client.ts";
import type { ActingSpace } from "~/shell/session/acting-space.tsx";
import { ownSearches, savedKey } from "./queries.ts";
import { toSavedSearchParams } from "./search-address.ts";

export type SearchOwner = { space: ActingSpace } | "own";

/** Marks a saved search as opened. Best effort: a failure does not stop the navigation. */
export async function noteOpened(id: string, side: SearchOwner): Promise<void> {
  const { savedSearches } = api();
  const noted =
    side === "own"
      ? savedSearches.openJobs({ params: { id } })
      : savedSearches.openTalents({ params: { id } }, { spaceId: side.space.id });
  await noted.catch(() => undefined);
}

type Props = {
  search: Pick<SavedJobSearch, "id" | "name" | "address" | "filters">;
  side: SearchOwner;
  className?: string | undefined;
};

/** Link to the results of a saved search. A click also marks the search as opened. */
export function OpenSearch({ search, side, className }: Props) {
  const queries = useQueryClient();
  const queryKey = savedKey(side === "own" ? ownSearches : side.space.id);
  const onClick = () => void noteOpened(search.id, side).then(() => queries.invalidateQueries({ queryKey }));
  const asked = toSavedSearchParams(search);
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
