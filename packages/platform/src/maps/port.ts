import type { MapPlace, MapSuggestion } from "@orbita/contract";

/**
 * Thrown if the provider did not respond or refused us, because of overload, quota or an invalid key. Callers fall back to the
 * gazetteer.
 */
export class MapsUnavailable extends Error {}

export type MapQuery = { readonly text: string; readonly language: "it" | "en" };

/** A provider of addresses and places worldwide. Its responses are never cached, because we have no right to store them. */
export type MapsProvider = {
  readonly textSearch: (words: MapQuery) => Promise<MapPlace[]>;
  /** The place with this id; null if the id is unknown. */
  readonly place: (id: MapQuery) => Promise<MapPlace | null>;
  readonly geocode: (words: MapQuery) => Promise<MapPlace[]>;
  readonly autocomplete: (words: MapQuery) => Promise<MapSuggestion[]>;
};
