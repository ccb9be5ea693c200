import type { Resume } from "@orbita/contract";
import { createStore } from "zustand/vanilla";
import { hasCode } from "~/shell/api/failure.ts";
import { toResumeChange, hasNoChanges, keysOf, overlay, pick, type ResumeChanges } from "./changes.ts";
import { rebase, buildUndo } from "./merge.ts";

export type ResumeSaveState = { kind: "saved"; at: string } | { kind: "saving" } | { kind: "failed"; error: unknown };
type UndoableChange = { before: ResumeChanges; after: ResumeChanges; words: string };

export type SavingState = {
  /** The last version known from the server. */
  server: Resume;
  /** Changes that are not sent yet. `sending` has the changes in flight. */
  pending: ResumeChanges;
  sending: ResumeChanges;
  state: ResumeSaveState;
  acts: readonly UndoableChange[];
  /** How many times unsaved changes were merged with those of a newer version of the resume, in the same section. */
  merged: number;
};

export type SavingDependencies = {
  send: (id: string, body: ReturnType<typeof toResumeChange>) => Promise<Resume>;
  read: () => Promise<Resume>;
  /** Stores unsaved changes on this device; null removes them. */
  keep: (changes: { base: Resume; changes: ResumeChanges } | null) => void;
  onSaved: (resume: Resume) => void;
  pauseMs?: number;
};

const remembered = 50;
const tries = 3;

/** The resume as shown: the server's version with in-flight and pending changes on top. */
export const applyPendingChanges = ({ server, sending, pending }: SavingState): Resume =>
  overlay(overlay(server, sending), pending);

/**
 * Shows every change at once and saves it after a debounce, one request at a time.
 * If the server has a newer version, the changes are rebased onto it entry by entry and sent again.
 * Until the server has saved a change, the change is also stored on this device.
 */
export function createSaving(first: Resume, wires: SavingDependencies, kept: ResumeChanges = {}) {
  const store = createStore<SavingState>(() => ({
    server: first,
    pending: kept,
    sending: {},
    state: { kind: "saved", at: first.updated },
    acts: [],
    merged: 0,
  }));
  const { getState: get, setState: set } = store;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let queue: Promise<void> = Promise.resolve();

  const keep = () => {
    const { server, sending, pending } = get();
    const changes = { ...sending, ...pending };
    wires.keep(hasNoChanges(changes) ? null : { base: server, changes });
  };

  function take(newer: Resume): void {
    const { server, pending, merged } = get();
    // Changes of other sections, such as suggestions that were made in the meantime, are not merged.
    const isMerged = keysOf(pending).some((key) => JSON.stringify(server[key]) !== JSON.stringify(newer[key]));
    set({ server: newer, pending: rebase(server, pending, newer), merged: isMerged ? merged + 1 : merged });
  }

  async function attempt(left: number): Promise<void> {
    const { server, pending } = get();
    if (hasNoChanges(pending)) return;
    set({ sending: pending, pending: {}, state: { kind: "saving" } });
    try {
      const saved = await wires.send(server.id, toResumeChange(server, pending));
      set({ server: saved, sending: {}, state: { kind: "saved", at: saved.updated } });
      wires.onSaved(saved);
    } catch (error) {
      set(({ sending, pending: since }) => ({ sending: {}, pending: { ...sending, ...since } }));
      if (!hasCode(error, "resume.changedMeanwhile") || left === 0) {
        set({ state: { kind: "failed", error } });
        return;
      }
      take(await wires.read());
      await attempt(left - 1);
    }
  }

  /** Saves after the earlier saves, because each save is based on the version that the previous one returned. */
  async function afterAll(earlier: Promise<void>): Promise<void> {
    await earlier;
    await attempt(tries).catch((error: unknown) => set({ state: { kind: "failed", error } }));
    keep();
    if (!hasNoChanges(get().pending) && get().state.kind === "saved") later();
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    queue = afterAll(queue);
    return queue;
  }

  function later(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), wires.pauseMs ?? 700);
  }

  function apply(changes: ResumeChanges): void {
    set(({ pending }) => ({ pending: { ...pending, ...changes } }));
    keep();
    later();
  }

  return {
    store,
    change(changes: ResumeChanges, words: string): void {
      const act = { before: pick(applyPendingChanges(get()), keysOf(changes)), after: changes, words };
      set(({ acts }) => ({ acts: [...acts, act].slice(-remembered) }));
      apply(changes);
    },
    /** Undoes the last action, or the given action. Returns the description of the action, or null if there is none to undo. */
    undo(act = get().acts.at(-1)): string | null {
      if (!act || !get().acts.includes(act)) return null;
      set(({ acts }) => ({ acts: acts.filter((one) => one !== act) }));
      apply(buildUndo(applyPendingChanges(get()), act));
      return act.words;
    },
    /** Takes over a newer resume: another window's change, or generated suggestions. Ignored while a save is in flight. */
    adopt(newer: Resume): void {
      const { server, sending } = get();
      if (newer.version > server.version && hasNoChanges(sending)) take(newer);
    },
    flush,
    /** Discards all unsaved changes. */
    discard(): void {
      clearTimeout(timer);
      set(({ server }) => ({ pending: {}, acts: [], state: { kind: "saved", at: server.updated } }));
      keep();
    },
    stop: () => clearTimeout(timer),
  };
}
