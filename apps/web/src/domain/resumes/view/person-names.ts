import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { ResumeProfile } from "@orbita/contract";
import { formatYears } from "../periods.ts";

/** Describes a person whose name is hidden, for example "Backend, 5.7 years, Genoa". Null if the CV has no headline, years or city. */
export function useAnonymousName(): (profile: Pick<ResumeProfile, "headline" | "years" | "city">) => string | null {
  const { t, i18n } = useLingui();
  return ({ headline, years, city }) => {
    const shown = formatYears(i18n.locale, years ?? 0);
    const experience = years ? t`${plural(years, { one: `${shown} year`, other: `${shown} years` })}` : null;
    return [headline, experience, city].filter(Boolean).join(", ") || null;
  };
}

/** The person's name; if it is hidden, the anonymous description. */
export function usePersonName(): (profile: ResumeProfile) => string {
  const { t } = useLingui();
  const anonymousName = useAnonymousName();
  return (profile) =>
    [profile.firstName, profile.lastName].filter(Boolean).join(" ") || (anonymousName(profile) ?? t`Someone`);
}
