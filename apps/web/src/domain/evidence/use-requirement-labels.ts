import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { Requirement } from "@orbita/contract";

type BilingualLabel = { it: string; en: string };

/** Labels of a job post's requirements, in the reader's language. */
export function useRequirementLabels() {
  const { t, i18n } = useLingui();
  const labelOf = ({ it, en }: BilingualLabel): string => (i18n.locale === "it" ? it : en);
  const nameOf = ({ label, minYears, level, field }: Requirement): string => {
    const name = labelOf(label);
    if (minYears !== null) return t`${name}, at least ${plural(minYears, { one: "# year", other: "# years" })}`;
    if (level !== null) return `${name} ${level}`;
    return field ? `${name}, ${field}` : name;
  };
  return { labelOf, nameOf };
}
