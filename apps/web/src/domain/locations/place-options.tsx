import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { placeLabel } from "./place-label.ts";
import { usePlaceSuggestions } from "./use-place-suggestions.ts";

/**
 * Fills the `datalist` of the field `city` in the form that contains this component, while the user types. For forms of public pages,
 * which load it at the first focus.
 */
export function PlaceOptions() {
  const inside = useRef<HTMLSpanElement>(null);
  const [list, setList] = useState<HTMLElement | null>(null);
  const { places, suggestFor } = usePlaceSuggestions();
  const suggest = useRef(suggestFor);
  useEffect(() => {
    suggest.current = suggestFor;
  });
  useEffect(() => {
    const field = inside.current?.closest("form")?.elements.namedItem("city");
    if (!(field instanceof HTMLInputElement)) return;
    const onInput = () => suggest.current(field.value);
    setList(field.list);
    if (document.activeElement === field) onInput();
    field.addEventListener("input", onInput);
    return () => field.removeEventListener("input", onInput);
  }, []);
  const options = places.map((place) => <option key={place.id} value={placeLabel(place)} />);
  return (
    <span ref={inside} hidden>
      {list && createPortal(options, list)}
    </span>
  );
}
