import type { Me, ResumeSection } from "@orbita/contract";
import { resumeSections } from "@orbita/contract/resumes/section-order";
import { create } from "zustand";
import { persist } from "zustand/middleware";
import type { Locale } from "../i18n/locale.ts";

export type ClientState = {
  /** The pair itself stays with the web server; this only says that there is one. */
  auth: "cookie" | null;
  user: Me | null;
  language: Locale | null;
  /** The Space one last acted for, by the name in its address. */
  space: string | null;
  sections: readonly ResumeSection[];
  collapsed: Readonly<Partial<Record<ResumeSection, boolean>>>;
  /** Hints about the resume that one does not want to see again, by name. */
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

/** What this browser keeps between visits. Only ever read in the browser: on the server it would be everybody's. */
export const useClientState = create<ClientState>()(persist(() => initial, { name: "orbita", version: 1 }));

export function rememberUser(user: Me | null): void {
  useClientState.setState(user ? { auth: "cookie", user } : { auth: null, user: null, space: null });
}

/** The server has a session cookie of this browser and could not check it. */
export function expectSession(): void {
  useClientState.setState({ auth: "cookie" });
}

export function rememberSpace(space: string): void {
  useClientState.setState({ space });
}

export function rememberLanguage(language: Locale): void {
  useClientState.setState({ language });
}
