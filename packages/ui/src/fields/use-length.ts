import { useEffect, useRef, useState } from "react";

/** The length of a field's text, also when a form library changes it without a React update. */
export function useLength(value: string | undefined) {
  const element = useRef<HTMLTextAreaElement>(null);
  const [length, setLength] = useState(value?.length ?? 0);
  const read = () => setLength((value ?? element.current?.value ?? "").length);
  // After every render on purpose: a reset of the form changes the element, not our props.
  useEffect(read);
  return { element, length, read };
}
