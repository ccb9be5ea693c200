import type { Me } from "@orbita/contract";
import { createIsomorphicFn } from "@tanstack/react-start";
import { api } from "../api/client.ts";
import { hasCode } from "../api/failure.ts";
import { pageContext } from "../api/request-context.ts";
import { rememberUser, useClientState } from "./client-state.ts";

/** Who is signed in, asked once for each page load and again after signing in or out. One for each router. */
export type Session = {
  get: () => Promise<Me | null>;
  /** What the server found while it rendered this page. */
  adopt: (me: Me | null) => void;
  /** Forget, so that the next navigation asks again. */
  reset: () => void;
};

const askApi = async (): Promise<Me | null | undefined> =>
  api()
    .accounts.me({})
    .catch((error: unknown) => {
      if (hasCode(error, "access.unauthenticated")) return null;
      // A page that would send one to the sign-in says instead that the platform is closed.
      if (pageContext() && hasCode(error, "server.maintenance")) throw error;
      // Out of order is not signed out.
      return undefined;
    });

const ask = createIsomorphicFn()
  .server(async (): Promise<Me | null> => (pageContext()?.accessToken ? ((await askApi()) ?? null) : null))
  .client(async (): Promise<Me | null> => {
    const { auth, user } = useClientState.getState();
    // Guests are not asked about: every page would begin with a refusal.
    if (!auth) return null;
    const me = await askApi();
    if (me === undefined) return user;
    rememberUser(me);
    return me;
  });

export function createSession(): Session {
  let known: Promise<Me | null> | null = null;
  return {
    get: () => (known ??= ask()),
    adopt: (me) => {
      known = Promise.resolve(me);
      rememberUser(me);
    },
    reset: () => {
      known = null;
    },
  };
}
