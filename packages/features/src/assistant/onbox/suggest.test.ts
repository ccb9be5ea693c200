import { assistantLimits } from "@orbita/contract";
import { describe, expect, it } from "vitest";
import type { AssistantSubject } from "../subject.ts";
import { answerQuestion } from "./answer.ts";
import * as fixtures from "./fixtures/people.ts";
import { knowledge } from "./fixtures/world.ts";
import { suggestNext, suggestQuestions } from "./suggest.ts";

const { testNow: now, empty: nobody } = fixtures;
const people: readonly AssistantSubject[] = [fixtures.tommaso, fixtures.emma];

const kindOf = (question: string, subjects: readonly AssistantSubject[], language: "it" | "en") =>
  answerQuestion({ question, language, subjects, before: [], now }, knowledge).kind;

describe("suggestQuestions and suggestNext of the assistant", () => {
  it.each(["it", "en"] as const)(
    "suggested questions for one and several people (%s) → the assistant can answer them",
    (language) => {
      const groups = [...people.map((one) => [one]), people, [...people, nobody]];
      for (const subjects of groups) {
        const suggestions = suggestQuestions(subjects, language);
        expect(suggestions.length).toBeGreaterThan(1);
        expect(suggestions.length).toBeLessThanOrEqual(assistantLimits.suggestions.max);
        for (const question of suggestions)
          expect([question, kindOf(question, subjects, language)]).toEqual([question, "answered"]);
      }
    },
  );

  it("empty resumes → no suggested questions", () => {
    expect(suggestQuestions([nobody], "it")).toEqual([]);
    expect(suggestQuestions([nobody, nobody], "it")).toEqual([]);
    expect(suggestQuestions([], "en")).toEqual([]);
  });

  it("suggestions after an answer → do not repeat the last question", () => {
    const [first] = suggestQuestions([people[0]!], "it");
    const next = suggestNext([people[0]!], "it", `${first!.toUpperCase()} `);
    expect(next).not.toContain(first);
    expect(next.length).toBeLessThanOrEqual(2);
  });
});
