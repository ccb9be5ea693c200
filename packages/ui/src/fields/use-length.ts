import { useEffect, useRef, useState } from "react";

/** How long the text of a field is, also when a form library writes it without telling React. */
export function useLength(value: string | undefined) {
  const element = useRef<HTMLTextAreaElement>(null);
  const [length, setLength] = useState(value?.length ?? 0);
  const read = () => setLength((value ?? element.current?.value ?? "").length);
  // After every render on purpose: a reset of the form changes the element, not our props.
  useEffect(read);
  return { element, length, read };
}
