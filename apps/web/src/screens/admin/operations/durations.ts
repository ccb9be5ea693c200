import { formatCount } from "~/shell/format/format.ts";

const minute = 60;
const hour = 60 * minute;

/** A duration as text, for example "1 min 12 s" or "2 h 5 min". The unit symbols are the same in all languages. */
export function formatSeconds(locale: string, seconds: number): string {
  if (seconds < 1) return `${new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(seconds)}\u00A0s`;
  const whole = Math.floor(seconds);
  if (whole < minute) return `${whole}\u00A0s`;
  if (whole < hour) return joined(`${Math.floor(whole / minute)}\u00A0min`, whole % minute, "s");
  return joined(`${formatCount(locale, Math.floor(whole / hour))}\u00A0h`, Math.floor((whole % hour) / minute), "min");
}

const joined = (first: string, rest: number, unit: string): string =>
  rest === 0 ? first : `${first} ${rest}\u00A0${unit}`;

type RunTimes = { created: string; started: string | null; ended: string | null };

/** The duration of a run in seconds, up to now while it runs; null before it starts. */
export function secondsOf({ started, ended }: RunTimes, now: number): number | null {
  if (started === null) return null;
  return Math.max(0, ((ended ? Date.parse(ended) : now) - Date.parse(started)) / 1_000);
}
