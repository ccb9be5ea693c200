import type { Me } from "@orbita/contract";
import { useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { api } from "../api/client.ts";
import { listenAsNewReader } from "../realtime/realtime.ts";
import { rememberUser, useClientState } from "./client-state.ts";
import { draftsKey, recentSearchesKey } from "./storage-keys.ts";
import { dropSessionStores } from "./tab-store.ts";

/** After a successful sign-in or sign-out, reloads the page's data and the realtime queue for the new session. */
export function useSessionChange() {
  const router = useRouter();
  return useCallback(
    async (signedIn: boolean) => {
      if (signedIn) useClientState.setState({ auth: "cookie" });
      else rememberUser(null);
      dropSessionStores();
      router.options.context.session.reset();
      await router.invalidate();
      void listenAsNewReader();
      const { me } = await router.options.context.session.read();
      // The account's theme is applied after a sign-in. Its code is imported on demand, because public pages do not need it.
      if (me && !me.deletes) void import("./take-appearance.ts").then(({ takeAppearance }) => takeAppearance());
    },
    [router],
  );
}

/** Takes over the user from an api response, so that every page shows the change without another request. */
export function useTakeMe() {
  const router = useRouter();
  return useCallback(
    async (me: Me) => {
      router.options.context.session.adopt(me);
      await router.invalidate();
    },
    [router],
  );
}

/** Ends the session in this browser and on the server; public pages stay usable. */
export function useSignOut() {
  const router = useRouter();
  const change = useSessionChange();
  return useCallback(async () => {
    // Forgets the user before the request, because the event of the sign-out can reach this tab before the response.
    // With the user still remembered, this tab would load the account again.
    rememberUser(null);
    for (const key of [draftsKey, recentSearchesKey]) localStorage.removeItem(key);
    await api()
      .accounts.logout({})
      .catch(() => undefined);
    // Resets the session before the navigation, because the home page must not request data of a signed-out user.
    router.options.context.session.reset();
    await router.navigate({ to: "/" });
    await change(false);
  }, [router, change]);
}
