import type { MapPlace, MapSuggestion } from "@orbita/contract";

/** The provider did not answer, or not to us: overloaded, out of quota, a key that it refuses. The gazetteer takes its place. */
export class MapsAway extends Error {}

export type MapWords = { readonly text: string; readonly language: "it" | "en" };

/** Addresses and places of the whole world, asked anew each time: what a provider answers is not ours to keep. */
export type Maps = {
  readonly textSearch: (words: MapWords) => Promise<MapPlace[]>;
  /** null: it knows no such id. */
  readonly place: (id: MapWords) => Promise<MapPlace | null>;
  readonly geocode: (words: MapWords) => Promise<MapPlace[]>;
  readonly autocomplete: (words: MapWords) => Promise<MapSuggestion[]>;
};
