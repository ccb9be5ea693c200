import { useEffect, useRef, useState } from "react";

const pauseMs = 300;

/** State with a debounced callback, for example for a slider that is being dragged. */
export function useSettled<T>(initial: T, onSettled: (value: T) => void): [T, (value: T) => void] {
  const [value, setValue] = useState(initial);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  function move(next: T): void {
    setValue(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSettled(next), pauseMs);
  }
  return [value, move];
}
