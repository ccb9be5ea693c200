import { useLingui } from "@lingui/react/macro";
import { levelStep } from "../skill-groups.ts";

type BilingualLabel = { it: string; en: string | null };

/** Labels of resume values, in the reader's language. */
export function useResumeLabels() {
  const { t, i18n } = useLingui();
  const levels = { 1: t`Basic`, 3: t`Intermediate`, 4: t`Advanced`, 5: t`Expert` };
  const inItalian = i18n.locale === "it";
  return {
    locale: i18n.locale,
    /** The label of a listed value or taxonomy entry: Italian for Italian readers, English for all others. */
    labelOf: ({ it, en }: BilingualLabel): string => (inItalian ? it : (en ?? it)),
    levelOf: (level: number): string => levels[levelStep(level)],
    languageLevel: ({ native, level }: { native: boolean; level: string | null }): string =>
      native ? t`Native` : (level ?? t`Level not specified`),
  };
}
