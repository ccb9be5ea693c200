import { useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { rememberUser } from "~/shell/session/client-state.ts";
import { useSessionChange } from "~/shell/session/use-me.ts";

/** Asks to be forgotten; this browser knows nobody any more, and says until when one can come back. */
export function useLeave() {
  const router = useRouter();
  const change = useSessionChange();
  return useCallback(
    async ({ username }: { username: string }) => {
      const { deletes } = await answered(api().personalData.remove({ body: { username } }));
      rememberUser(null);
      await router.navigate({ to: "/goodbye", search: { until: deletes } });
      await change(false);
    },
    [router, change],
  );
}
