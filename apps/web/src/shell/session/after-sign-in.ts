import { useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { useSessionChange } from "./use-me.ts";
import { checkReturnTo, type ReturnTo } from "~/shell/navigation/return-to.ts";

type Entry = {
  /** The account is new: who came for nothing in particular begins at the beginning. */
  isNew?: boolean;
};

/** Back to the page and act one came from, or home. */
export function useEnter() {
  const router = useRouter();
  const change = useSessionChange();
  return useCallback(
    async (wanted: ReturnTo | undefined, { isNew = false }: Entry = {}) => {
      await change(true);
      // Checked here too: it may come from this tab's storage.
      const href = checkReturnTo(wanted);
      if (href) return router.navigate({ href });
      const { me } = isNew ? await router.options.context.session.read() : { me: null };
      return router.navigate({ to: me && !me.onboarded ? "/welcome" : "/" });
    },
    [router, change],
  );
}
