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
])("initials on an avatar: the name %j → %j", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test("hash for avatar colours: same name → same hash; 10,000 names → evenly spread over ten colours", () => {
  expect(hashOf("Lanterna Software")).toBe(hashOf("Lanterna Software"));
  const counts = Array.from({ length: 10 }, () => 0);
  for (let index = 0; index < 10_000; index++) counts[hashOf(`Space ${index}`) % 10]! += 1;
  for (const count of counts) expect(count).toBeGreaterThan(850);
});
