import type { ResumeSection } from "@orbita/contract";
import { useClientState, type ClientState } from "~/shell/session/client-state.ts";

// Beside the page that uses them: the state itself is in every page's script.

export function rememberSections(sections: readonly ResumeSection[]): void {
  useClientState.setState({ sections });
}

export function rememberCollapsed(collapsed: ClientState["collapsed"]): void {
  useClientState.setState(({ collapsed: before }) => ({ collapsed: { ...before, ...collapsed } }));
}

export function hideHint(hint: string): void {
  useClientState.setState(({ hiddenHints }) => ({ hiddenHints: [...hiddenHints, hint] }));
}
