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

describe("what may not be shown", () => {
  for (const [why, claims] of Object.entries(falseClaims))
    it.each(claims)(`${why}: %s %j`, (text, cited) => expect(shown(text, cited)).toBeNull());
  it("is of every kind, and enough", () =>
    expect(Object.values(falseClaims).flat().length).toBeGreaterThanOrEqual(120));
});

describe("what a good model writes", () => {
  it("is shown, four times of five and more", () => {
    const lost = trueClaims.filter(([text, cited]) => shown(text, cited) === null);
    expect(1 - lost.length / trueClaims.length, lost.map(([text]) => text).join("\n")).toBeGreaterThanOrEqual(0.8);
  });

  it("is shown with the lines that it rests on, as they stand in the resume", () => {
    expect(shown("Parla inglese B2.", [23, 25])).toEqual({
      text: "Parla inglese B2.",
      quotes: [lines.find(({ number }) => number === 23)!.quote],
    });
  });

  it("says the name that the asker knows", () => {
    expect(shown("P2 parla spagnolo a livello C1.", [35])?.text).toBe("Marco Sala parla spagnolo a livello C1.");
  });
});
