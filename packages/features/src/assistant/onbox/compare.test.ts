import type { Evidence } from "@orbita/contract";
import { describe, expect, it } from "vitest";
import { evidenceFor } from "../../evidence/index.ts";
import { linesIn, evidenceSourceOf } from "../lines.ts";
import type { AssistantSubject } from "../subject.ts";
import { answerQuestion } from "./answer.ts";
import { knowledge } from "./fixtures/world.ts";
import * as people from "./fixtures/people.ts";

const { english, german, italian, testNow: now, testPerson } = people;

const anna = testPerson("Anna Rota", {
  summary: "Non ho mai usato Kubernetes.",
  experience: [
    {
      title: "Sviluppo",
      company: "Portolano",
      start: "2019-01",
      end: "2022-12",
      isCurrent: false,
      tasks: ["API in Java"],
    },
  ],
  skills: ["=java"],
  languages: [italian(), english("C1")],
});
const bruno = testPerson("Bruno Sala", {
  experience: [
    {
      title: "Sistemi",
      company: "Officine",
      start: "2021-01",
      end: null,
      isCurrent: true,
      tasks: ["Docker in produzione"],
    },
  ],
  skills: ["=java", "=docker"],
  languages: [italian(), english("B1"), german("B2")],
});
const carla = testPerson("Carla Neri", {});

const asked = (question: string, subjects: readonly AssistantSubject[], language: "it" | "en" = "it") =>
  answerQuestion({ question, language, subjects, before: [], now }, knowledge);
const cellsOf = (question: string, subjects: readonly AssistantSubject[] = [anna, bruno, carla]) =>
  asked(question, subjects).comparison!.people.map(({ cells }) => cells.map(({ verdict, text }) => [verdict, text]));

describe("answer to a request to compare people", () => {
  it("people compared → the table shows what each resume says, and marks what a resume does not say", () => {
    expect(cellsOf("Confronta Java e inglese")).toEqual([
      [
        ["said", "4 anni"],
        ["said", "C1"],
      ],
      [
        ["said", "Indicato nel CV"],
        ["said", "B1"],
      ],
      [
        ["notSaid", "Il CV non lo dice"],
        ["notSaid", "Il CV non lo dice"],
      ],
    ]);
  });

  it("comparison by a skill → a skill that a CV denies or only relates to differs from a skill it does not mention", () => {
    const [first, second, third] = cellsOf("Confronta Kubernetes");
    expect(first![0]).toEqual(["otherwise", "Il CV lo esclude"]);
    expect(second![0]![0]).toBe("otherwise");
    expect(second![0]![1]).toContain("Docker");
    expect(third![0]![0]).toBe("notSaid");
  });

  it("comparison with a minimum level → distinguishes people who reach the level, are below it or state no level", () => {
    expect(cellsOf("Confronta l'inglese almeno B2").map(([cell]) => cell![0])).toEqual([
      "said",
      "otherwise",
      "notSaid",
    ]);
  });

  it("people compared → shown in the given order and without a score", () => {
    const order = (subjects: readonly AssistantSubject[]) =>
      asked("Confronta per anni di esperienza e lingue", subjects).comparison!.people.map(({ label }) => label);
    expect(order([carla, bruno, anna])).toEqual(["Carla Neri", "Bruno Sala", "Anna Rota"]);
    expect(order([anna, bruno, carla])).toEqual(["Anna Rota", "Bruno Sala", "Carla Neri"]);
    const whole = JSON.stringify(asked("Confronta Java e inglese", [anna, bruno, carla]).comparison);
    expect(whole).not.toMatch(/punteggio|score|\d+ su \d+|\d+\/\d+|%/);
  });

  it.each([
    "Confronta Java, inglese e tedesco",
    "Compare them by languages, education, certifications and city",
    "Confronta",
    "Confronta il lavoro attuale",
  ])("filled cell of a comparison → has a quote, always of the same person: %s", (question) => {
    const subjects = [anna, bruno, carla, people.tommaso];
    const { comparison } = asked(question, subjects);
    expect(comparison!.criteria.length).toBeGreaterThan(0);
    for (const [at, { subject, cells }] of comparison!.people.entries()) {
      const lines = linesIn(subjects[at]!).map(({ section, itemId, text }) => `${section} ${itemId} ${text}`);
      expect(subject).toBe(subjects[at]!.id);
      expect(cells).toHaveLength(comparison!.criteria.length);
      for (const { verdict, quotes } of cells) {
        if (verdict !== "notSaid") expect(quotes.length).toBeGreaterThan(0);
        for (const quote of quotes) {
          expect(quote.subject).toBe(subject);
          expect(lines).toContain(`${quote.section} ${quote.itemId} ${quote.text}`);
        }
      }
    }
  });

  it("applications compared → by the requirements of the post, in their order, with the saved evidence", () => {
    const usual = { mandatory: true, minYears: null, level: null, field: null } as const;
    const requirements: Evidence["requirement"][] = [
      { ...usual, kind: "skill", id: "java", label: { it: "Java", en: "Java" }, minYears: 3 },
      { ...usual, kind: "language", id: "language_en", label: { it: "Inglese", en: "English" }, level: "B2" },
    ];
    const relations = { skills: new Map([["java", knowledge.familyOf("java")]]), formsOfTitle: () => [] };
    const sent = [anna, bruno, carla].map((one): AssistantSubject => ({
      ...one,
      kind: "application",
      evidence: evidenceFor(requirements, evidenceSourceOf(one.resume), relations, now),
    }));
    const { comparison } = asked("Confronta le candidature", sent);
    expect(comparison!.criteria).toEqual(["Java, 3 anni", "Inglese B2"]);
    expect(comparison!.people.map(({ cells }) => cells.map(({ verdict }) => verdict))).toEqual([
      ["said", "said"],
      ["notSaid", "otherwise"],
      ["notSaid", "notSaid"],
    ]);
    expect(asked("Compare the applications", sent, "en").comparison!.criteria).toEqual(["Java, 3 years", "English B2"]);
  });
});
