import { useEffect, useState, type RefObject } from "react";

/**
 * How long the element must be in view, in milliseconds.
 * While a page loads, it may show an element briefly and then push it out of view; that must not count as seen.
 */
const dwellMs = 700;
/** Visible share of the element from which it counts as in view. A visible edge is not enough. */
const share = 0.5;

/**
 * True once most of the element has been in the viewport for a moment.
 * `key` identifies what the element shows, such as the newest message; a new key starts over.
 */
export function useInView(element: RefObject<HTMLElement | null>, key: string | number | undefined): boolean {
  const [shownKey, setShownKey] = useState<string | number>();
  useEffect(() => {
    const node = element.current;
    if (key === undefined || !node) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        if (entries.at(-1)?.isIntersecting) timer = setTimeout(() => setShownKey(key), dwellMs);
        else setShownKey(undefined);
      },
      { threshold: share },
    );
    observer.observe(node);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [element, key]);
  return key !== undefined && shownKey === key;
}
