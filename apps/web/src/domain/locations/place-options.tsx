import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { placeLabel } from "./place-label.ts";
import { usePlaceSuggestions } from "./use-place-suggestions.ts";

/**
 * Fills the `datalist` of a place field while the user types. The field has the given name, in the form that contains this component.
 * For forms of public pages, which load it at the first focus.
 */
export function PlaceOptions({ field: name }: { field: string }) {
  const inside = useRef<HTMLSpanElement>(null);
  const [list, setList] = useState<HTMLElement | null>(null);
  const { places, suggestFor } = usePlaceSuggestions();
  const suggest = useRef(suggestFor);
  useEffect(() => {
    suggest.current = suggestFor;
  });
  useEffect(() => {
    const field = inside.current?.closest("form")?.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement)) return;
    const onInput = () => suggest.current(field.value);
    setList(field.list);
    if (document.activeElement === field) onInput();
    field.addEventListener("input", onInput);
    return () => field.removeEventListener("input", onInput);
  }, [name]);
  const options = places.map((place) => <option key={place.id} value={placeLabel(place)} />);
  return (
    <span ref={inside} hidden>
      {list && createPortal(options, list)}
    </span>
  );
}
