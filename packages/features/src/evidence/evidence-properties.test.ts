import type { Resume } from "@orbita/contract";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { evidenceFor } from "./evidence-for.ts";
import { askForEducation, askForLanguage } from "./fixtures/other-cases.ts";
import { askFor, now, relationsFor, fixtureResume, type FixtureResume } from "./fixtures/world.ts";

const codes = ["sql", "java", "c-language", "kubernetes", "microsoft-excel", "golang", "r-language", "problem-solving"];
const relations = relationsFor(codes);
const requirements = [
  ...codes.map(askFor),
  askFor("java 3"),
  askForLanguage("language_en B2"),
  askForEducation("bachelor"),
];
const judge = (resume: Resume) => evidenceFor(requirements, resume, relations, now);

const phrases = [
  "Query SQL su PostgreSQL 15.",
  "Servizi in Java e Spring Boot;",
  "Firmware in C/C++",
  "Non ho mai usato Kubernetes.",
  "Immagini Docker, ma non Kubernetes",
  "Uso di Excel (tabelle pivot)",
  "Go-live del gestionale!",
  "Microservizi in Go",
  "R&D e ricerca",
  "Modelli in R, Python",
  "Vorrei imparare Java",
  "problem solving",
  "È così: più dati… ",
  "\n• Turni",
  "Dott. Rossi S.p.A.",
  "Patente C",
  "ＳＱＬ e SQL",
  "C# .NET",
  "İstanbul ß ﬁ",
];
const text = fc
  .array(fc.oneof(fc.constantFrom(...phrases), fc.string({ maxLength: 12 })), { maxLength: 5 })
  .map((parts) => parts.join(" "));
const date = fc.option(fc.constantFrom("2015", "2018-03", "2020-01", "2023-09"), { nil: null });
const title = fc.oneof(
  fc.constantFrom("Laurea triennale", "Liceo classico", "Laurea in Fisica", "Master in Vini", "Dottorato"),
  text,
);
const says: fc.Arbitrary<FixtureResume> = fc.record({
  experience: fc.array(
    fc.record({
      title: text,
      description: text,
      tasks: fc.array(text, { maxLength: 3 }),
      start: date,
      end: date,
      isCurrent: fc.boolean(),
    }),
    { maxLength: 4 },
  ),
  education: fc.array(fc.record({ degreeTitle: title, thesis: text, end: date, isCurrent: fc.boolean() }), {
    maxLength: 3,
  }),
  certifications: fc.array(fc.record({ name: text, start: date }), { maxLength: 3 }),
  courses: fc.array(fc.record({ name: text, topics: fc.array(text, { maxLength: 2 }) }), { maxLength: 2 }),
  languages: fc.array(fc.record({ level: fc.constantFrom("A2" as const, "B2" as const, null), native: fc.boolean() }), {
    maxLength: 2,
  }),
  skills: fc.array(text, { maxLength: 3 }),
  summary: text,
});

/** Collects every string in the resume. */
function wordsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(wordsOf) : [];
}

test("evidence → at most three quotes, all from the resume; none if the verdict is unknown, at least one if it is related or unmet", () => {
  fc.assert(
    fc.property(says.map(fixtureResume), (resume) => {
      const words = wordsOf(resume);
      for (const { lines, verdict, requirement } of judge(resume)) {
        expect(lines.length).toBeLessThanOrEqual(3);
        // An education requirement that everybody meets has no quote.
        if (verdict !== "met") expect(lines.length === 0).toBe(verdict === "unknown");
        for (const { text: quoted, section } of lines) {
          // A language entry has no sentence to quote, only its name and its level.
          const parts = section === "languages" ? [requirement.label.it] : [quoted];
          expect(parts.every((part) => words.some((word) => word.includes(part)))).toBe(true);
        }
      }
    }),
    { numRuns: 100 },
  );
});

test("text added to a resume → a met requirement never becomes unmet", () => {
  fc.assert(
    fc.property(says, says, (one, more) => {
      const both: FixtureResume = {
        experience: [...one.experience!, ...more.experience!],
        education: [...one.education!, ...more.education!],
        certifications: [...one.certifications!, ...more.certifications!],
        courses: [...one.courses!, ...more.courses!],
        languages: [...one.languages!, ...more.languages!],
        skills: [...one.skills!, ...more.skills!],
        summary: `${one.summary}\n${more.summary}`,
      };
      const after = judge(fixtureResume(both));
      const before = judge(fixtureResume(one));
      const lost = before.filter(({ verdict }, index) => verdict === "met" && after[index]!.verdict !== "met");
      expect(lost).toEqual([]);
    }),
    { numRuns: 100 },
  );
});

test("resume entries in another order → same verdicts", () => {
  const turned = (resume: Resume): Resume => ({
    ...resume,
    experience: resume.experience.toReversed(),
    education: resume.education.toReversed(),
    certifications: resume.certifications.toReversed(),
    courses: resume.courses.toReversed(),
    languages: resume.languages.toReversed(),
    technicalSkills: resume.technicalSkills.toReversed(),
  });
  fc.assert(
    fc.property(says.map(fixtureResume), (resume) => {
      const first = judge(resume);
      expect(judge(turned(resume))).toEqual(first);
      expect(judge(structuredClone(resume))).toEqual(first);
    }),
    { numRuns: 100 },
  );
});

test("ten requirements judged on a long resume → takes less than 50 ms", () => {
  const task =
    "Sviluppo e manutenzione di servizi per la gestione degli ordini, con attenzione a tempi e costi del progetto";
  const resume = fixtureResume({
    experience: Array.from({ length: 25 }, (_, job) => ({
      title: `Impiegato ${job}`,
      description: `${task}. Query SQL su PostgreSQL. ${task}.`,
      tasks: Array.from({ length: 10 }, (_unused, index) => `${task}, ${index % 3 ? "in Java" : "in Excel"}`),
    })),
    skills: Array.from({ length: 60 }, (_, index) => `Competenza ${index}`),
    summary: `${task}. `.repeat(20),
  });
  const ten = requirements.slice(0, 10);
  for (let turn = 0; turn < 10; turn += 1) evidenceFor(ten, resume, relations, now);
  const times = Array.from({ length: 15 }, () => {
    const start = performance.now();
    evidenceFor(ten, resume, relations, now);
    return performance.now() - start;
  }).toSorted((one, other) => one - other);
  if (process.env.TIMES)
    process.stdout.write(`evidence: ${times[7]!.toFixed(2)} ms, ${JSON.stringify(resume).length} letters\n`);
  // Checks the fastest run, so that a busy machine does not fail the test.
  expect(times[0]).toBeLessThan(50);
});
