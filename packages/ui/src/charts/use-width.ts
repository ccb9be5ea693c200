import { useLayoutEffect, useRef, useState, type RefObject } from "react";

/** Measures the width of an element, so that a drawing is as wide as its container and its text keeps the usual size. */
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
