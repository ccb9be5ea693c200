import { useEffect, useRef, useState } from "react";

const pauseMs = 200;
const fromLetters = 2;

/** What fits the text that is being typed. A late answer to an earlier text is not shown. */
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
    // Suggestions are a help: without them one writes it whole.
    const fitting = await ask(text).catch(() => []);
    if (asked.current === text) setFound(fitting);
  }

  return { found, suggestFor };
}
