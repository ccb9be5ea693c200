import { useEffect, useState, type RefObject } from "react";

/** The inner width of an element in pixels; 0 until it is known. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const node = element.current;
    if (!node) return;
    const look = () => setWidth(node.clientWidth);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(node);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
