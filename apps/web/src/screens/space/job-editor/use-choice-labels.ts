import { useLingui } from "@lingui/react/macro";
import type { ScreeningQuestion } from "@orbita/contract";
import type { EditorValues } from "./editor-form.ts";

/** Labels of choices that do not come from a value list. */
export function useChoiceLabels() {
  const { t } = useLingui();
  const destinations: Record<NonNullable<EditorValues["travelDestination"]>, string> = {
    national: t`Within the country`,
    worldwide: t`Also abroad`,
  };
  const kinds: Record<ScreeningQuestion["kind"], string> = {
    text: t`Free text`,
    yesNo: t`Yes or no`,
    choice: t`Multiple choice`,
  };
  const languages: Record<EditorValues["language"], string> = { it: "Italiano", en: "English" };
  return { destinations, kinds, languages };
}
