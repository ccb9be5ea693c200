import { create } from "zustand";

/**
 * Ids of the runs started in this browser tab, by entity kind, newest first.
 * The ids are kept when the admin leaves the list and comes back.
 */
export const useStartedRuns = create<Readonly<Record<string, readonly string[]>>>(() => ({}));

export const rememberRun = (kind: string, id: string): void =>
  useStartedRuns.setState((all) => ({ [kind]: [id, ...(all[kind] ?? [])].slice(0, 3) }));

export const forgetRun = (kind: string, id: string): void =>
  useStartedRuns.setState((all) => ({ [kind]: (all[kind] ?? []).filter((one) => one !== id) }));
