import { useLingui } from "@lingui/react/macro";
import type { ResumeProfile } from "@orbita/contract";
import { formatYears } from "~/domain/resumes/periods.ts";

/** Describes a person whose name is hidden: "Backend, 5.7 years, Genoa". Null if the CV has none of these facts. */
export function useAnonymousName(): (profile: Pick<ResumeProfile, "headline" | "years" | "city">) => string | null {
  const { t, i18n } = useLingui();
  return ({ headline, years, city }) => {
    const shown = years ? formatYears(i18n.locale, years) : null;
    return [headline, shown && t`${shown} years`, city].filter(Boolean).join(", ") || null;
  };
}

/** The person's name; if it is hidden, the anonymous description. */
export function usePersonName(): (profile: ResumeProfile) => string {
  const { t } = useLingui();
  const anonymousName = useAnonymousName();
  return (profile) =>
    [profile.firstName, profile.lastName].filter(Boolean).join(" ") || (anonymousName(profile) ?? t`Somebody`);
}
