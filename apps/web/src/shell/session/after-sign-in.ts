import { useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { useSessionChange } from "./use-me.ts";

type Entry = {
  /** The account is new: who came for nothing in particular begins at the beginning. */
  isNew?: boolean;
};

/** Back to the page and act one came from, or home. */
export function useEnter() {
  const router = useRouter();
  const change = useSessionChange();
  return useCallback(
    async (returnTo: string | undefined, { isNew = false }: Entry = {}) => {
      await change(true);
      if (returnTo) return router.navigate({ href: returnTo });
      const me = isNew ? await router.options.context.session.get() : null;
      return router.navigate({ to: me && !me.onboarded ? "/welcome" : "/" });
    },
    [router, change],
  );
}
