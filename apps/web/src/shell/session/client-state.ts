import type { Me, ResumeSection } from "@orbita/contract";
import { resumeSections } from "@orbita/contract/resumes/section-order";
import { create } from "zustand";
import type { Locale } from "../i18n/locale.ts";

export type ClientState = {
  /** Whether a session exists. The tokens stay with the web server. */
  auth: "cookie" | null;
  user: Me | null;
  language: Locale | null;
  /** The Space for which the user last acted, by the name in its URL. */
  space: string | null;
  sections: readonly ResumeSection[];
  collapsed: Readonly<Partial<Record<ResumeSection, boolean>>>;
  /** Dismissed resume tips, by name. */
  hiddenHints: readonly string[];
};

const initial: ClientState = {
  auth: null,
  user: null,
  language: null,
  space: null,
  sections: resumeSections,
  collapsed: {},
  hiddenHints: [],
};

const storageKey = "orbita";

/** The state of the last visit. Empty on the server, in a browser that blocks storage, and if another program wrote the entry. */
function readStored(): Partial<ClientState> {
  try {
    return (JSON.parse(localStorage.getItem(storageKey) ?? "{}") as { state?: Partial<ClientState> }).state ?? {};
  } catch {
    return {};
  }
}

/**
 * State that this browser stores between visits. It is read in the browser only: on the server all requests would share it. Zustand's
 * `persist` would add 0.7 KB to every public page; the stored format is its format.
 */
export const useClientState = create<ClientState>()(() => ({ ...initial, ...readStored() }));
useClientState.subscribe((state) => {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ state, version: 1 }));
  } catch {
    // A browser that blocks storage, or whose storage is full, forgets the state with the tab.
  }
});

export function rememberUser(user: Me | null): void {
  useClientState.setState(user ? { auth: "cookie", user } : { auth: null, user: null, space: null });
}

/** Assumes that a session exists: the server received a session cookie from this browser, but could not check it. */
export function expectSession(): void {
  useClientState.setState({ auth: "cookie" });
}

export function rememberSpace(space: string): void {
  useClientState.setState({ space });
}

export function rememberLanguage(language: Locale): void {
  useClientState.setState({ language });
}
