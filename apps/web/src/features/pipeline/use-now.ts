import { useEffect, useState } from "react";

const everyMs = 60_000;

/** The time as far as days and deadlines need it: a board may stay open overnight. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
