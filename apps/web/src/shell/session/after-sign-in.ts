import { useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { useSessionChange } from "./use-me.ts";

/** Back to the page and act one came from, or home. */
export function useEnter() {
  const router = useRouter();
  const change = useSessionChange();
  return useCallback(
    async (returnTo: string | undefined) => {
      await change(true);
      await (returnTo ? router.navigate({ href: returnTo }) : router.navigate({ to: "/" }));
    },
    [router, change],
  );
}
