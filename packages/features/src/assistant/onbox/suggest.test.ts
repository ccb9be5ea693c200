import { assistantLimits } from "@orbita/contract";
import { describe, expect, it } from "vitest";
import type { Subject } from "../subject.ts";
import { answer } from "./answer.ts";
import * as fixtures from "./fixtures/people.ts";
import { knowledge } from "./fixtures/world.ts";
import { suggestNext, suggestQuestions } from "./suggest.ts";

const { now, empty: nobody } = fixtures;
const people: readonly Subject[] = [fixtures.tommaso, fixtures.emma];

const kindOf = (question: string, subjects: readonly Subject[], language: "it" | "en") =>
  answer({ question, language, subjects, before: [], now }, knowledge).kind;

describe("what one could ask", () => {
  it.each(["it", "en"] as const)("has an answer, about one and about several (%s)", (language) => {
    const groups = [...people.map((one) => [one]), people, [...people, nobody]];
    for (const subjects of groups) {
      const suggestions = suggestQuestions(subjects, language);
      expect(suggestions.length).toBeGreaterThan(1);
      expect(suggestions.length).toBeLessThanOrEqual(assistantLimits.suggestions.max);
      for (const question of suggestions)
        expect([question, kindOf(question, subjects, language)]).toEqual([question, "answered"]);
    }
  });

  it("is nothing where nothing is said", () => {
    expect(suggestQuestions([nobody], "it")).toEqual([]);
    expect(suggestQuestions([nobody, nobody], "it")).toEqual([]);
    expect(suggestQuestions([], "en")).toEqual([]);
  });

  it("is not what was just asked", () => {
    const [first] = suggestQuestions([people[0]!], "it");
    const next = suggestNext([people[0]!], "it", `${first!.toUpperCase()} `);
    expect(next).not.toContain(first);
    expect(next.length).toBeLessThanOrEqual(2);
  });
});
