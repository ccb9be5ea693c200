import { useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { rememberUser, useClientState } from "~/shell/session/client-state.ts";
import { useSessionChange } from "~/shell/session/use-me.ts";

/** Asks to be forgotten; this browser knows nobody any more, and says until when one can come back. */
export function useLeave() {
  const router = useRouter();
  const change = useSessionChange();
  return useCallback(
    async ({ username }: { username: string }) => {
      const { user } = useClientState.getState();
      // First of all: this tab may be told of the end before the answer is here, and would ask who it is.
      rememberUser(null);
      const { deletes } = await answered(api().personalData.remove({ body: { username } })).catch((error: unknown) => {
        rememberUser(user);
        throw error;
      });
      await router.navigate({ to: "/goodbye", search: { until: deletes } });
      await change(false);
    },
    [router, change],
  );
}
