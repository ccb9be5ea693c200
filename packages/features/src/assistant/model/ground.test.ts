import { describe, expect, it } from "vitest";
import { noOtherNames } from "../../ai-calls/index.ts";
import { falseClaims } from "./fixtures/false-claims.ts";
import { trueClaims } from "./fixtures/true-claims.ts";
import { found, lines, onePerson, twoPeople } from "./fixtures/two-people.ts";
import { ground } from "./ground.ts";

const shown = (text: string, cited: readonly number[]) => {
  const both = /\bP\d\b/.test(text);
  const known = both ? lines : lines.filter(({ person }) => person === 1);
  return ground(
    { text, lines: cited },
    { lines: known, people: both ? twoPeople : onePerson, found, otherNames: noOtherNames },
  );
};

describe("ground, for claims that the resume does not support", () => {
  for (const [why, claims] of Object.entries(falseClaims))
    it.each(claims)(`claim of a model that the resume does not support → refused (${why}): %s %j`, (text, cited) =>
      expect(shown(text, cited)).toBeNull(),
    );
  it("table of unsupported claims → at least 120 rows", () =>
    expect(Object.values(falseClaims).flat().length).toBeGreaterThanOrEqual(120));
});

describe("ground, for claims that the resume supports", () => {
  it("claims of a model that the resume supports → at least 80 % are accepted", () => {
    const lost = trueClaims.filter(([text, cited]) => shown(text, cited) === null);
    expect(1 - lost.length / trueClaims.length, lost.map(([text]) => text).join("\n")).toBeGreaterThanOrEqual(0.8);
  });

  it("accepted claim of a model → has only the quotes that support it, word for word from the resume", () => {
    expect(shown("Parla inglese B2.", [23, 25])).toEqual({
      text: "Parla inglese B2.",
      quotes: [lines.find(({ number }) => number === 23)!.quote],
    });
  });

  it("accepted claim of a model with the label P2 → the person's name replaces the label", () => {
    expect(shown("P2 parla spagnolo a livello C1.", [35])?.text).toBe("Marco Sala parla spagnolo a livello C1.");
  });
});
