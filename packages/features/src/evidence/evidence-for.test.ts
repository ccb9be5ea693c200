import { describe, expect, test } from "vitest";
import { evidenceFor } from "./evidence-for.ts";
import { askForEducation, askForLanguage, educationCases, languageCases } from "./fixtures/other-cases.ts";
import { denialCases, yearCases } from "./fixtures/denial-cases.ts";
import { plainCases, relationCases, type SkillCase } from "./fixtures/skill-cases.ts";
import { trapCases } from "./fixtures/trap-cases.ts";
import { askFor, now, relationsFor, fixtureResume } from "./fixtures/world.ts";

function judge(asked: string, says: SkillCase[2]) {
  const requirement = askFor(asked);
  return evidenceFor([requirement], fixtureResume(says), relationsFor([requirement.id]), now)[0]!;
}

const skillCases = {
  plain: plainCases,
  relations: relationCases,
  traps: trapCases,
  denials: denialCases,
  years: yearCases,
};
for (const [group, cases] of Object.entries(skillCases))
  describe(`evidence for a skill requirement: ${group}`, () => {
    for (const [name, asked, says, verdict, more = {}] of cases)
      test(`skill requirement → the evidence in the table of cases: ${name}`, () => {
        const evidence = judge(asked, says);
        expect(evidence.verdict, JSON.stringify(evidence.lines)).toBe(verdict);
        if (verdict !== "unknown") expect(evidence.lines.length).toBeGreaterThan(0);
        if (more.quote !== undefined) expect(evidence.lines[0]?.text).toBe(more.quote);
        if (more.found !== undefined) expect(evidence.found?.it).toBe(more.found);
        if (more.by !== undefined) expect(evidence.by).toBe(more.by);
        if (more.years !== undefined) expect(evidence.years).toBe(more.years);
      });
  });

describe("evidence for a language requirement", () => {
  for (const [name, asked, says, verdict, more = {}] of languageCases)
    test(`language requirement → the evidence in the table of cases: ${name}`, () => {
      const [evidence] = evidenceFor([askForLanguage(asked)], fixtureResume(says), relationsFor([]), now);
      expect(evidence!.verdict).toBe(verdict);
      if (more.lines) expect(evidence!.lines.map(({ text }) => text)).toEqual(more.lines);
      if (more.found !== undefined) expect(evidence!.found?.it).toBe(more.found);
    });
});

describe("evidence for an education requirement", () => {
  for (const [name, asked, titles, verdict, more = {}] of educationCases)
    test(`education requirement → the evidence in the table of cases: ${name}`, () => {
      const education = titles.map((title) => (typeof title === "string" ? { degreeTitle: title } : title));
      const [evidence] = evidenceFor([askForEducation(asked)], fixtureResume({ education }), relationsFor([]), now);
      expect(evidence!.verdict, JSON.stringify(evidence)).toBe(verdict);
      if (more.quote !== undefined) expect(evidence!.lines[0]?.text).toBe(more.quote);
      if (more.found !== undefined) expect(evidence!.found?.it).toBe(more.found);
    });
});

test("tables of evidence cases → at least 150 distinct rows", () => {
  const all = [...Object.values(skillCases).flat(), ...languageCases, ...educationCases];
  expect(new Set(all.map(([name, asked]) => `${name} ${asked}`)).size).toBe(all.length);
  expect(all.length).toBeGreaterThanOrEqual(150);
});
