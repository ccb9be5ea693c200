import type { ResumeSection } from "@orbita/contract";
import { useClientState, type ClientState } from "~/shell/session/client-state.ts";

// The setters of the resume page's stored state are not in `client-state.ts`, because that file is in the bundle of every page.

export function rememberSections(sections: readonly ResumeSection[]): void {
  useClientState.setState({ sections });
}

export function rememberCollapsed(collapsed: ClientState["collapsed"]): void {
  useClientState.setState(({ collapsed: before }) => ({ collapsed: { ...before, ...collapsed } }));
}

export function hideHint(hint: string): void {
  useClientState.setState(({ hiddenHints }) => ({ hiddenHints: [...hiddenHints, hint] }));
}
