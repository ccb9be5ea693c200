import type { Place } from "@orbita/contract";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";

const shown = ["city", "province", "country", "lat", "lon"] as const;
export type FoundPlace = Pick<Place, "id" | (typeof shown)[number]>;

/** "San Giorgio (MN)": the name, and the province where it was said. */
const said = /^(.+?)\s*\(([A-Za-z]{2})\)$/;

const search = async (filters: object[], size: number): Promise<FoundPlace[]> => {
  const body = { page: 0, size, filters, projections: [...shown] };
  return (await answered(api().locations.search({ body: body as never }))).content;
};

/** Places that begin with what was typed, the largest first. */
export const suggestPlaces = (text: string): Promise<FoundPlace[]> => search([{ f: "text", v: text, mm: "c" }], 8);

/** The place that somebody means by what they wrote; null where there is none such. */
export async function findPlace(text: string): Promise<FoundPlace | null> {
  const [, name = text, province] = said.exec(text) ?? [];
  const within = province ? [{ f: "province", v: province.toUpperCase(), mm: "is" }] : [];
  const [exact] = await search([{ f: "city", v: name, mm: "is" }, ...within], 1);
  if (exact) return exact;
  const [like] = await search([{ f: "text", v: name, mm: "c" }, ...within], 1);
  return like ?? null;
}

/** As it is written in the field and in the address. */
export const placeLabel = ({ city, province, country }: FoundPlace): string =>
  country === "IT" && province && province.length === 2 ? `${city} (${province})` : city;
