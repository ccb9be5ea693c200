import { useEffect, useId, useRef, useState, type ReactElement, type ReactNode, type RefObject } from "react";
import styles from "./popover-panel.module.css";

/** Attributes for the button with which the browser opens and closes the panel. */
export interface PopoverButtonProps {
  popoverTarget: string;
  "aria-expanded": boolean;
  "aria-haspopup": "dialog";
}

export interface PopoverPanelProps {
  /** The accessible name of the panel. */
  label: string;
  /** Renders the button: `(button) => <IconButton {...button} … />`. */
  trigger: (button: PopoverButtonProps) => ReactElement;
  width?: number | undefined;
  align?: "start" | "end" | undefined;
  children: (close: () => void, isOpened: boolean) => ReactNode;
}

const gap = 8;

/**
 * A panel under its button with any content, such as the context switch, the notifications or a filter. It is a native popover,
 * which closes on Esc and on a press elsewhere and returns the focus; only its position is computed here.
 */
export function PopoverPanel({ label, trigger, width = 304, align = "end", children }: PopoverPanelProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const opened = useOpened(panel);

  useEffect(() => {
    if (!opened) return;
    const move = () => place(panel.current, align);
    move();
    panel.current?.focus({ preventScroll: true });
    window.addEventListener("resize", move);
    window.addEventListener("scroll", move, { passive: true });
    return () => {
      window.removeEventListener("resize", move);
      window.removeEventListener("scroll", move);
    };
  }, [opened, align]);

  return (
    <>
      {trigger({ popoverTarget: id, "aria-expanded": opened, "aria-haspopup": "dialog" })}
      <div
        ref={panel}
        id={id}
        popover="auto"
        tabIndex={-1}
        role="dialog"
        aria-label={label}
        className={styles.panel}
        style={{ width }}
      >
        {children(() => document.getElementById(id)?.hidePopover(), opened)}
      </div>
    </>
  );
}

function useOpened(panel: RefObject<HTMLDivElement | null>): boolean {
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const read = () => setOpened(element.matches(":popover-open"));
    // The button works before the page is hydrated, so the panel may be open already. The listener ends with the element.
    read();
    element.addEventListener("toggle", read);
  }, [panel]);
  return opened;
}

function place(panel: HTMLElement | null, align: "start" | "end"): void {
  const at = document.querySelector(`[popovertarget="${panel?.id}"]`)?.getBoundingClientRect();
  if (!panel || !at) return;
  const fromRight = (align === "end") !== (getComputedStyle(panel).direction === "rtl");
  const left = fromRight ? at.right - panel.offsetWidth : at.left;
  // The position that keeps the whole panel inside the window, if necessary over its button. Its last control is often the most
  // important one and must not be cut off.
  const within = (wanted: number, size: number, all: number) =>
    `${Math.max(gap, Math.min(wanted, all - size - gap))}px`;
  panel.style.top = within(at.bottom + gap, panel.offsetHeight, window.innerHeight);
  panel.style.left = within(left, panel.offsetWidth, window.innerWidth);
}
