import type { MapPlace, MapSuggestion } from "@orbita/contract";

/** The provider did not respond or refused us: overload, quota, invalid key. The gazetteer is the fallback. */
export class MapsAway extends Error {}

export type MapWords = { readonly text: string; readonly language: "it" | "en" };

/** Addresses and places worldwide. Never cached: a provider's responses are not ours to store. */
export type Maps = {
  readonly textSearch: (words: MapWords) => Promise<MapPlace[]>;
  /** Null if the id is unknown. */
  readonly place: (id: MapWords) => Promise<MapPlace | null>;
  readonly geocode: (words: MapWords) => Promise<MapPlace[]>;
  readonly autocomplete: (words: MapWords) => Promise<MapSuggestion[]>;
};
