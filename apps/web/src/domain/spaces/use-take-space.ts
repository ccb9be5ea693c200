import type { OwnSpace } from "@orbita/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { ownSpaceQuery } from "./queries.ts";

/** Applies a saved Space to this page and, if its name or address changed, to the layout around it. */
export function useTakeSpace() {
  const router = useRouter();
  const queries = useQueryClient();
  return useCallback(
    async (saved: OwnSpace, before: Pick<OwnSpace, "name" | "url">) => {
      queries.setQueryData(ownSpaceQuery(saved.id).queryKey, saved);
      if (saved.name === before.name && saved.url === before.url) return;
      router.options.context.session.reset();
      if (saved.url === before.url) await router.invalidate();
      else
        await router.navigate({
          to: "/work/$space/settings",
          params: { space: saved.url },
          replace: true,
          ignoreBlocker: true,
        });
    },
    [queries, router],
  );
}
