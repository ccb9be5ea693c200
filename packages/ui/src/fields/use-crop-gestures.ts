import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type PointerEvent } from "react";
import { moveView, zoomView, type CropFrame, type CropView } from "./crop.ts";

type PointerPosition = { x: number; y: number };

const middle = (points: readonly PointerPosition[]): PointerPosition => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});
const spread = ([a, b]: readonly PointerPosition[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

const step = 0.02;
const leap = 0.1;
const closer = 1.1;
const arrows: Record<string, PointerPosition> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Handles drag, pinch, wheel and keyboard gestures on an image behind a crop window. */
export function useCropGestures(frame: CropFrame, view: CropView, onChange: (view: CropView) => void) {
  const stage = useRef<HTMLDivElement>(null);
  const glass = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, PointerPosition>());
  /** The latest props. Several movements may happen between two renders, and each continues from the one before. */
  const latest = useRef({ frame, view, onChange });
  useEffect(() => {
    latest.current = { frame, view, onChange };
  }, [frame, view, onChange]);

  function change(next: CropView): void {
    latest.current = { ...latest.current, view: next };
    latest.current.onChange(next);
  }

  /** Converts a screen position to shares of the window. */
  function inWindow(point: PointerPosition): PointerPosition {
    const box = glass.current?.getBoundingClientRect();
    return box ? { x: (point.x - box.left) / box.width, y: (point.y - box.top) / box.height } : { x: 0.5, y: 0.5 };
  }

  const onWheel = useEffectEvent((event: WheelEvent) => {
    // Ignores the wheel, so that the page scrolls, unless the cropper has the focus or the user pinches on a touch pad.
    if (!event.ctrlKey && document.activeElement !== stage.current) return;
    event.preventDefault();
    const { frame: now, view: from } = latest.current;
    const zoom = from.zoom * Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.002));
    change(zoomView(now, from, zoom, inWindow({ x: event.clientX, y: event.clientY })));
  });
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const listener = (event: WheelEvent) => onWheel(event);
    // Registers the wheel listener by hand, because React's is passive and could not keep the page from scrolling.
    element.addEventListener("wheel", listener, { passive: false });
    return () => element.removeEventListener("wheel", listener);
  }, []);

  const zoomTo = (zoom: number) => change(zoomView(latest.current.frame, latest.current.view, zoom));

  return {
    stage,
    glass,
    change,
    zoomTo,
    zoomBy: (factor: number) => zoomTo(latest.current.view.zoom * factor),
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
      if (!fingers.current.has(event.pointerId)) return;
      const before = [...fingers.current.values()].slice(0, 2);
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const after = [...fingers.current.values()].slice(0, 2);
      const { frame: now, view: from } = latest.current;
      const [start, end] = [inWindow(middle(before)), inWindow(middle(after))];
      const moved = moveView(now, from, { x: end.x - start.x, y: end.y - start.y });
      const stretch = spread(before) > 0 ? spread(after) / spread(before) : 1;
      change(stretch === 1 ? moved : zoomView(now, moved, moved.zoom * stretch, end));
    },
    onPointerEnd: (event: PointerEvent<HTMLDivElement>) => {
      fingers.current.delete(event.pointerId);
    },
    /** Handles a key press; returns true if the key is one of the cropper's. */
    onKeyDown: (event: KeyboardEvent<HTMLDivElement>): boolean => {
      if (event.ctrlKey || event.metaKey || event.altKey) return false;
      const { frame: now, view: from } = latest.current;
      const arrow = arrows[event.key];
      const by = event.shiftKey ? leap : step;
      if (arrow) change(moveView(now, from, { x: arrow.x * by, y: arrow.y * by }));
      else if (event.key === "+" || event.key === "=") zoomTo(from.zoom * closer);
      else if (event.key === "-") zoomTo(from.zoom / closer);
      else return false;
      event.preventDefault();
      return true;
    },
  };
}
