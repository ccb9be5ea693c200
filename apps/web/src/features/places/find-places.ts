import type { Place } from "@orbita/contract";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";

const offered = 12;

/** Places that match the input. Without text the largest places, of Italy unless `country` is set. */
export async function findPlaces(text: string, country: string | undefined): Promise<Place[]> {
  const where = country ?? (text ? undefined : "IT");
  const filters = [
    ...(text ? [{ f: "text", v: text, mm: "c" }] : []),
    ...(where ? [{ f: "country", v: where, mm: "is" }] : []),
  ];
  const { content } = await answered(api().locations.search({ body: { size: offered, filters } as never }));
  return content;
}
