import { useLingui } from "@lingui/react/macro";

const workDays = 5;

/** "40% on site, 2 days of 5"; says "about" if the share is not a whole number of days. */
export function usePresenceWords() {
  const { t } = useLingui();
  return (share: number): string => {
    const days = Math.round((share / 100) * workDays);
    if (days === 0 || days === workDays) return t`${share}% on site`;
    return days * (100 / workDays) === share
      ? t`${share}% on site, ${days} days of ${workDays}`
      : t`${share}% on site, about ${days} days of ${workDays}`;
  };
}
