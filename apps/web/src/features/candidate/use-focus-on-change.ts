import { useEffect, useRef, type RefObject } from "react";

/**
 * Focuses the drawer around `inside` when it shows another application and the focused element was removed with the previous one,
 * such as the button of a dialog. Without it, the drawer's keyboard shortcuts stop working.
 */
export function useFocusOnChange(inside: RefObject<HTMLElement | null>, id: string): void {
  const shown = useRef(id);
  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    const focusPanel = () => {
      const { activeElement } = document;
      if (activeElement !== null && activeElement !== document.body) return;
      inside.current?.closest<HTMLElement>('[role="dialog"]')?.focus({ preventScroll: true });
    };
    // A dialog returns the focus one or two frames after it closes, to an element that no longer exists.
    const timers = [0, 50, 250].map((delay) => setTimeout(focusPanel, delay));
    return () => timers.forEach(clearTimeout);
  }, [inside, id]);
}
