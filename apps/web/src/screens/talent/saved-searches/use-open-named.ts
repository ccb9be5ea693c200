import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { noteOpened, type SearchOwner } from "~/domain/saved-searches/open-search.tsx";
import { toSavedSearchParams } from "~/domain/saved-searches/search-address.ts";
import type { AnySavedSearch } from "./use-search-actions.ts";

/**
 * Opens the saved search that an email or notification links to, and marks it as opened.
 * If the search was deleted, the list stays.
 */
export function useOpenNamed(
  searches: readonly AnySavedSearch[] | undefined,
  id: string | undefined,
  side: SearchOwner,
): void {
  const navigate = useNavigate();
  const named = searches?.find((search) => search.id === id);
  useEffect(() => {
    if (!named) return;
    void noteOpened(named.id, side);
    const search = toSavedSearchParams(named);
    if (side === "own") void navigate({ to: "/jobs", search, replace: true });
    else
      void navigate({
        to: "/work/$space/talents/{-$id}",
        params: { space: side.space.url, id: undefined },
        search,
        replace: true,
      });
    // Opens each search only once, because the list may be refetched during the navigation.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [named?.id]);
}
