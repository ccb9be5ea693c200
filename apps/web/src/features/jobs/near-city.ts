import type { Near } from "@orbita/contract";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";

/** Around the place that the name most likely means; null where no list knows it, and then the name alone counts. */
export async function nearCity(city: string, km: number): Promise<Near | null> {
  const body = { size: 1, filters: [{ f: "text", v: city, mm: "c" }] };
  const [place] = (await answered(api().locations.search({ body: body as never }))).content;
  return place && place.lat !== null && place.lon !== null ? { lat: place.lat, lon: place.lon, km } : null;
}
