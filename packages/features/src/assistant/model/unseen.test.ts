import { describe, expect, it } from "vitest";
import { noOtherNames } from "../../ai-calls/index.ts";
import { chooseLines } from "./choose-lines.ts";
import { chef, unseenFalse, unseenTrue } from "./fixtures/unseen-claims.ts";
import { ground } from "./ground.ts";

const lines = chooseLines({ question: "?", language: "it", subjects: [chef], found: [] });
const people = new Map([[1, chef.label]]);

function shown(text: string, cited: readonly string[]) {
  const numbers = cited.map((words) => {
    const line = lines.find(({ quote }) => quote.text.includes(words));
    if (!line) throw new Error(`no line says ${words}`);
    return line.number;
  });
  return ground({ text, lines: numbers }, { lines, people, found: [], otherNames: noOtherNames });
}

describe("ground, on a resume that was not used to develop the rules", () => {
  it.each(unseenFalse)("false claim about an unseen resume → refused: %s", (text, cited) =>
    expect(shown(text, cited)).toBeNull(),
  );

  it("unseen resume → at least 80 % of the true claims are accepted", () => {
    const lost = unseenTrue.filter(([text, cited]) => shown(text, cited) === null).map(([text]) => text);
    expect(1 - lost.length / unseenTrue.length, lost.join("\n")).toBeGreaterThanOrEqual(0.8);
  });

  it("lines of a resume chosen for the model → contain neither the place of residence nor the wishes", () => {
    expect(lines.map(({ quote }) => quote.text)).not.toContain("Verona");
    expect(lines.map(({ quote }) => quote.text)).not.toContain("Work in Paris");
  });
});
