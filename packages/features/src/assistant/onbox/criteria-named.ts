import { languageLevel, totalYears } from "@orbita/contract";
import { statementLines } from "../../evidence/index.ts";
import type { LexiconEntry } from "../../lexicon/index.ts";
import { languageLine } from "../lines.ts";
import { cellNotSaid, type CriterionCell } from "./criteria-cell.ts";
import type { PreparedResume } from "./reading.ts";
import { jobsUsing, showing, skillUse as toldOf } from "./skills.ts";
import { inBothLanguages, yearsText } from "./wording.ts";

const stated = { it: "Indicato nel CV", en: "Stated in the CV" };
const levels: readonly string[] = languageLevel.options;

/** The cell of a comparison for a skill, with its duration if the resume shows it. A denied or only related skill has the verdict "otherwise". */
export function skillCell(reading: PreparedResume, skill: LexiconEntry, atLeast: number | null): CriterionCell {
  const use = toldOf(reading, skill);
  const shown = showing(use);
  if (shown.length === 0) {
    if (use.denied.length > 0)
      return {
        verdict: "otherwise",
        text: { it: "Il CV lo esclude", en: "The CV rules it out" },
        lines: statementLines(use.denied),
      };
    const [near] = use.near;
    if (!near) return cellNotSaid;
    const text = { it: `Solo affine: ${near.skill.it}`, en: `Only related: ${near.skill.en}` };
    return { verdict: "otherwise", text, lines: statementLines(near.statements) };
  }
  const dated = jobsUsing(reading, use).filter(
    ({ start, end, isCurrent }) => start !== null && (isCurrent || end !== null),
  );
  const years = dated.length === 0 ? null : totalYears(dated, reading.now);
  const by = use.own.length > 0 ? null : (use.cases[0]?.skill ?? null);
  const text = inBothLanguages((language) =>
    [by?.[language], years === null ? (by ? null : stated[language]) : yearsText(years, language)]
      .filter(Boolean)
      .join(", "),
  );
  const lines = statementLines(shown);
  if (atLeast === null) return { verdict: "said", text, lines };
  if (years === null)
    return { verdict: "notSaid", text: { it: "Indicato, senza date", en: "Stated, without dates" }, lines };
  return { verdict: years >= atLeast ? "said" : "otherwise", text, lines };
}

export function languageCell(
  { subject, language }: PreparedResume,
  code: string,
  atLeast: string | null,
): CriterionCell {
  const height = (level: string | null, native: boolean) => (native ? levels.length : levels.indexOf(level ?? ""));
  const [best] = (subject.resume.languages ?? [])
    .filter((entry) => entry.code === code)
    .toSorted((one, other) => height(other.level, other.native) - height(one.level, one.native));
  if (!best) return cellNotSaid;
  const known = best.native ? { it: "Madrelingua", en: "Native" } : best.level && { it: best.level, en: best.level };
  const text = known || { it: "Indicata, senza livello", en: "Listed, without a level" };
  const lines = [languageLine(best, language)];
  if (atLeast === null) return { verdict: "said", text, lines };
  if (!known) return { verdict: "notSaid", text, lines };
  return { verdict: height(best.level, best.native) >= levels.indexOf(atLeast) ? "said" : "otherwise", text, lines };
}
