import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { tommaso } from "./fixtures/people.ts";
import { knowledge } from "./fixtures/world.ts";
import { intentOf } from "./intents.ts";
import { thingsIn } from "./named-things.ts";
import { parseQuestion } from "./question.ts";
import { refuse } from "./refuse.ts";

const cases = readFileSync(new URL("intents.cases.tsv", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((row) => row.split("\t") as [intent: string, question: string]);
const known = { lexicon: knowledge.lexicon, things: thingsIn([tommaso]), isSaid: () => false };
const intentIn = (question: string) => intentOf(parseQuestion(question, known))?.name ?? "unclear";

describe("intentOf a question to the assistant", () => {
  test.each(cases)(
    'question with the intent "%s" → the intent is recognised, and the question is not refused: %s',
    (intent, question) => {
      expect(intentIn(question)).toBe(intent);
      // These questions ask for facts, so the assistant must not refuse them.
      expect(refuse(question, "it")).toBeNull();
    },
  );

  test("question with other capitals, accents or punctuation → same intent", () => {
    const bare = ([, question]: [string, string]) =>
      question
        .normalize("NFD")
        .replaceAll(/\p{M}|[?.]/gu, "")
        .toLowerCase();
    const changed = cases.filter((one) => intentIn(bare(one)) !== one[0]);
    expect(changed).toEqual([]);
  });

  test.each([
    ["Quanti anni di esperineza ha?", "duration"],
    ["Quali certificazoini ha?", "certifications"],
    ["Da quando lavora in Corriere Aplino?", "when"],
    ["Che prevviso ha?", "lines"],
    ["Ha usato Postgersql?", "skills"],
  ])("question with a typo → its intent is recognised: %s", (question, intent) => {
    expect(intentIn(question)).toBe(intent);
  });

  test.each(["asdf qwerty", "???", "ok", "ciao"])('question "%s" → no intent is recognised', (question) => {
    expect(intentIn(question)).toBe("unclear");
  });
});
