import { dateLocale } from "@orbita/contract/vocab/languages";
import { noonOf } from "~/shell/calendar/rome-days.ts";

const timeZone = "Europe/Rome";
/** A typographic minus sign, which is as wide as the plus sign. */
const minus = "\u2212";
const signed = (sign: number, text: string): string => (sign > 0 ? `+${text}` : sign < 0 ? `${minus}${text}` : text);

/** A share as text, for example "25%" or "9,4%". Shares below 10% have a decimal. */
export const formatPart = (locale: string, part: number): string =>
  new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: part < 0.1 ? 1 : 0 }).format(part);

/** The change from a previous number as text, for example "+18%"; null if the previous number is zero. */
export function formatChange(locale: string, now: number, before: number): string | null {
  if (before === 0) return null;
  const change = Math.round((now / before - 1) * 100) / 100;
  return signed(Math.sign(change), new Intl.NumberFormat(locale, { style: "percent" }).format(Math.abs(change)));
}

/** The difference of two shares in percentage points: 4 means from 92% to 96%. */
export const pointsBetween = (now: number, before: number): number => Math.round((now - before) * 100);

export const formatSigned = (locale: string, value: number): string =>
  signed(Math.sign(value), new Intl.NumberFormat(locale).format(Math.abs(value)));

/** A day, for example "17 ago". */
export const formatPointDay = (locale: string, day: string): string =>
  new Intl.DateTimeFormat(dateLocale(locale), { day: "numeric", month: "short", timeZone }).format(
    new Date(noonOf(day)),
  );
