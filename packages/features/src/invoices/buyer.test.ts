import { expect, test } from "vitest";
import { buyerOf, missingOf, type BuyerData } from "./buyer.ts";

const seat = {
  street: "Via San Lorenzo",
  number: "12",
  postalCode: "16123",
  city: "Genova",
  province: "GE",
  country: "IT",
};
const whole: BuyerData = {
  legalName: "Lanterna Software S.p.A.",
  vat: "02318470990",
  fiscalCode: "02318470990",
  sdi: "M5UXCR1",
  seat,
};

test("complete buyer data → nothing is reported as missing", () => {
  expect(missingOf(whole)).toEqual([]);
  expect(missingOf({ ...whole, vat: null })).toEqual([]);
  expect(missingOf({ ...whole, fiscalCode: null, sdi: "fatture@pec.lanterna.example" })).toEqual([]);
  expect(missingOf({ ...whole, vat: null, fiscalCode: "RSSMRA80A01D969Z" })).toEqual([]);
  expect(missingOf({ ...whole, seat: { ...seat, number: null } })).toEqual([]);
});

test.each([
  [{ legalName: null }, ["legalNameMissing"]],
  [{ legalName: "  " }, ["legalNameMissing"]],
  [{ vat: null, fiscalCode: null }, ["taxNumberMissing"]],
  [{ vat: "02318470991" }, ["vatWrong"]],
  [{ fiscalCode: "02318470991" }, ["fiscalCodeWrong"]],
  [{ fiscalCode: "RSSMRA80A01D969X" }, ["fiscalCodeWrong"]],
  [{ fiscalCode: "AAAAAAAAAAAAAAAA" }, ["fiscalCodeWrong"]],
  [{ sdi: null }, ["sdiMissing"]],
  [{ seat: null }, ["seatMissing"]],
  [{ legalName: null, sdi: null, seat: null }, ["legalNameMissing", "sdiMissing", "seatMissing"]],
] as [Partial<BuyerData>, string[]][])("invoice buyer with %j → refused with %j", (change, reasons) => {
  expect(missingOf({ ...whole, ...change })).toEqual(reasons);
});

test.each([
  { street: null },
  { postalCode: "1612" },
  { postalCode: null },
  { province: null },
  { province: "Genova" },
  { country: "FR" },
])("registered office with %j → reported as incomplete", (change) => {
  expect(missingOf({ ...whole, seat: { ...seat, ...change } })).toEqual(["seatIncomplete"]);
});

test("buyerOf a Space → the buyer as an invoice stores it, with street and number in one field", () => {
  expect(buyerOf({ ...whole, fiscalCode: null })).toEqual({
    name: "Lanterna Software S.p.A.",
    vat: "02318470990",
    fiscalCode: null,
    sdi: "M5UXCR1",
    street: "Via San Lorenzo 12",
    postalCode: "16123",
    city: "Genova",
    province: "GE",
    country: "IT",
  });
});
