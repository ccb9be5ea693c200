import { useLingui } from "@lingui/react/macro";
import { levelStep, type SkillItem, type SkillLevel } from "~/domain/resumes/skill-groups.ts";

/**
 * Labels of skills and levels.
 * A skill with a name from the taxonomy is shown in the reader's language, any other skill as the user wrote it.
 */
export function useSkillLabels() {
  const { t, i18n } = useLingui();
  const words: Record<SkillLevel, string> = {
    1: t`Basic`,
    3: t`Intermediate`,
    4: t`Advanced`,
    5: t`Expert`,
  };
  return {
    words,
    wordOf: (level: number): string => words[levelStep(level)],
    nameOf: ({ name, label }: Pick<SkillItem, "name" | "label">): string => {
      if (!label || (name !== label.it && name !== label.en)) return name;
      return i18n.locale === "it" ? label.it : label.en;
    },
  };
}
