import type { Resume } from "@orbita/contract";
import type { SuggestionTexts } from "@orbita/i18n";
import { hasFigure, resumeLines, quote, type SkillEvidence, type ResumeLine } from "./evidence.ts";
import type { ResumeSuggestion } from "./index.ts";
import { roles, type SuggestedRole } from "./roles.ts";

export type MatchingRole = {
  role: SuggestedRole;
  evidence: SkillEvidence[];
  /** Lines of the resume that name a skill which distinguishes the role; suggestions quote these lines. */
  lines: readonly [ResumeLine, ...ResumeLine[]];
};

/** The weight of a skill in the match with a role: a skill that a line mentions weighs more than a skill that is only listed. */
const weight = ({ line }: SkillEvidence): number => (line ? 1.5 : 1);
const least = { skills: 3, share: 0.34 };

/**
 * The evidence for a role. Null if there is too little evidence, or if no line names a skill that distinguishes the role from
 * similar ones.
 */
function fittingRole(role: SuggestedRole, byCode: ReadonlyMap<string, SkillEvidence>): MatchingRole | null {
  const evidence = role.skills.flatMap((code) => byCode.get(code) ?? []);
  const [line, ...lines] = role.distinguishing.flatMap((code) => byCode.get(code)?.line ?? []);
  const isEnough = evidence.length >= least.skills && evidence.length / role.skills.length >= least.share;
  return isEnough && line ? { role, evidence, lines: [line, ...lines] } : null;
}

/** Roles with enough evidence in the resume, best match first. */
export function fittingRoles(evidence: readonly SkillEvidence[]): MatchingRole[] {
  const byCode = new Map(evidence.map((one) => [one.skill.code, one]));
  return roles
    .flatMap((role) => fittingRole(role, byCode) ?? [])
    .map((fitting) => ({
      fitting,
      score: fitting.evidence.reduce((sum, one) => sum + weight(one), 0) / Math.sqrt(fitting.role.skills.length),
    }))
    .toSorted((one, other) => other.score - one.score)
    .map(({ fitting }) => fitting);
}

const bestOf = (lines: MatchingRole["lines"]): ResumeLine => lines.find(({ text }) => hasFigure(text)) ?? lines[0];

const coordinates =
  /\b(referente|coordin\w+|responsabile|guid\w+ (una|la|il) (squadra|team|gruppo)|team lead\w*|led|lead|mentor\w*|supervis\w+)\b/i;

export function proposePositions(
  resume: Resume,
  fitting: readonly MatchingRole[],
  [texts, language]: [SuggestionTexts, "it" | "en"],
): ResumeSuggestion[] {
  const positions = fitting.slice(0, 3).map(({ role, evidence, lines }) => {
    const best = bestOf(lines);
    const years = best.job?.years ?? resume.years;
    const skills = texts.list(evidence.slice(0, 4).map(({ skill }) => skill[language]));
    return {
      text: role[language],
      motivation: texts.position({ quote: quote(best.text), years: texts.years(years), skills }),
    };
  });
  const leading = resumeLines(resume).find(({ text }) => coordinates.test(text));
  return leading ? [...positions, { text: texts.lead, motivation: texts.leadWhy(quote(leading.text)) }] : positions;
}

/**
 * Proposes skills: first those that the resume's lines name and its skill list lacks, then skills that usually accompany the
 * listed ones, marked as such.
 */
export function proposeSkills(
  evidence: readonly SkillEvidence[],
  { fitting, known }: { fitting: readonly MatchingRole[]; known: ReadonlyMap<string, SkillEvidence["skill"]> },
  [texts, language]: [SuggestionTexts, "it" | "en"],
): ResumeSuggestion[] {
  const named = evidence
    .filter(({ listed, line }) => !listed && line)
    .map(({ skill, line }) => ({
      text: skill[language],
      code: skill.code,
      motivation: texts.skillInLine(quote(line!.text)),
    }));
  const shown = new Set(evidence.map(({ skill }) => skill.code));
  const beside = fitting.slice(0, 2).flatMap(({ role, evidence: own, lines }) =>
    role.skills
      .flatMap((code) => (shown.has(code) ? [] : (known.get(code) ?? [])))
      .slice(0, 2)
      .map((skill) => ({
        text: skill[language],
        code: skill.code,
        motivation: texts.skillOfRole({
          role: role[language],
          has: texts.list(own.slice(0, 2).map(({ skill: { [language]: name } }) => name)),
          quote: quote(bestOf(lines).text),
        }),
      })),
  );
  const unique = new Map([...named, ...beside].map((one) => [one.code, one]));
  return [...unique.values()].slice(0, 5);
}
