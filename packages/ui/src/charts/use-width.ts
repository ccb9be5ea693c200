import { useLayoutEffect, useRef, useState, type RefObject } from "react";

/** How wide a place is: a drawing that is as wide as its place keeps its letters as large as all others. */
export function useWidth<T extends Element>(): [RefObject<T | null>, number] {
  const place = useRef<T>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const measure = () => setWidth(Math.round(element.getBoundingClientRect().width));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [place, width];
}
