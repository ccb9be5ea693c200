import { expect, test } from "vitest";
import { voiceAt } from "./denial.ts";
import { withoutSkill, withSkill } from "./fixtures/stance-cases.ts";
import { plainText } from "./words.ts";

const name = "saldatura";
function stanceOf(sentence: string) {
  const { low } = plainText(sentence.replace("#", name));
  const from = low.indexOf(name);
  return voiceAt(low, from, from + name.length);
}

test.each(withoutSkill)("“%s” → the person does not have the skill", (sentence) =>
  expect(stanceOf(sentence)).not.toBe("has"),
);

test.each(withSkill)("“%s” → the person has the skill", (sentence) => expect(stanceOf(sentence)).toBe("has"));
