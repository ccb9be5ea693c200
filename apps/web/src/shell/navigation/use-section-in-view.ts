import { useEffect, useState } from "react";

/** Id of the section in view: the last section whose top is in the upper third of the window or above it. */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const key = ids.join(" ");
  useEffect(() => {
    const sections = key.split(" ").flatMap((id) => document.getElementById(id) ?? []);
    const look = () => {
      const line = window.innerHeight / 3;
      const passed = sections.findLast((section) => section.getBoundingClientRect().top <= line);
      setCurrent((passed ?? sections[0])?.id);
    };
    // The observer fires when a section crosses the lower edge of the window's upper third, not on every scroll event.
    const observer = new IntersectionObserver(look, { rootMargin: "-33% 0px -66% 0px" });
    for (const section of sections) observer.observe(section);
    look();
    return () => observer.disconnect();
  }, [key]);
  return current;
}
