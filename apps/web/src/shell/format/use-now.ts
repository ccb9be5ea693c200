import { useSyncExternalStore } from "react";

const every = 60_000;
const minute = (): number => Math.floor(Date.now() / every) * every;

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, every);
  return () => clearInterval(timer);
}

/** The current time, rounded to the minute. Keeps "today" correct after midnight in a page that stays open. */
export const useNow = (): number => useSyncExternalStore(subscribe, minute, minute);
