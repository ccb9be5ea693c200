import { emptyResume, type Resume } from "@orbita/contract";
import { describe, expect, test } from "vitest";
import { dismissedAfter, mergeSuggestions, suggestionSourceOf, withoutOldCodes } from "./suggestions.ts";

type Suggestion = Resume["comments"][number];
const item = (id: string, more: Partial<Suggestion> = {}): Suggestion => ({
  id,
  origin: "machine",
  text: `Text ${id}`,
  motivation: null,
  answer: null,
  code: null,
  line: null,
  shared: false,
  ...more,
});
const made = (text: string, more: object = {}) => ({ text, motivation: "Why", line: null, ...more });
/** A suggestion as a client sends it back. */
const sent = ({ origin: _origin, line = null, ...rest }: Suggestion) => ({ ...rest, line });
const textsOf = (items: readonly { text: string }[]) => items.map(({ text }) => text);

describe("new suggestions merged with earlier ones", () => {
  test("suggestions that the person wrote, shared or answered → kept, and not made again", () => {
    const before = [
      item("own", { origin: "person" }),
      item("shared", { shared: true }),
      item("answered", { answer: "Yes" }),
      item("old"),
    ];
    const after = mergeSuggestions("comments", before, [made("New"), made("Text shared")], []);
    expect(textsOf(after)).toEqual(["Text own", "Text shared", "Text answered", "New"]);
  });

  test("suggestion that is made again → keeps its id, also with other figures", () => {
    const before = [item("years", { text: "8,2 anni in 2 esperienze" })];
    const [again] = mergeSuggestions("criticalSummary", before, [made("9 anni in 3 esperienze")], []);
    expect(again).toMatchObject({ id: "years", text: "9 anni in 3 esperienze" });
  });
});

describe("suggestions that the person removed or reworded", () => {
  const before: Resume = {
    ...emptyResume,
    proposedJobPositions: [item("job", { code: "backend", text: "Sviluppatrice backend", line: "API in Java" })],
    questions: [item("ask", { text: "Come?", line: "API in Java" })],
    criticalSummary: [item("sum", { text: "3 anni in 2 esperienze" })],
  };
  const removed = dismissedAfter(before, { proposedJobPositions: [], questions: [], criticalSummary: [] }, []);

  test("removed → not proposed again, neither by code, nor with other figures, nor worded by a model from the same line", () => {
    const merged = (section: "proposedJobPositions" | "questions" | "criticalSummary", one: object) =>
      mergeSuggestions(section, [], [one as never], removed);
    expect(merged("proposedJobPositions", made("Sviluppatore backend", { code: "backend" }))).toEqual([]);
    expect(merged("criticalSummary", made("4 anni in 3 esperienze"))).toEqual([]);
    expect(merged("questions", made("Perché?", { line: "API in Java", isByModel: true }))).toEqual([]);
    expect(merged("questions", made("Perché?", { line: "API in Java" }))).toHaveLength(1);
    expect(merged("proposedJobPositions", made("Architetto", { code: "architect" }))).toHaveLength(1);
  });

  test("removal undone → proposed again", () => {
    const write = { questions: before.questions.map(sent) };
    expect(dismissedAfter(emptyResume, write, removed)).toHaveLength(removed.length - 2);
  });

  test("reworded → the first wording is not proposed again, and the code is dropped", () => {
    const [job] = before.proposedJobPositions;
    const write = { proposedJobPositions: [{ ...sent(job!), text: "Panettiera" }] };
    const cleaned = withoutOldCodes(before, write);
    expect(cleaned.proposedJobPositions).toMatchObject([{ text: "Panettiera", code: null }]);
    const dismissed = dismissedAfter(before, cleaned, []);
    const again = made("Sviluppatore backend", { code: "backend" });
    expect(mergeSuggestions("proposedJobPositions", [], [again], dismissed)).toEqual([]);
  });

  test("shared or answered → not dismissed, and the code stays", () => {
    const [job] = before.proposedJobPositions;
    const write = { proposedJobPositions: [{ ...sent(job!), shared: true }] };
    expect(dismissedAfter(before, write, [])).toEqual([]);
    expect(withoutOldCodes(before, write).proposedJobPositions).toMatchObject([{ code: "backend" }]);
  });

  test("many removals → only the latest are remembered, as hashes without any word", () => {
    const earlier = Array.from({ length: 700 }, (_, index) => `${index}`);
    const dismissed = dismissedAfter(before, { questions: [] }, earlier);
    expect(dismissed).toHaveLength(600);
    expect(dismissed.join(" ")).not.toContain("Java");
  });
});

test("content of a resume that suggestions are made from → changes with its facts, not with its suggestions or order of sections", () => {
  const source = suggestionSourceOf(emptyResume);
  expect(suggestionSourceOf({ ...emptyResume, comments: [item("one")], version: 9 })).toBe(source);
  expect(suggestionSourceOf({ ...emptyResume, headline: "Cuoca" })).not.toBe(source);
});
