import { useEffect, useState, type RefObject } from "react";

/** While a page loads, it may show an element briefly and then push it out of view. That must not count as seen. */
const dwellMs = 700;
/** At least half of the element must be visible, so that a visible edge does not count. */
const share = 0.5;

/**
 * True once most of the element that `key` identifies has been in the viewport for a moment. `key` changes with the
 * element: the newest message, for example.
 */
export function useInSight(element: RefObject<HTMLElement | null>, key: string | number | undefined): boolean {
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
