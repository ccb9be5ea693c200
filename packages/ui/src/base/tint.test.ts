import { expect, test } from "vitest";
import { hashOf, initialsOf } from "./tint.ts";

test.each([
  ["Giulia Ferraris", "GF"],
  ["Maria Teresa de' Rossi", "MR"],
  ["Ortovivo", "O"],
  ["officine-dora", "OD"],
  ["  Élodie   Ñandú ", "ÉÑ"],
  ["株式会社 東京", "株東"],
  ["42 Nord", "4N"],
  ["🙂 Sole", "S"],
  ["", ""],
])("initials of %j are %j", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test("the hash of a name is stable, and 10,000 names spread evenly over ten tints", () => {
  expect(hashOf("Lanterna Software")).toBe(hashOf("Lanterna Software"));
  const counts = Array.from({ length: 10 }, () => 0);
  for (let index = 0; index < 10_000; index++) counts[hashOf(`Space ${index}`) % 10]! += 1;
  for (const count of counts) expect(count).toBeGreaterThan(850);
});
