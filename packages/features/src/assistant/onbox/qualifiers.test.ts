import { describe, expect, test } from "vitest";
import { answerQuestion } from "./answer.ts";
import type { AssistantSubject } from "../subject.ts";
import { testNow, testPerson } from "./fixtures/people.ts";
import { knowledge } from "./fixtures/world.ts";

/** A copy of the test person who rates each listed skill with this level. */
function rated(subject: AssistantSubject, level: number): AssistantSubject {
  const technicalSkills = (subject.resume.technicalSkills ?? []).map((skill) => ({ ...skill, level }));
  return { ...subject, resume: { ...subject.resume, technicalSkills } };
}
const listing = rated(
  testPerson("Giulia", { skills: ["Kubernetes"], experience: [{ tasks: ["Servizi in Java"] }] }),
  2,
);
const working = rated(
  testPerson("Marco", {
    skills: ["Kubernetes"],
    experience: [
      { tasks: ["Cluster Kubernetes in produzione per 40 negozi", "Servizi in Java con un team di sei persone"] },
    ],
  }),
  4,
);
const ask = (question: string, ...subjects: AssistantSubject[]) =>
  answerQuestion({ question, language: "it", subjects, before: [], now: testNow }, knowledge);

describe("question how a skill was used", () => {
  test.each([
    ["Ha usato Kubernetes in produzione?", "in produzione"],
    ["Has she used Kubernetes in production?", "in production"],
    ["Ha usato Kubernetes a livello professionale?", "sul lavoro"],
    ["Did she use Kubernetes professionally?", "professionally"],
    ["Ha usato Kubernetes su larga scala?", "su larga scala"],
    ["Has she used Kubernetes at scale?", "at scale"],
    ["Ha usato Kubernetes in un team?", "in una squadra"],
    ["Ha usato Kubernetes come responsabile?", "con un ruolo di guida"],
  ])('question "%s", skill only listed in the resume → not answered with yes', (question, said) => {
    const { kind, statements } = ask(question, listing);
    expect(kind).toBe("notSaid");
    expect(statements).toHaveLength(1);
    expect(statements[0]!.text).toContain(said);
    expect(statements[0]!.text).not.toMatch(/^(?:Sì|Yes)/);
    expect(statements[0]!.quotes.map(({ text }) => text)).toEqual(["Kubernetes"]);
  });

  test("question how a skill was used → yes only if a line of a job says so; people without such a line are named", () => {
    const drafted = ask("Chi ha usato Kubernetes in produzione?", listing, working);
    expect(drafted.kind).toBe("answered");
    expect(drafted.statements.map(({ text }) => text)).toEqual([
      "Marco: sì, una riga del CV parla di Kubernetes in produzione.",
    ]);
    expect(drafted.text).toContain("Giulia");
    expect(drafted.statements[0]!.quotes.map(({ text }) => text)).toEqual([
      "Cluster Kubernetes in produzione per 40 negozi",
    ]);
    expect(ask("Ha usato Java in un team?", working).kind).toBe("answered");
    expect(ask("Ha usato Java in un team?", listing).kind).toBe("notSaid");
  });
});

test('answer about a skill → its sentence states the level ("livello 2 su 5"), the quote is the name without the level; no quote twice', () => {
  const [statement] = ask("Ha usato Kubernetes?", listing).statements;
  expect(statement!.text).toContain("livello 2 su 5");
  expect(statement!.quotes.map(({ text }) => text)).toEqual(["Kubernetes"]);
  const [work] = ask("Ha usato Kubernetes?", working).statements;
  expect(work!.quotes.map(({ text }) => text)).toEqual([
    "Cluster Kubernetes in produzione per 40 negozi",
    "Kubernetes",
  ]);
});
