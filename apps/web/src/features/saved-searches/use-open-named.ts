import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { noteOpened, type Side } from "./open-search.tsx";
import { addressOf } from "./search-address.ts";
import type { Saved } from "./use-search-acts.ts";

/** Opens the search that a mail or notification links to, and marks it as opened. For a deleted search the list stays. */
export function useOpenNamed(searches: readonly Saved[] | undefined, id: string | undefined, side: Side): void {
  const navigate = useNavigate();
  const named = searches?.find((search) => search.id === id);
  useEffect(() => {
    if (!named) return;
    void noteOpened(named.id, side);
    const search = addressOf(named);
    if (side === "own") void navigate({ to: "/jobs", search, replace: true });
    else
      void navigate({
        to: "/work/$space/talents/{-$id}",
        params: { space: side.space.url, id: undefined },
        search,
        replace: true,
      });
    // Only once per search: the list may be refetched during the navigation.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [named?.id]);
}
