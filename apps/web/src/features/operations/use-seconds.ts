import { useEffect, useState } from "react";

/** The second that it is, while something is being counted; nothing ticks otherwise. */
export function useSeconds(ticking: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!ticking) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [ticking]);
  return now;
}
