import type { Me } from "@orbita/contract";
import { useRouteContext, useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { api } from "../api/client.ts";
import { listenAsNewReader } from "../realtime/realtime.ts";
import { dropSessionStores } from "./tab-store.ts";
import { rememberUser, useClientState } from "./client-state.ts";
import { draftsKey } from "./drafts-key.ts";

/** Who is signed in, on the server and in the browser alike. */
export const useMe = (): Me | null => useRouteContext({ from: "__root__", select: ({ me }) => me });

/** After the api said yes: everything on the page is asked again in the new name, and so is the realtime queue. */
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
      // Loaded when somebody comes in: pages for everybody do without.
      const { me } = await router.options.context.session.read();
      if (me && !me.deletes) void import("./take-appearance.ts").then(({ takeAppearance }) => takeAppearance());
    },
    [router],
  );
}

/** The api answered how one is now: every page shows it, and nobody is asked again. */
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

/** Ends the sign-in here and on the server; guests and their pages go on. */
export function useSignOut() {
  const router = useRouter();
  const change = useSessionChange();
  return useCallback(async () => {
    // First of all: this tab may be told of the end before the answer is here, and would ask who it is.
    rememberUser(null);
    localStorage.removeItem(draftsKey);
    await api()
      .accounts.logout({})
      .catch(() => undefined);
    await router.navigate({ to: "/" });
    await change(false);
  }, [router, change]);
}
