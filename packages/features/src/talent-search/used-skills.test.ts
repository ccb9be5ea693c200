import { readSkillRelations, readSkills } from "@orbita/db/seed";
import { describe, expect, test } from "vitest";
import { denialCases, yearCases } from "../evidence/fixtures/denial-cases.ts";
import { plainCases, relationCases } from "../evidence/fixtures/skill-cases.ts";
import { trapCases } from "../evidence/fixtures/trap-cases.ts";
import { askFor, now, relationsFor, fixtureResume } from "../evidence/fixtures/world.ts";
import { evidenceFor } from "../evidence/index.ts";
import { skillBook } from "../lexicon/index.ts";
import { usedSkills } from "./used-skills.ts";

const [skills, relations] = await Promise.all([readSkills(), readSkillRelations()]);
const upFrom = (code: string) =>
  relations.filter((one) => one.relation === "narrower" && one.code === code).map(({ other }) => other);
const book = skillBook(
  skills.map(({ code, it, en, aliases, kind }) => {
    const above = upFrom(code);
    const broader = [...new Set([...above, ...above.flatMap(upFrom)])].filter((one) => one !== code);
    return { id: code, ids: [code], it, en, aliases: [...aliases], soft: kind === "soft", broader };
  }),
);

describe("indexed skills of a resume and evidence", () => {
  const cases = [...plainCases, ...relationCases, ...trapCases, ...denialCases, ...yearCases];
  test.each(cases.map(([name, asked, says]) => ({ name, asked, says })))(
    'skill $asked and its years → indexed for a resume exactly if the evidence is "met": $name',
    ({ asked, says }) => {
      const requirement = askFor(asked);
      const resume = fixtureResume(says);
      const used = usedSkills(resume, book, now);
      const shown = (minYears: number | null) =>
        evidenceFor([{ ...requirement, minYears }], resume, relationsFor([requirement.id]), now)[0]!.verdict === "met";
      expect(used.skills.includes(requirement.id)).toBe(shown(null));
      for (const years of [1, 2, 3, 5, 8])
        expect(used.skillYears.includes(`${requirement.id}:${years}`), `${years} years`).toBe(shown(years));
    },
  );
});

const job = (tasks: string[], start: string, end: string | null) => ({ tasks, start, end, isCurrent: end === null });

test("skill used within a year → indexed as used now; within three years → as used lately; without a date → as neither", () => {
  const used = usedSkills(
    fixtureResume({
      experience: [
        job(["Servizi in Kotlin"], "2024-01", null),
        job(["Moduli Terraform"], "2021-01", "2024-03"),
        job(["Script in Perl"], "2010-01", "2012-12"),
      ],
      skills: ["=docker"],
    }),
    book,
    now,
  );
  expect(used.skills).toEqual(expect.arrayContaining(["kotlin", "terraform", "docker"]));
  expect(used.skillsNow).toContain("kotlin");
  expect(used.skillsNow).not.toContain("terraform");
  expect(used.skillsLately).toEqual(expect.arrayContaining(["kotlin", "terraform"]));
  for (const none of ["docker", "perl"]) expect(used.skillsLately).not.toContain(none);
  expect(used.skillYears.some((token) => token.startsWith("docker:"))).toBe(false);
});

test("self-assessed level of a skill → indexed together with all lower levels", () => {
  const resume = fixtureResume({ skills: ["=docker"] });
  const technicalSkills = resume.technicalSkills.map((skill) => ({ ...skill, level: 3 }));
  const { skillLevels } = usedSkills({ ...resume, technicalSkills }, book, now);
  expect(skillLevels).toEqual(["docker@1", "docker@2", "docker@3"]);
});
