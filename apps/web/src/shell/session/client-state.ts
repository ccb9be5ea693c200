import type { Me, ResumeSection } from "@orbita/contract";
import { resumeSections } from "@orbita/contract/resumes/section-order";
import { create } from "zustand";
import { persist } from "zustand/middleware";
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

/** State that this browser stores between visits. It is read in the browser only: on the server all requests would share it. */
export const useClientState = create<ClientState>()(persist(() => initial, { name: "orbita", version: 1 }));

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
