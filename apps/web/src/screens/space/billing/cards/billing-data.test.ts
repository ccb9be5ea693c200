import { expect, test } from "vitest";
import { nowhere } from "~/domain/spaces/address-fields.tsx";
import { aSpace } from "~/testing/a-space.ts";
import { billingDataOf, changeOf } from "./billing-data.ts";

const place = (id: string, city: string, legalSeat: boolean) => ({
  ...nowhere,
  id,
  city,
  province: "GE",
  region: "Liguria",
  street: "Calata Cattaneo",
  number: "14",
  postalCode: "16128",
  legalSeat,
});

test("changing the registered office → the same location is updated; other locations and a locked VAT number stay", () => {
  const space = aSpace({
    vat: "12345678903",
    locked: ["vat"],
    version: 7,
    locations: [place("a", "Torino", false), place("b", "Genova", true)],
  });
  const change = changeOf(space, { ...billingDataOf(space), sdi: "ABCDEFG", street: "Via Prè" });
  expect(change).toMatchObject({ sdi: "ABCDEFG", version: 7 });
  expect(change).not.toHaveProperty("vat");
  expect(change.locations).toMatchObject([
    { id: "b", city: "Genova", street: "Via Prè", legalSeat: true },
    { id: "a", city: "Torino", legalSeat: false },
  ]);
});

test("billing data of a Space without a registered office → a new location is added before the others", () => {
  const space = aSpace({ locations: [place("a", "Torino", false)] });
  const change = changeOf(space, { ...billingDataOf(space), vat: "12345678903", city: "Genova" });
  expect(change.vat).toBe("12345678903");
  expect(change.locations).toHaveLength(2);
  expect(change.locations?.[0]).toMatchObject({ city: "Genova", legalSeat: true });
  expect(change.locations?.[0]).not.toHaveProperty("id");
});
