import { useSuggestions } from "~/shell/api/use-suggestions.ts";

const ask = (text: string) => import("./find-place.ts").then(({ suggestPlaces }) => suggestPlaces(text));

/** Places for what is being typed. */
export function usePlaceSuggestions() {
  const { found, suggestFor } = useSuggestions(ask);
  return { places: found, suggestFor };
}
