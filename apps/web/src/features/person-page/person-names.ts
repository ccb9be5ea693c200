import { useLingui } from "@lingui/react/macro";
import type { ResumeProfile } from "@orbita/contract";
import { formatYears } from "~/features/resume/periods.ts";

/** By name; or, without one, by what the person does: "Backend, 5,7 years, Genoa". */
export function usePersonName(): (profile: ResumeProfile) => string {
  const { t, i18n } = useLingui();
  return ({ firstName, lastName, headline, years, city }) => {
    const name = [firstName, lastName].filter(Boolean).join(" ");
    if (name) return name;
    const shown = years ? formatYears(i18n.locale, years) : null;
    const facts = [headline, shown && t`${shown} years`, city].filter(Boolean);
    return facts.length > 0 ? facts.join(", ") : t`Somebody`;
  };
}
