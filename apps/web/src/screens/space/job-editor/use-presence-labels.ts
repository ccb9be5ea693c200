import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

const workDays = 5;

/** The share of on-site work as text, for example "40% on site, 2 days out of 5". Says "about" if the share is not a whole number of days. */
export function usePresenceLabels() {
  const { t } = useLingui();
  return (share: number): string => {
    const days = Math.round((share / 100) * workDays);
    if (days === 0 || days === workDays) return t`${share}% on site`;
    return days * (100 / workDays) === share
      ? t`${share}% on site, ${plural(days, { one: "# day", other: "# days" })} out of ${workDays}`
      : t`${share}% on site, about ${plural(days, { one: "# day", other: "# days" })} out of ${workDays}`;
  };
}
