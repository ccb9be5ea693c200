import { create } from "zustand";

/** What was begun from a list in this tab, by kind, the last first: one may leave and come back. */
export const useStartedRuns = create<Readonly<Record<string, readonly string[]>>>(() => ({}));

export const rememberRun = (kind: string, id: string): void =>
  useStartedRuns.setState((all) => ({ [kind]: [id, ...(all[kind] ?? [])].slice(0, 3) }));

export const forgetRun = (kind: string, id: string): void =>
  useStartedRuns.setState((all) => ({ [kind]: (all[kind] ?? []).filter((one) => one !== id) }));
