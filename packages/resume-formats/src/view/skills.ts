import type { PrintedResume, PrintLanguage } from "../printed.ts";
import { levelWord } from "../skill-levels.ts";
import { wordsIn } from "./words.ts";

type PrintedSkill = PrintedResume["technicalSkills"][number];
type PrintedLanguage = PrintedResume["languages"][number];

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The name of a skill: the person's own words, or the taxonomy's label in the language of the print. */
const nameIn = ({ name, label }: PrintedSkill, language: PrintLanguage): string =>
  label && (same(name, label.it) || same(name, label.en)) ? label[language] : name;

/** Joins soft skills to a sentence. Labels of the taxonomy begin in lower case within the sentence; the person's own words stay unchanged. */
export function softWords(skills: PrintedSkill[], language: PrintLanguage): string {
  const [first = "", ...rest] = skills.map((skill) => skillWords([skill], language));
  const small = rest.map((words, index) =>
    skills[index + 1]?.label && /^\p{Lu}\p{Ll}/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words,
  );
  return [first, ...small].join(", ");
}

export function skillWords(skills: PrintedSkill[], language: PrintLanguage): string {
  return skills
    .map((skill) => {
      const level = skill.level === null ? "" : ` (${levelWord(skill.level, language)})`;
      return `${nameIn(skill, language)}${level}`;
    })
    .join(", ");
}

/** Skills grouped by category, in the person's order. Skills without a category come last. */
export function skillGroups(skills: PrintedSkill[], language: PrintLanguage): { label: string | null; text: string }[] {
  const groups = Map.groupBy(skills, ({ category }) => category?.code ?? "");
  const rest = groups.get("") ?? [];
  groups.delete("");
  const named = [...groups.values()].map((group) => ({
    label: group[0]?.category?.[language] ?? null,
    text: skillWords(group, language),
  }));
  if (rest.length === 0) return named;
  return [...named, { label: named.length > 0 ? wordsIn(language).other : null, text: skillWords(rest, language) }];
}

const labelOf = ({ label }: PrintedLanguage, language: PrintLanguage): string =>
  language === "it" ? label.it.toLowerCase() : (label.en ?? label.it);

export const levelText = ({ native, level }: PrintedLanguage, language: PrintLanguage): string =>
  native ? wordsIn(language).native : (level ?? "");

export const languageWords = (languages: PrintedLanguage[], language: PrintLanguage): string =>
  languages
    .map((one) => {
      const level = levelText(one, language);
      return `${labelOf(one, language)}${level === "" ? "" : ` (${level})`}`;
    })
    .join(", ");

export const languageLevels = (languages: PrintedLanguage[], language: PrintLanguage) =>
  languages.map((one) => {
    const label = labelOf(one, language);
    return { label: label.charAt(0).toUpperCase() + label.slice(1), text: levelText(one, language) };
  });
