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

/** The most likely place for the text; null if none matches. */
export async function findPlace(text: string): Promise<PlaceMatch | null> {
  for (const filters of placeFilters(text)) {
    const [found] = await search(filters, 1);
    if (found) return found;
  }
  return null;
}
