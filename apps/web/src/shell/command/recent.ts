import { create } from "zustand";

/** A search result that the user can open. */
export type OpenableResult =
  | { kind: "page"; id: string }
  | { kind: "post"; id: string; title: string }
  | { kind: "candidate"; id: string; jobPostId: string; jobPostTitle: string; name: string | null; code: string };

const most = 5;

/** Recently opened results. Kept in memory only, because candidates' names must not reach the browser's storage. */
export const useRecent = create<Readonly<Record<string, readonly OpenableResult[]>>>(() => ({}));

const isSame = (one: OpenableResult, other: OpenableResult): boolean => one.kind === other.kind && one.id === other.id;

/** Adds a result to the recent ones: newest first, without duplicates. */
export const withRecent = (before: readonly OpenableResult[], target: OpenableResult): readonly OpenableResult[] =>
  [target, ...before.filter((one) => !isSame(one, target))].slice(0, most);

export const rememberRecent = (whose: string, target: OpenableResult): void =>
  useRecent.setState((all) => ({ [whose]: withRecent(all[whose] ?? [], target) }));
