import { useEffect, useState, type RefObject } from "react";

/** Whether it is on the screen now. */
export function useInSight(element: RefObject<HTMLElement | null>, ready: boolean): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!ready || !element.current) return;
    const observer = new IntersectionObserver((entries) => setShown(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, ready]);
  return shown;
}
