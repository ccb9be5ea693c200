import { useSuggestions } from "~/shell/api/use-suggestions.ts";

const ask = (text: string) => import("./find-place.ts").then(({ suggestPlaces }) => suggestPlaces(text));

/** Suggests places while the user types. */
export function usePlaceSuggestions() {
  const { found, suggestFor } = useSuggestions(ask);
  return { places: found, suggestFor };
}
