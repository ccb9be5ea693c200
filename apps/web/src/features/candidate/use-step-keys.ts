import { useEffect, useRef, type RefObject } from "react";

/** What has a use for the arrows of its own. */
const busy = 'input, textarea, select, [contenteditable], [role="tab"], [role="menu"], [role="listbox"]';

/**
 * Up and down lead to the record before and after, while the focus is in the panel around the element that is given back:
 * the page beside it keeps its own keys.
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
