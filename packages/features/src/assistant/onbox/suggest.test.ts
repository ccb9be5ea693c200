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

describe("suggested questions", () => {
  it.each(["it", "en"] as const)("have an answer, for one person and for several (%s)", (language) => {
    const groups = [...people.map((one) => [one]), people, [...people, nobody]];
    for (const subjects of groups) {
      const suggestions = suggestQuestions(subjects, language);
      expect(suggestions.length).toBeGreaterThan(1);
      expect(suggestions.length).toBeLessThanOrEqual(assistantLimits.suggestions.max);
      for (const question of suggestions)
        expect([question, kindOf(question, subjects, language)]).toEqual([question, "answered"]);
    }
  });

  it("are empty if the resumes are empty", () => {
    expect(suggestQuestions([nobody], "it")).toEqual([]);
    expect(suggestQuestions([nobody, nobody], "it")).toEqual([]);
    expect(suggestQuestions([], "en")).toEqual([]);
  });

  it("do not repeat the last question", () => {
    const [first] = suggestQuestions([people[0]!], "it");
    const next = suggestNext([people[0]!], "it", `${first!.toUpperCase()} `);
    expect(next).not.toContain(first);
    expect(next.length).toBeLessThanOrEqual(2);
  });
});
