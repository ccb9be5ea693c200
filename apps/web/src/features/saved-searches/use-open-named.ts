import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { noteOpened, type Side } from "./open-search.tsx";
import { addressOf } from "./search-address.ts";
import type { Saved } from "./use-search-acts.ts";

/** A mail and a notice lead to one of them: on to its page, and it counts as looked at. One that is gone leaves the list. */
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
    // Once: the list may be asked again on the way.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [named?.id]);
}
