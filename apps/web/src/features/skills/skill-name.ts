import type { I18n } from "@lingui/core";

type SkillLabels = { it: string; en: string };

/** The Italian name in the Italian locale, otherwise the English one. */
export const skillName = (i18n: I18n, { it, en }: SkillLabels): string => (i18n.locale === "it" ? it : en);

/** The name in the other language; null if it is the same. */
export function otherName(i18n: I18n, { it, en }: SkillLabels): { text: string; lang: "it" | "en" } | null {
  if (it.toLowerCase() === en.toLowerCase()) return null;
  return i18n.locale === "it" ? { text: en, lang: "en" } : { text: it, lang: "it" };
}
