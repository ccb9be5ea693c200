import { useEffect, useState } from "react";

const pauseMs = 600;

/** A value of the form once the user pauses. It must not change its identity in each render. */
export function useSettledValue<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
