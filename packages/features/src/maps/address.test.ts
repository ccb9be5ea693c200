import { expect, test } from "vitest";
import { parseAddress } from "./address.ts";

type AddressCase = [
  text: string,
  street: string | null,
  number: string | null,
  cap: string | null,
  prov: string | null,
  city: string,
];

test.each<AddressCase>([
  ["Via Roma 12, 24121 Bergamo", "Via Roma", "12", "24121", null, "Bergamo"],
  ["Via Roma, 12 - 24121 Bergamo (BG)", "Via Roma", "12", "24121", "BG", "Bergamo"],
  ["via roma 12 bergamo", "via roma", "12", null, null, "bergamo"],
  ["Bergamo, Via Roma 12", "Via Roma", "12", null, null, "Bergamo"],
  ["Via XX Settembre 20/A, 16121 Genova GE, Italia", "Via XX Settembre", "20/A", "16121", "GE", "Genova"],
  ["P.zza Duomo, 1, 20122 Milano", "P.zza Duomo", "1", "20122", null, "Milano"],
  ["C.so Vittorio Emanuele II n. 10, Torino, Italy", "C.so Vittorio Emanuele II", "10", null, null, "Torino"],
  ["Piazza San Marco 1 bis, Venezia", "Piazza San Marco", "1 bis", null, null, "Venezia"],
  ["Località Pian di Là snc, 53100 Siena", "Località Pian di Là", "snc", "53100", null, "Siena"],
  ["Via 25 Aprile 7, Reggio nell'Emilia (RE)", "Via 25 Aprile", "7", null, "RE", "Reggio nell'Emilia"],
  ["24121 Bergamo", null, null, "24121", null, "Bergamo"],
  ["I-24121 Bergamo BG", null, null, "24121", "BG", "Bergamo"],
  ["Bergamo", null, null, null, null, "Bergamo"],
  ["Viale della Libertà, Forlì", "Viale della Libertà", null, null, null, "Forlì"],
])("address %s → split into its parts", (...[text, street, number, postalCode, province, city]) => {
  const parsed = parseAddress(text);
  expect({ ...parsed, cities: parsed.cities[0] }).toEqual({ street, number, postalCode, province, cities: city });
});

test("address without a comma or number → the last words may be the town, longest first", () => {
  expect(parseAddress("Via Roma San Donà di Piave").cities).toEqual([
    "San Donà di Piave",
    "Donà di Piave",
    "di Piave",
    "Piave",
  ]);
  expect(parseAddress("Via Roma").cities).toEqual([]);
});

test.each(["", "   ", ",,,", "12", "24121", "(BG)", "via", "\u0000", "a".repeat(200), "via ".repeat(50)])(
  "parseAddress with an odd text → never throws: %j",
  (text) => expect(() => parseAddress(text)).not.toThrow(),
);
