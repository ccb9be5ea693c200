import type { SavedJobSearch, SavedTalentSearch } from "@orbita/contract";
import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { api } from "~/shell/api/client.ts";
import type { ActingSpace } from "~/shell/session/acting-space.tsx";
import { ownSearches, savedKey } from "./queries.ts";
import { addressOf } from "./search-address.ts";

export type Side = { space: ActingSpace } | "own";

type Props = { search: SavedJobSearch | SavedTalentSearch; side: Side; className?: string | undefined };

/** To the page that asks it; on the way it is noted that somebody looked. */
export function OpenSearch({ search, side, className }: Props) {
  const queries = useQueryClient();
  const params = { id: search.id };
  // One looks even where the note is lost.
  const noted = (call: Promise<unknown>, of: string) =>
    void call.then(() => queries.invalidateQueries({ queryKey: savedKey(of) })).catch(() => undefined);
  const asked = addressOf(search.address);
  if (side === "own")
    return (
      <Link
        to="/jobs"
        search={asked}
        className={className}
        onClick={() => noted(api().savedSearches.openJobs({ params }), ownSearches)}
      >
        <bdi>{search.name}</bdi>
      </Link>
    );
  const { id: spaceId, url } = side.space;
  return (
    <Link
      to="/work/$space/talents"
      params={{ space: url }}
      search={asked}
      className={className}
      onClick={() => noted(api().savedSearches.openTalents({ params }, { spaceId }), spaceId)}
    >
      <bdi>{search.name}</bdi>
    </Link>
  );
}
