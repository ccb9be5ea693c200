import type { Me } from "@orbita/contract";
import { createIsomorphicFn } from "@tanstack/react-start";
import { api } from "../api/client.ts";
import { closedBy, hasCode } from "../api/failure.ts";
import { pageContext } from "../api/request-context.ts";
import { rememberUser, useClientState } from "./client-state.ts";

/** The state of the session. `isKnown` is false while the api is unavailable; then `me` is null, but the user may be signed in. */
export type SessionState = { me: Me | null; isKnown: boolean };

/** The signed-in user, loaded once for each page load and again after signing in or out. Each router has its own session. */
export type SessionStore = {
  read: () => Promise<SessionState>;
  /** Takes over a user that is loaded already: by the server while it rendered this page, or by another api call. */
  adopt: (me: Me | null) => void;
  /** Drops the loaded user, so that the next navigation loads the user again. */
  reset: () => void;
};

const unknown: SessionState = { me: null, isKnown: false };

/** Loads the signed-in user: null if signed out, `undefined` if the api is unavailable. */
const askApi = async (): Promise<Me | null | undefined> =>
  api()
    .accounts.me({})
    .catch((error: unknown) => {
      if (hasCode(error, "access.unauthenticated")) return null;
      // Rethrows a maintenance error during server rendering, so that every page shows until when the platform is closed.
      if (pageContext() && closedBy(error)) throw error;
      return undefined;
    });

const toState = (me: Me | null | undefined): SessionState => (me === undefined ? unknown : { me, isKnown: true });

const ask = createIsomorphicFn()
  .server(async (): Promise<SessionState> => {
    const context = pageContext();
    if (context?.isSessionUnknown) return unknown;
    return context?.accessToken ? toState(await askApi()) : { me: null, isKnown: true };
  })
  .client(async (): Promise<SessionState> => {
    const { auth, user } = useClientState.getState();
    // Sends no request for guests, for whom every page would begin with a 401.
    if (!auth) return { me: null, isKnown: true };
    const state = toState(await askApi());
    if (state.isKnown) rememberUser(state.me);
    // While the api is unavailable, a user whom this browser remembers can continue to work.
    return !state.isKnown && user ? { me: user, isKnown: true } : state;
  });

export function createSession(): SessionStore {
  let known: Promise<SessionState> | null = null;
  return {
    read: async () => {
      const state = await (known ??= ask());
      if (!state.isKnown) known = null;
      return state;
    },
    adopt: (me) => {
      known = Promise.resolve({ me, isKnown: true });
      rememberUser(me);
    },
    reset: () => {
      known = null;
    },
  };
}
