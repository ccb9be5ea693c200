import { useLingui } from "@lingui/react/macro";
import type { PublishableField } from "./missing.ts";

/** What the fields of a post are called on the page. */
export function useFieldLabels(): Partial<Record<PublishableField, string>> {
  const { t } = useLingui();
  return {
    title: t`Title`,
    description: t`Description`,
    location: t`Place`,
    salaryMin: t`Gross a year, from`,
    salaryMax: t`Gross a year, to`,
    ccnl: t`Collective agreement (CCNL)`,
  };
}
