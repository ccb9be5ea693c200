import { useEffect, useState } from "react";

/** Which of the sections one is reading: the last whose heading has passed the upper third of the window. */
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
    // Told when a heading crosses the line, and not at every pixel.
    const observer = new IntersectionObserver(look, { rootMargin: "-33% 0px -66% 0px" });
    for (const section of sections) observer.observe(section);
    look();
    return () => observer.disconnect();
  }, [key]);
  return current;
}
