import { formatPrice } from "~/shell/format/format.ts";

const timeZone = "Europe/Rome";
const clock = (locale: string) =>
  new Intl.DateTimeFormat(locale, {
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    hourCycle: "h23",
    timeZone,
  });

/** An amount in euros, for example "14,85 €". */
export const formatCents = (locale: string, cents: number): string => formatPrice(locale, cents / 100);

/** The time in Rome, for example "18:52:07". */
export const formatSecond = (locale: string, at: string): string => clock(locale).format(new Date(at));

const inMonth = (period: string): Date => new Date(`${period}-15T12:00:00Z`);

/** The short month of a billing period, for example "ott 2026". */
export const formatBillingPeriod = (locale: string, period: string): string =>
  new Intl.DateTimeFormat(locale, { month: "short", year: "numeric", timeZone }).format(inMonth(period));

/** The month of a billing period without its year, for example "novembre". */
export const formatMonthName = (locale: string, period: string): string =>
  new Intl.DateTimeFormat(locale, { month: "long", timeZone }).format(inMonth(period));

/** The month of a billing period, for example "ottobre 2026". */
export const formatWholeMonth = (locale: string, period: string): string =>
  new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone }).format(inMonth(period));

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
