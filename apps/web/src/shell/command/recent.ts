import { create } from "zustand";

/** A result of the search. */
export type Target =
  | { kind: "page"; id: string }
  | { kind: "post"; id: string; title: string }
  | { kind: "candidate"; id: string; jobPostId: string; jobPostTitle: string; name: string | null; code: string };

const most = 5;

/** Kept in memory only: candidates' names must not reach the browser's storage. */
export const useRecent = create<Readonly<Record<string, readonly Target[]>>>(() => ({}));

const isSame = (one: Target, other: Target): boolean => one.kind === other.kind && one.id === other.id;

/** The newest first, without duplicates. */
export const withRecent = (before: readonly Target[], target: Target): readonly Target[] =>
  [target, ...before.filter((one) => !isSame(one, target))].slice(0, most);

export const rememberRecent = (whose: string, target: Target): void =>
  useRecent.setState((all) => ({ [whose]: withRecent(all[whose] ?? [], target) }));
