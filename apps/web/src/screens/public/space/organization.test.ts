import type { Space } from "@orbita/contract";
import { expect, test } from "vitest";
import { organization } from "./organization.ts";

const place = { province: "GE", region: "Liguria", country: "IT", lat: null, lon: null, number: null };
const trieste = { ...place, id: "1", city: "Trieste", street: null, postalCode: null, legalSeat: false };
const genova = { ...trieste, id: "2", city: "Genova", street: "Calata Cattaneo", number: "14", postalCode: "16128" };

const bare = {
  id: "01a1ddc1-0000-7000-8000-000000000001",
  name: "Lanterna Software",
  url: "lanterna",
  headline: null,
  description: null,
  website: null,
  logo: null,
  vat: null,
  companySize: null,
  yearFounded: null,
  locations: [],
} as unknown as Space;
const said = (space: Partial<Space>) => organization({ ...bare, ...space }, "https://orbita.example");

test("Organization data of a Space without details → only name and URL, without empty fields", () => {
  expect(said({})).toEqual({
    "@context": "https://schema.org/",
    "@type": "Organization",
    name: "Lanterna Software",
    url: "https://orbita.example/space/lanterna",
  });
});

test("Organization data of a Space: the address is the registered office, or else the first location", () => {
  expect(said({ locations: [trieste, { ...genova, legalSeat: true }] })["address"]).toMatchObject({
    streetAddress: "Calata Cattaneo 14",
    addressLocality: "Genova",
    postalCode: "16128",
  });
  expect(said({ locations: [trieste, genova] })["address"]).toMatchObject({ addressLocality: "Trieste" });
});

test.each([
  ["1", { value: 1 }],
  ["50-99", { minValue: 50, maxValue: 99 }],
  ["1000+", { minValue: 1000 }],
])("Organization data: company size %s → the matching numberOfEmployees", (companySize, bounds) => {
  expect(said({ companySize })["numberOfEmployees"]).toEqual({ "@type": "QuantitativeValue", ...bounds });
});

test("Organization data: website, VAT number and founding year are formatted for schema.org", () => {
  expect(said({ website: "lanterna.example", vat: "02318470994", yearFounded: 2009 })).toMatchObject({
    sameAs: ["https://lanterna.example"],
    vatID: "IT02318470994",
    foundingDate: "2009",
  });
});
