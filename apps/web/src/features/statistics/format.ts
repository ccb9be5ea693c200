import { dateLocale } from "@orbita/contract/vocab/languages";
import { noonOf } from "~/features/job-posts/rome-days.ts";

const timeZone = "Europe/Rome";
/** A typographic minus, as wide as the plus. */
const minus = "\u2212";
const signed = (sign: number, text: string): string => (sign > 0 ? `+${text}` : sign < 0 ? `${minus}${text}` : text);

/** "25%", "9,4%": a decimal where there is little. */
export const formatPart = (locale: string, part: number): string =>
  new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: part < 0.1 ? 1 : 0 }).format(part);

/** "+18%"; without a number before there is nothing to compare. */
export function formatChange(locale: string, now: number, before: number): string | null {
  if (before === 0) return null;
  const change = Math.round((now / before - 1) * 100) / 100;
  return signed(Math.sign(change), new Intl.NumberFormat(locale, { style: "percent" }).format(Math.abs(change)));
}

/** Of shares, in points: 4 is from 92 % to 96 %. */
export const pointsBetween = (now: number, before: number): number => Math.round((now - before) * 100);

export const formatSigned = (locale: string, value: number): string =>
  signed(Math.sign(value), new Intl.NumberFormat(locale).format(Math.abs(value)));

/** "17 ago". */
export const formatPointDay = (locale: string, day: string): string =>
  new Intl.DateTimeFormat(dateLocale(locale), { day: "numeric", month: "short", timeZone }).format(
    new Date(noonOf(day)),
  );
