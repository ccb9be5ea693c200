import { expect, test } from "vitest";
import { domainIn, readHiding } from "./hide-form.tsx";

test.each([
  ["portolano.example", "portolano.example"],
  [" @Portolano.Example ", "portolano.example"],
  ["anna.rossi@sede.portolano.example", "sede.portolano.example"],
  ["portolano", null],
  ["portolano .example", null],
  ["https://portolano.example", null],
  ["", null],
])("hiding from a company: domain read from %j → %j", (text, domain) => {
  expect(domainIn(text)).toBe(domain);
});

const spaces = [
  { id: "1", name: "Cantieri Velamare", url: "velamare" },
  { id: "2", name: "Lanterna", url: "lanterna" },
  { id: "3", name: "Lanterna", url: "lanterna-2" },
];

test("hiding from a company: a unique name → its Space; a shared name → the picked Space; other text → a domain", () => {
  expect(readHiding("cantieri velamare", spaces, null)).toEqual({ spaceId: "1" });
  expect(readHiding("Lanterna", spaces, null)).toBeNull();
  expect(readHiding("Lanterna", spaces, "3")).toEqual({ spaceId: "3" });
  // The user picked a Space and then typed something else.
  expect(readHiding("lanterna.example", spaces, "3")).toEqual({ domain: "lanterna.example" });
  expect(readHiding("nobody", spaces, "3")).toBeNull();
});
