import { useEffect, useRef, useState } from "react";
import type { FoundPlace } from "./find-place.ts";

const pauseMs = 200;
const fromLetters = 2;

/** Places for what is being typed. A late answer to an earlier text is not shown. */
export function usePlaceSuggestions() {
  const [places, setPlaces] = useState<readonly FoundPlace[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef("");
  useEffect(() => () => clearTimeout(timer.current), []);

  function suggestFor(text: string): void {
    clearTimeout(timer.current);
    asked.current = text.trim();
    if (asked.current.length < fromLetters) return;
    timer.current = setTimeout(() => void ask(asked.current), pauseMs);
  }

  async function ask(text: string): Promise<void> {
    // Suggestions are a help: without them one writes the name.
    const found = await import("./find-place.ts").then(({ suggestPlaces }) => suggestPlaces(text)).catch(() => []);
    if (asked.current === text) setPlaces(found);
  }

  return { places, suggestFor };
}
