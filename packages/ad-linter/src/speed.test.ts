import { describe, expect, it } from "vitest";
import type { Ad } from "./ad.ts";
import { lint } from "./lint.ts";
import { readCases } from "./testing/cases.ts";
import { clean } from "./testing/clean.ts";

const size = 5_000;
const fill = (piece: string): string => piece.repeat(Math.ceil(size / piece.length)).slice(0, size);
const busy: Ad = {
  ...clean,
  workplaceType: "workplace_type_hybrid",
  travelType: "travel_type_occasional",
  weeklyHours: 40,
  contractEconomicType: "contract_economic_type_permanent",
};
/** CPU time of the work in milliseconds, so that other load on the machine does not count. */
function cpu(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

describe("speed of the linter on an ad of 5,000 characters", () => {
  it("linting an ad of 5,000 characters full of faults → takes at most 40 ms of CPU time (median)", () => {
    const text = readCases()
      .map(({ text: one }) => one)
      .join(" ")
      .slice(0, size);
    const ad = { ...busy, description: text };
    for (let i = 0; i < 5; i++) lint(ad);
    const times = Array.from({ length: 21 }, () => cpu(() => lint(ad)));
    const median = times.toSorted((a, b) => a - b)[10]!;
    // The limit is generous: almost every sentence of this text has a fault, and an ordinary ad takes a quarter of the time
    // (bench/ad-linter).
    expect(median).toBeLessThan(40);
  });

  const hostile: Record<string, string> = {
    "one letter": fill("a"),
    spaces: fill(" "),
    "endless lists": fill("\n- "),
    digits: fill("1"),
    "numbers and dots": fill("1.000.000,"),
    "repeated hours": fill("40 ore "),
    "repeated age ranges": fill("tra i 20 e i "),
    negations: fill("non no senza "),
    "unfinished requests": fill("cerchiamo un un un un "),
    "beginnings of phrases": fill("disponibilità di di di di senza "),
    "slashes and brackets": fill("a/b(c)/"),
    "combining accents": fill("e\u0300"),
    emoji: fill("👩‍🔧"),
    "one long word": fill("sviluppatore"),
    quotes: fill("“’'`"),
    "repeated pay": fill("RAL 30.000 - 35.000 "),
  };
  it.each(Object.keys(hostile))(
    "linting an ad of 5,000 characters made of %s → takes at most 400 ms of CPU",
    (name) => {
      const ad = {
        ...busy,
        title: hostile[name]!.slice(0, 200),
        description: hostile[name]!,
        questions: [hostile[name]!.slice(0, 500)],
      };
      lint(ad);
      expect(cpu(() => lint(ad))).toBeLessThan(400);
    },
  );
});
