import { useEffect, useRef, useState } from "react";

const pauseMs = 200;
const fromLetters = 2;

/** Suggestions for the text that the user types. Drops late responses to an earlier text. */
export function useSuggestions<T>(ask: (text: string) => Promise<readonly T[]>) {
  const [found, setFound] = useState<readonly T[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef("");
  useEffect(() => () => clearTimeout(timer.current), []);

  function suggestFor(text: string): void {
    clearTimeout(timer.current);
    asked.current = text.trim();
    if (asked.current.length < fromLetters) {
      setFound([]);
      return;
    }
    timer.current = setTimeout(() => void answer(asked.current), pauseMs);
  }

  async function answer(text: string): Promise<void> {
    // Suggestions are optional: if they fail to load, the user types the whole text.
    const fitting = await ask(text).catch(() => []);
    if (asked.current === text) setFound(fitting);
  }

  return { found, suggestFor };
}
