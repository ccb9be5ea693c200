import { useEffect, type RefObject } from "react";

const gap = 6;
/** The least space between the panel and the edges of the window. */
const margin = 8;

/** The height that the virtual keyboard leaves. */
const visibleHeight = (): number => window.visualViewport?.height ?? window.innerHeight;

function placeBelow(panel: HTMLElement, field: DOMRect): void {
  const isRtl = getComputedStyle(panel).direction === "rtl";
  const left = isRtl ? field.right - panel.offsetWidth : field.left;
  const furthest = window.innerWidth - panel.offsetWidth - margin;
  Object.assign(panel.style, {
    top: `${field.bottom + gap}px`,
    left: `${Math.max(margin, Math.min(left, furthest))}px`,
    right: "auto",
    maxHeight: `${window.innerHeight - field.bottom - gap - margin}px`,
    height: "",
  });
}

function placeFull(panel: HTMLElement, field: DOMRect): void {
  const top = field.bottom + margin;
  const height = `${visibleHeight() - top}px`;
  Object.assign(panel.style, { top: `${top}px`, left: "0", right: "0", maxHeight: height, height });
}

type PanelPlace = {
  readonly panel: RefObject<HTMLElement | null>;
  /** The part of the form with the text field. */
  readonly anchor: Element | null;
  readonly isOpen: boolean;
  /** True on phones, where the panel fills the screen below the field. */
  readonly isFull: boolean;
};

/** Opens the panel in the browser's top layer, where nothing clips it, and keeps it below its field. */
export function usePanelPlace({ panel, anchor, isOpen, isFull }: PanelPlace): void {
  useEffect(() => {
    const element = panel.current;
    if (!element || !anchor || !isOpen) return;
    element.showPopover();
    const move = () => (isFull ? placeFull : placeBelow)(element, anchor.getBoundingClientRect());
    move();
    const controller = new AbortController();
    const listening = { signal: controller.signal, passive: true };
    window.addEventListener("resize", move, listening);
    window.addEventListener("scroll", move, listening);
    window.visualViewport?.addEventListener("resize", move, listening);
    return () => {
      controller.abort();
      element.hidePopover();
    };
  }, [panel, anchor, isOpen, isFull]);
}
