import { useLingui } from "@lingui/react/macro";
import type { NotForMe, NotForMeReason } from "@orbita/contract";
import { formatEuros } from "~/shell/format/format.ts";

/** The reasons why a job is not for the user, as the menu names them. */
export function useReasonLabels(): Record<NotForMeReason, string> {
  const { t } = useLingui();
  return {
    place: t({ message: "Location", context: "place" }),
    salary: t`Salary`,
    field: t({ message: "Field", context: "of work" }),
    company: t`Company`,
  };
}

/** Describes in a sentence how a reason changes the list of fits. */
export function useEffectText(): (effect: NotForMe["effect"]) => string {
  const { t, i18n } = useLingui();
  const pick = ({ it, en }: { it: string; en: string }): string => (i18n.locale === "it" ? it : en);
  return (effect) => {
    switch (effect.kind) {
      case "city":
        return t`You won’t see jobs in ${effect.city}, except remote ones.`;
      case "remote":
        return t`You won’t see fully remote jobs.`;
      case "salary":
        return t`You won’t see jobs that pay ${formatEuros(i18n.locale, effect.upTo)} or less.`;
      case "occupation":
        return t`You won’t see jobs for “${pick(effect.label)}”.`;
      case "sector":
        return t`You won’t see jobs in the sector “${pick(effect.label)}”.`;
      case "space":
        return t`You won’t see jobs from ${effect.name}`;
      case "job":
        return t`You won’t see this job.`;
    }
  };
}
