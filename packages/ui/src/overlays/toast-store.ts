import type { IconShape } from "../icons/icon.tsx";

export interface ToastEntry {
  id: number;
  message: string;
  icon?: IconShape | undefined;
  action?: { label: string; run: () => void } | undefined;
  /** How long the toast stays, in milliseconds. Set it where the user can undo for longer than a message usually stays. */
  lifetime?: number | undefined;
}

let toasts: readonly ToastEntry[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function change(next: readonly ToastEntry[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a message about the result of an action. At most three are visible: a new one replaces the oldest. */
export function showToast(toast: Omit<ToastEntry, "id">): number {
  const id = nextId++;
  change([...toasts, { ...toast, id }].slice(-3));
  return id;
}

export function hideToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id));
}

export const toastStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => toasts,
  // The list of toasts on the server is always empty, because all requests share this module there.
  readOnServer: (): readonly ToastEntry[] => none,
};

const none: readonly ToastEntry[] = [];
