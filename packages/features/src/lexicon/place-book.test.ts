import { expect, test } from "vitest";
import { placeBook } from "./place-book.ts";

const row = (city: string, more: object = {}) => ({
  city,
  region: null,
  country: "IT",
  lat: 1,
  lon: 2,
  typed: `|${city.toLowerCase()}|`,
  ...more,
});
const book = placeBook([
  row("Alessandria", { country: "EG", typed: "|alexandria|alessandria|" }),
  row("Alessandria", { region: "Piemonte" }),
  row("Genova", { region: "Liguria", typed: "|genova|genoa|#genovage|16121|" }),
  row("Samone", { region: "Piemonte", typed: "|samone|#samoneto|" }),
  row("Samone", { region: "Trentino-Alto Adige", typed: "|samone|#samonetn|" }),
  row("L'Aquila", { region: "Abruzzo", typed: "|l aquila|laquila|" }),
]);

test.each([
  ["Genova", "Liguria"],
  ["genova (GE)", "Liguria"],
  ["Genova, Italia", "Liguria"],
  ["Genoa - Italy", "Liguria"],
  ["Samone (TN)", "Trentino-Alto Adige"],
  ["Samone", "Piemonte"],
  ["L’Aquila", "Abruzzo"],
  ["Alessandria", "Piemonte"],
])('place "%s" → region "%s"', (written, region) => {
  expect(book.placeOf(written)?.region).toBe(region);
});

test("text that is not a place → no place recognised", () => {
  for (const written of [null, "", "da remoto", "…"]) expect(book.placeOf(written)).toBeNull();
});
