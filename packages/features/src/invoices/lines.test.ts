import { expect, test } from "vitest";
import { draftMonth, licenceFor, licenceLine } from "./lines.ts";
import { documentNumber, progressiveOf } from "./numbers.ts";

const agreed = { licenceCents: 31_000, startsOn: "2026-01-01", endsOn: null };

test.each([
  [{}, 31_000],
  [{ startsOn: "2026-10-31" }, 1_000],
  [{ startsOn: "2026-11-01" }, 0],
  [{ endsOn: "2026-10-01" }, 1_000],
  [{ endsOn: "2026-09-30" }, 0],
  [{ startsOn: "2026-10-10", endsOn: "2026-10-19" }, 10_000],
  [{ endsOn: "2026-10-31" }, 31_000],
])("licence with %j → prorated to its days in October: %d cents", (change, cents) => {
  expect(licenceFor({ ...agreed, ...change }, "2026-10")).toBe(cents);
});

test("licence for part of a month → its dates are in the invoice line; licence without a price → no line", () => {
  expect(licenceLine({ ...agreed, startsOn: "2026-10-10" }, "2026-10")).toMatchObject({
    description: "Licenza ottobre 2026, dal 10/10/2026 al 31/10/2026",
    quantity: 1,
    unitCents: 22_000,
    startsOn: "2026-10-10",
    endsOn: "2026-10-31",
  });
  expect(licenceLine(agreed, "2026-10")).toMatchObject({ description: "Licenza ottobre 2026" });
  expect(licenceLine({ ...agreed, licenceCents: 0 }, "2026-10")).toBeNull();
  expect(licenceLine({ ...agreed, licenceCents: 1, startsOn: "2026-10-31" }, "2026-10")).toBeNull();
});

test("invoice → lists the licence, then a line per job post and click price, and names months billed late", () => {
  const clicks = { jobPostId: "a", title: "Backend", clicks: 3, unitCents: 45, from: "2026-10-02", to: "2026-10-30" };
  const { lines, ...sums } = draftMonth(agreed, "2026-10", [
    clicks,
    { ...clicks, clicks: 1, unitCents: 50, from: "2026-09-30" },
  ]);
  expect(sums).toEqual({ netCents: 31_185, vatCents: 6_861, totalCents: 38_046 });
  expect(lines.map(({ kind, description, quantity, netCents }) => [kind, description, quantity, netCents])).toEqual([
    ["licence", "Licenza ottobre 2026", 1, 31_000],
    ["clicks", "Clic sull’annuncio «Backend», ottobre 2026", 3, 135],
    ["clicks", "Clic sull’annuncio «Backend», settembre 2026 – ottobre 2026", 1, 50],
  ]);
});

test("documentNumber and progressiveOf → invoice numbers and SDI file numbers in their formats", () => {
  expect(documentNumber({ year: 2026, number: 118 })).toBe("2026/118");
  expect([1, 35, 36, 60_466_176].map(progressiveOf)).toEqual(["00001", "0000Z", "00010", "100000"]);
  expect(progressiveOf(2 ** 31 - 1)).toMatch(/^[A-Z0-9]{1,10}$/);
});
