import type { Place } from "@orbita/contract";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { placeFilters } from "./place-filters.ts";

const shown = ["city", "province", "country", "lat", "lon"] as const;
export type PlaceMatch = Pick<Place, "id" | (typeof shown)[number]>;

const search = async (filters: object[], size: number): Promise<PlaceMatch[]> => {
  const body = { page: 0, size, filters, projections: [...shown] };
  return (await answered(api().locations.search({ body: body as never }))).content;
};

/** Places whose name matches the text, best match first, then largest first. The API tolerates typos. */
export const suggestPlaces = (text: string): Promise<PlaceMatch[]> => search([{ f: "text", v: text, mm: "c" }], 8);

/** Places for a complete text, most likely first. `isExact` is false if none has this very name, but a similar one. */
export async function findPlaces(text: string, most = 1): Promise<{ isExact: boolean; places: PlaceMatch[] }> {
  for (const [attempt, filters] of placeFilters(text).entries()) {
    const isExact = attempt === 0;
    const places = await search(filters, isExact ? 1 : most);
    if (places.length > 0) return { isExact, places };
  }
  return { isExact: false, places: [] };
}

/** The most likely place for the text; null if none matches. */
export const findPlace = async (text: string): Promise<PlaceMatch | null> => (await findPlaces(text)).places[0] ?? null;
