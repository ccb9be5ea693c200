import { useEffect, type RefObject } from "react";

/** Selector of elements that use letter keys themselves. */
const writes = 'input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, select, [contenteditable]';

export const linkOf = (id: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-talent="${CSS.escape(id)}"]`);

export function focusTalent(id: string | undefined): void {
  const link = id === undefined ? null : linkOf(id);
  link?.focus({ preventScroll: true });
  link?.scrollIntoView({ block: "nearest" });
}

type ResultKeysOptions = {
  ids: readonly string[];
  /** Id of the open CV. While a CV is open, j and k open the next or previous CV; otherwise they only move the focus. */
  opened: string | null;
  onOpen: (id: string) => void;
  field: RefObject<HTMLInputElement | null>;
};

const focused = (): string | undefined => (document.activeElement as HTMLElement | null)?.dataset?.["talent"];

/** Keyboard shortcuts: j and k move through the results, / focuses the search field. Enter is handled by the link. */
export function useResultKeys({ ids, opened, onOpen, field }: ResultKeysOptions): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { key, target } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!(target instanceof Element) || target.closest(writes)) return;
      // The shortcuts are off inside menus and dialogs, which have their own. They stay on in the drawer of the open CV.
      if (target.closest('[popover], [role="menu"], [aria-modal="true"]:not([data-side])')) return;
      if (key === "/" && opened === null) {
        event.preventDefault();
        field.current?.focus();
        return;
      }
      // Compares in lower case, so that the shortcuts also work with Caps Lock.
      const by = { j: 1, k: -1 }[key.toLowerCase()] ?? 0;
      if (by === 0) return;
      const at = ids.indexOf(opened ?? focused() ?? "");
      const next = at < 0 ? ids[by > 0 ? 0 : ids.length - 1] : ids[at + by];
      if (next === undefined) return;
      event.preventDefault();
      if (opened === null) focusTalent(next);
      else onOpen(next);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [ids, opened, onOpen, field]);
}
