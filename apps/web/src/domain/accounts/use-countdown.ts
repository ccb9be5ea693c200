import { useEffect, useState } from "react";

/** Whole seconds until a timestamp in milliseconds; 0 once it has passed. */
export function useCountdown(until: number): number {
  const [left, setLeft] = useState(() => secondsUntil(until));
  useEffect(() => {
    setLeft(secondsUntil(until));
    const timer = setInterval(() => setLeft(secondsUntil(until)), 1_000);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}

const secondsUntil = (moment: number): number => Math.max(0, Math.ceil((moment - Date.now()) / 1_000));

/** "3:42". */
export const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
