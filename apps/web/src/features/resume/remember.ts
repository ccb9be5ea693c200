import type { ResumeSection } from "@orbita/contract";
import { useClientState, type ClientState } from "~/shell/session/client-state.ts";

// These setters live with the page that uses them, to keep them out of the bundle of every page, which includes the state itself.

export function rememberSections(sections: readonly ResumeSection[]): void {
  useClientState.setState({ sections });
}

export function rememberCollapsed(collapsed: ClientState["collapsed"]): void {
  useClientState.setState(({ collapsed: before }) => ({ collapsed: { ...before, ...collapsed } }));
}

export function hideHint(hint: string): void {
  useClientState.setState(({ hiddenHints }) => ({ hiddenHints: [...hiddenHints, hint] }));
}
