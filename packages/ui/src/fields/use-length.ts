import { useEffect, useRef, useState } from "react";

/** Tracks the length of a field's text, also when a form library changes the text without a React update. */
export function useLength(value: string | undefined) {
  const element = useRef<HTMLTextAreaElement>(null);
  const [length, setLength] = useState(value?.length ?? 0);
  const read = () => setLength((value ?? element.current?.value ?? "").length);
  // Runs after every render on purpose, because a reset of the form changes the element and not our props.
  useEffect(read);
  return { element, length, read };
}
