import { useEffect, useRef, type RefObject } from "react";

/** Selector of elements that use the arrow keys themselves. */
const busy = 'input, textarea, select, [contenteditable], [role="tab"], [role="menu"], [role="listbox"]';

/**
 * Up and Down step to the previous or next record while the focus is in the dialog around the returned ref.
 * The page behind the dialog keeps its own shortcuts.
 */
export function useStepKeys(onStep: ((by: -1 | 1) => void) | undefined): RefObject<HTMLDivElement | null> {
  const inside = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!onStep) return;
    const onKey = (event: KeyboardEvent) => {
      const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : null;
      const { target } = event;
      if (by === null || event.defaultPrevented || !(target instanceof Element)) return;
      const panel = inside.current?.closest('[role="dialog"]');
      if (!panel?.contains(target) || target.closest(busy)) return;
      event.preventDefault();
      onStep(by);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [onStep]);
  return inside;
}
