import { readFile } from "node:fs/promises";
import { spaceChange } from "@orbita/contract";
import { expect, test } from "vitest";
import { demoPages, demoSpaces, spaceKeys } from "../seed/index.ts";

type ComuneBoundary = { province: string; lat: number; lon: number; postalCodes: string[] };

async function readComuni(): Promise<Map<string, ComuneBoundary>> {
  const file = await readFile(new URL("../seed/reference/places/comuni.tsv", import.meta.url), "utf8");
  const rows = file.trim().split("\n").slice(1);
  return new Map(
    rows.map((row) => {
      const [, name = "", , province = "", lat, lon, , postalCodes = ""] = row.split("\t");
      return [name, { province, lat: Number(lat), lon: Number(lon), postalCodes: postalCodes.split(",") }];
    }),
  );
}

/** Distance on a flat approximation of the earth, accurate enough for a few kilometres. */
const kilometres = (a: { lat: number | null; lon: number | null }, b: ComuneBoundary) =>
  Math.hypot((a.lat! - b.lat) * 111.2, (a.lon! - b.lon) * 111.2 * Math.cos((b.lat * Math.PI) / 180));

/** The check digit of a VAT number: Luhn's sum over the ten digits before it. */
function lastDigit(digits: string): number {
  const sum = digits
    .slice(0, 10)
    .split("")
    .reduce((total, digit, at) => {
      const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return (10 - (sum % 10)) % 10;
}

test.each(spaceKeys)(
  "demo Space %s → its locations match their municipality, and its VAT number is valid",
  async (key) => {
    const comuni = await readComuni();
    const { places, company } = demoPages[key];
    expect(places.length).toBeLessThanOrEqual(3);
    for (const place of places) {
      const comune = comuni.get(place.city)!;
      expect([place.city, comune.province]).toEqual([place.city, place.province]);
      expect(comune.postalCodes).toContain(place.postalCode);
      expect(kilometres(place, comune)).toBeLessThan(8);
    }
    const [, , , vat] = company;
    expect(Number(vat.at(-1))).toBe(lastDigit(vat));
    expect(demoSpaces[key].members.some(({ qualification }) => qualification !== undefined)).toBe(true);
  },
);

test("all demo Spaces → texts and VAT numbers differ; only the agency has an authorisation number", () => {
  const pages = spaceKeys.map((key) => demoPages[key]);
  for (const field of ["headline", "description", "website", "policyDescription"] as const)
    expect(new Set(pages.map((page) => page[field])).size).toBe(spaceKeys.length);
  expect(new Set(pages.map(({ company }) => company[3])).size).toBe(spaceKeys.length);
  const agencies = pages.filter(({ type }) => type === "agency");
  expect(agencies.map(({ authorisationNumber }) => typeof authorisationNumber)).toEqual(["string"]);
  for (const { headline, description, website, policyDescription } of pages)
    expect(spaceChange.safeParse({ headline, description, website, policyDescription }).success).toBe(true);
});
