import type { I18n } from "@lingui/core";

type SkillLabels = { it: string; en: string };

/** The name of a skill: Italian in the Italian locale, otherwise English. */
export const skillName = (i18n: I18n, { it, en }: SkillLabels): string => (i18n.locale === "it" ? it : en);

/** The name of a skill in the other language; null if both names are the same. */
export function otherName(i18n: I18n, { it, en }: SkillLabels): { text: string; lang: "it" | "en" } | null {
  if (it.toLowerCase() === en.toLowerCase()) return null;
  return i18n.locale === "it" ? { text: en, lang: "en" } : { text: it, lang: "it" };
}
