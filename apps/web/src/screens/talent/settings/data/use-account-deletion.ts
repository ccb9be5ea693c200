import { useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import type { StepUpControl } from "~/domain/step-up/use-step-up.tsx";
import { api } from "~/shell/api/client.ts";
import { rememberUser, useClientState } from "~/shell/session/client-state.ts";
import { useSessionChange } from "~/shell/session/change-session.ts";

/** Requests the account deletion, signs this browser out and shows until when the user can come back. */
export function useAccountDeletion(run: StepUpControl["run"]) {
  const router = useRouter();
  const change = useSessionChange();
  return useCallback(
    async ({ username }: { username: string }) => {
      const { user } = useClientState.getState();
      // Forgets the user before the request, because the event `session.ended` can arrive before the response.
      // With the user still remembered, this tab would refetch the account.
      rememberUser(null);
      const { deletes } = await run((asked) => api().personalData.remove({ body: { username } }, asked)).catch(
        (error: unknown) => {
          rememberUser(user);
          throw error;
        },
      );
      await router.navigate({ to: "/goodbye", search: { until: deletes } });
      await change(false);
    },
    [router, change, run],
  );
}
