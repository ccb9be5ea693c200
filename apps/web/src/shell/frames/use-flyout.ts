import { useEffect, useRef, useState } from "react";

const gap = 8;
const edge = 16;

/**
 * A native popover below its button. The browser opens and closes the popover and returns the focus; our code only positions it.
 */
export function useFlyout(align: "start" | "end") {
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState(false);

  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const onToggle = (event: Event) => setOpened((event as ToggleEvent).newState === "open");
    // Reads the current state, because the browser may have opened the popover before hydration.
    setOpened(element.matches(":popover-open"));
    element.addEventListener("toggle", onToggle);
    return () => element.removeEventListener("toggle", onToggle);
  }, []);

  useEffect(() => {
    const element = panel.current;
    if (!opened || !element) return;
    const place = () => {
      const at = button.current?.getBoundingClientRect();
      if (!at) return;
      const leftwards = (align === "end") !== (getComputedStyle(element).direction === "rtl");
      const left = leftwards ? at.right - element.offsetWidth : at.left;
      element.style.top = `${at.bottom + gap}px`;
      element.style.left = `${Math.max(edge, Math.min(left, window.innerWidth - element.offsetWidth - edge))}px`;
    };
    place();
    window.addEventListener("resize", place);
    return () => window.removeEventListener("resize", place);
  }, [opened, align]);

  return { button, panel, opened };
}
