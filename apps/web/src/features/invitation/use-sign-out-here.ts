import { useCallback } from "react";
import { api } from "~/shell/api/client.ts";
import { rememberUser } from "~/shell/session/client-state.ts";
import { useSessionChange } from "~/shell/session/use-me.ts";

/** Signs out and stays on this page, which then shows the guest view. */
export function useSignOutHere() {
  const change = useSessionChange();
  return useCallback(async () => {
    rememberUser(null);
    await api()
      .accounts.logout({})
      .catch(() => undefined);
    await change(false);
  }, [change]);
}
