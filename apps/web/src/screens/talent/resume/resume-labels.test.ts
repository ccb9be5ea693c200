import { expect, test } from "vitest";
import { anExperience, aResume } from "~/testing/a-resume.ts";
import { isBlank, missingIn, filterShown } from "./missing.ts";
import { formatPeriod, formatYears } from "~/domain/resumes/periods.ts";
import { countLevelBars, groupSkills, levelStep, type SkillItem } from "~/domain/resumes/skill-groups.ts";

const period = (start: string | null, end: string | null, isCurrent = false) => ({ start, end, isCurrent });

test("periods and years of a CV are formatted for the locale, with months only where they are known", () => {
  expect(formatPeriod("it", period("2021-03", null, true), "oggi")).toBe("mar 2021 – oggi");
  expect(formatPeriod("it", period("2017-09", "2021-02"), "oggi")).toBe("set 2017 – feb 2021");
  expect(formatPeriod("en", period("2017", "2019-05"), "Present")).toBe("2017 – May 2019");
  expect(formatPeriod("en", period("2019", "2019"), "Present")).toBe("2019");
  expect(formatPeriod("en", period(null, "2019"), "Present")).toBe("2019");
  expect(formatPeriod("en", period(null, null), "Present")).toBeNull();
  expect(formatYears("it", 5.7)).toBe("5,7");
  expect(formatYears("en", 3)).toBe("3");
});

test("five stored skill levels map to four named levels and four bars", () => {
  expect([1, 2, 3, 4, 5].map(levelStep)).toEqual([1, 1, 3, 4, 5]);
  expect([1, 2, 3, 4, 5].map(countLevelBars)).toEqual([1, 1, 2, 3, 4]);
});

test("skills of a CV are grouped by category, skills without a category last", () => {
  const skill = (name: string, code: string | null): SkillItem => ({
    id: name,
    origin: "person",
    skillId: null,
    name,
    label: null,
    category: code === null ? null : { code, it: code, en: code },
    level: null,
  });
  const groups = groupSkills([skill("boh", null), skill("Java", "languages"), skill("Spring", "frameworks")]);
  expect(groups.map(({ code, skills }) => [code, skills.map(({ name }) => name)])).toEqual([
    ["languages", ["Java"]],
    ["frameworks", ["Spring"]],
    [null, ["boh"]],
  ]);
});

test("missing CV content names its incomplete entry; at most three hints are shown, without dismissed ones", () => {
  const resume = aResume({
    headline: "Sviluppatrice",
    experience: [anExperience("a"), anExperience("b", { end: null, isCurrent: false })],
  });
  const missing = missingIn(resume);
  expect(missing).toContainEqual({ kind: "experienceDates", at: "experience", entry: "b" });
  expect(missing.map(({ kind }) => kind)).not.toContain("headline");
  expect(filterShown(missing, ["summary"]).map(({ kind }) => kind)).toEqual([
    "experienceDates",
    "technicalSkills",
    "education",
  ]);
  expect(isBlank(resume)).toBe(false);
  expect(isBlank(aResume())).toBe(true);
});
