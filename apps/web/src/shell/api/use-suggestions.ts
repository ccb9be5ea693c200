import { useCallback, useEffect, useRef, useState } from "react";

const pauseMs = 200;

type SuggestionRequest<T> = (text: string, signal: AbortSignal) => Promise<readonly T[]>;

/**
 * Suggestions for the text that the user types, from two letters on. A request that is no longer needed is aborted; a late response to
 * an earlier text is dropped.
 */
export function useSuggestions<T>(ask: SuggestionRequest<T>, fromLetters = 2) {
  const [found, setFound] = useState<readonly T[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<AbortController>(undefined);
  const stop = useCallback(() => {
    clearTimeout(timer.current);
    running.current?.abort();
  }, []);
  useEffect(() => stop, [stop]);

  function suggestFor(text: string): void {
    stop();
    const asked = text.trim();
    if (asked.length < fromLetters) {
      setFound([]);
      return;
    }
    const { signal } = (running.current = new AbortController());
    timer.current = setTimeout(() => void answer(asked, signal), pauseMs);
  }

  async function answer(text: string, signal: AbortSignal): Promise<void> {
    // Suggestions are optional: if they fail to load, the user types the whole text.
    const fitting = await ask(text, signal).catch(() => []);
    if (!signal.aborted) setFound(fitting);
  }

  return { found, suggestFor };
}
