import type { Place } from "@orbita/contract";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";

const offered = 12;

/** Places that somebody may be typing; without a word the largest, of Italy unless told. */
export async function findPlaces(text: string, country: string | undefined): Promise<Place[]> {
  const where = country ?? (text ? undefined : "IT");
  const filters = [
    ...(text ? [{ f: "text", v: text, mm: "c" }] : []),
    ...(where ? [{ f: "country", v: where, mm: "is" }] : []),
  ];
  const { content } = await answered(api().locations.search({ body: { size: offered, filters } as never }));
  return content;
}
