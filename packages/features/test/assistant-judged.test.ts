import { loadOccupations, loadSkills, loadVocabulary } from "@orbita/db/seed";
import { createDatabase, proofCases, type TestDatabase } from "@orbita/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  askAll,
  askOnBox,
  assistantFigures,
  goals,
  kinds,
  setOf,
  type AnswerFunction,
  type BenchmarkQuestion,
} from "../judged/assistant/index.ts";
import { judgeAnswer } from "../judged/assistant/score.ts";
import { spansIn } from "../judged/assistant/spans.ts";
import { knowing, nothingSaid } from "./assistant-oracle.ts";

let database: TestDatabase;
let set: BenchmarkQuestion[];
beforeAll(async () => {
  database = await createDatabase();
  await loadVocabulary(database.db);
  await loadSkills(database.db);
  await loadOccupations(database.db);
  set = await setOf(database.db, "1");
});
afterAll(() => database.drop());

test("assistant without a model, judged questions → the required share of answers is right, and every answer has its quotes", async () => {
  const figures = assistantFigures(
    await askOnBox(database.db, proofCases(set, { short: 5, kindOf: ({ kind, language }) => `${kind} ${language}` })),
  );
  expect(figures.right, JSON.stringify(figures.kinds)).toBeGreaterThanOrEqual(goals.right);
  expect(figures).toMatchObject({ quoted: 1, grounded: 1 });
  expect(figures.refusals).toBeGreaterThanOrEqual(goals.refusals);
  // The timeout allows for more than the usual few seconds, because the test takes longer when the whole suite runs in parallel.
}, 90_000);

describe("set of judged questions", () => {
  test("judged set → 300 questions of every kind, in both languages and halves; with another seed → another set", async () => {
    expect(set).toHaveLength(300);
    for (const kind of kinds)
      for (const language of ["it", "en"])
        expect(
          set.filter((one) => one.kind === kind && one.language === language).length,
          `${kind} ${language}`,
        ).toBeGreaterThan(3);
    for (const half of ["tuning", "held"]) expect(set.filter((one) => one.half === half).length).toBeGreaterThan(120);
    expect(await setOf(database.db, "1")).toEqual(set);
    const other = await setOf(database.db, "2");
    const own = new Set(set.map(({ question, subjects }) => question + JSON.stringify(subjects)));
    expect(other.filter(({ question, subjects }) => own.has(question + JSON.stringify(subjects)))).toEqual([]);
  });

  test("judged set → more than 60 questions in another language than the CV", () => {
    const across = set.filter(({ language, subjects }) => {
      const first = subjects[0]!.resume.summary!;
      return language === "it" ? /^(I work|A solid|After)/.test(first) : /^(Lavoro|Percorso|Dopo)/.test(first);
    });
    expect(across.length).toBeGreaterThan(60);
  });
});

describe("judge of the assistant's answers", () => {
  test("judge of the assistant: oracle that knows the truth → full marks", async () => {
    const marked = await askAll(set, knowing(set));
    expect(
      marked
        .filter(({ verdict }) => !verdict.right || verdict.quoted === false)
        .map(({ judged, verdict }) => [judged.question, verdict.wrong]),
    ).toEqual([]);
    expect(assistantFigures(marked)).toMatchObject({
      right: 1,
      quoted: 1,
      grounded: 1,
      refusals: 1,
      falselyRefused: 0,
    });
  });

  test("judge of the assistant: quote missing or invented, wrong duration, silence or wrong refusal → no marks", async () => {
    const of = async (change: (given: Awaited<ReturnType<AnswerFunction>>) => Awaited<ReturnType<AnswerFunction>>) => {
      const truths = knowing(set);
      return assistantFigures(await askAll(set, (asked) => change(truths(asked))));
    };
    const unquoted = await of((given) => ({
      ...given,
      statements: given.statements.map((one) => ({ ...one, quotes: [] })),
    }));
    expect([unquoted.kinds["facts"], unquoted.kinds["durations"]]).toEqual([0, 0]);
    const invented = await of((given) => ({
      ...given,
      statements: given.statements.map((one) => ({
        ...one,
        quotes: one.quotes.map((quote) => ({ ...quote, text: `${quote.text}!` })),
      })),
    }));
    expect([invented.kinds["facts"], invented.grounded < 1]).toEqual([0, true]);
    const late = await of((given) => ({
      ...given,
      statements: given.statements.map((one) => ({ ...one, text: "30 anni" })),
    }));
    expect(late.kinds["durations"]).toBe(0);
    const silent = assistantFigures(await askAll(set, nothingSaid(set)));
    expect(silent.kinds).toMatchObject({ absent: 1, facts: 0, languages: 0, gaps: 0, protected: 0 });
    const refusing = assistantFigures(
      await askAll(set, (asked) => ({ ...nothingSaid(set)(asked), kind: "declined", refusal: "protected" })),
    );
    expect(refusing.refusals).toBeLessThan(0.6);
    expect(refusing.kinds).toMatchObject({ protected: 1, rankings: 0, nearMisses: 0 });
  });

  test("judge of the assistant: false denial, or comparison in the wrong order → rejected", () => {
    const skill = set.find(({ truth }) => truth.kind === "answered" && truth.yes === true)!;
    const truths = knowing(set);
    const given = truths({ ...skill, language: skill.screen, before: [], now: new Date() });
    const denied = {
      ...given,
      statements: given.statements.map((one) => ({ ...one, text: "No, il CV non ne parla." })),
    };
    expect(judgeAnswer(skill, denied).wrong).toContain("says no");
    const compared = set.find(({ truth }) => truth.kind === "compared")!;
    const table = truths({ ...compared, language: compared.screen, before: [], now: new Date() });
    const people = table.comparison!.people.toReversed();
    expect(judgeAnswer(compared, { ...table, comparison: { ...table.comparison!, people } }).wrong).toContain(
      "another order",
    );
  });

  test.each([
    ["2,5 anni", 2.5],
    ["circa 2 anni e 6 mesi", 2.5],
    ["two years and six months", 2.5],
    ["due anni e mezzo", 2.5],
    ["30 mesi", 2.5],
    ["un anno", 1],
    ["1 year, 3 months", 1.25],
  ])('judge of the assistant: the text "%s" → read as %s years', (text, years) => {
    expect(spansIn(text)).toEqual([years]);
  });
});
