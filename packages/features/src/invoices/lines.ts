import type { UninvoicedClicks } from "../clicks/index.ts";
import { proRata, vatOf } from "./amounts.ts";
import { daysIn, firstOf, lastOf, monthOf, monthOnPaper, onPaper } from "./months.ts";

export type InvoiceLine = {
  readonly kind: "licence" | "clicks" | "credit";
  readonly description: string;
  readonly quantity: number;
  readonly unitCents: number;
  readonly netCents: number;
  readonly jobPostId: string | null;
  readonly startsOn: string | null;
  readonly endsOn: string | null;
};

export type LicenceTerms = { readonly licenceCents: number; readonly startsOn: string; readonly endsOn: string | null };

const later = (a: string, b: string): string => (a > b ? a : b);
const earlier = (a: string, b: string): string => (a < b ? a : b);
const dayOf = (day: string): number => Number(day.slice(8));

/** The days of a month covered by the contract; null if there are none. */
function agreedDays({ startsOn, endsOn }: LicenceTerms, month: string): { from: string; to: string } | null {
  const from = later(startsOn, firstOf(month));
  const to = earlier(endsOn ?? lastOf(month), lastOf(month));
  return from <= to ? { from, to } : null;
}

export function licenceFor(agreed: LicenceTerms, month: string): number {
  const days = agreedDays(agreed, month);
  return days ? proRata(agreed.licenceCents, dayOf(days.to) - dayOf(days.from) + 1, daysIn(month)) : 0;
}

/** The invoice line of the licence; null if the licence costs nothing in this month. */
export function licenceLine(agreed: LicenceTerms, month: string): InvoiceLine | null {
  const netCents = licenceFor(agreed, month);
  const days = agreedDays(agreed, month);
  if (netCents === 0 || !days) return null;
  const whole = days.from === firstOf(month) && days.to === lastOf(month);
  return {
    kind: "licence",
    description: `Licenza ${monthOnPaper(month)}${whole ? "" : `, dal ${onPaper(days.from)} al ${onPaper(days.to)}`}`,
    quantity: 1,
    unitCents: netCents,
    netCents,
    jobPostId: null,
    startsOn: days.from,
    endsOn: days.to,
  };
}

/** The months of the clicks on an invoice line, in words: usually one month, two if ledgers were closed late. */
const monthsOnPaper = (from: string, to: string): string =>
  [...new Set([monthOf(from), monthOf(to)])].map(monthOnPaper).join(" – ");

const clickLine = ({ jobPostId, title, clicks, unitCents, from, to }: UninvoicedClicks): InvoiceLine => ({
  kind: "clicks",
  description: `Clic sull’annuncio «${title}», ${monthsOnPaper(from, to)}`,
  quantity: clicks,
  unitCents,
  netCents: clicks * unitCents,
  jobPostId,
  startsOn: from,
  endsOn: to,
});

export type InvoiceDraft = {
  readonly lines: readonly InvoiceLine[];
  readonly netCents: number;
  readonly vatCents: number;
  readonly totalCents: number;
};

export function draftOf(lines: readonly InvoiceLine[]): InvoiceDraft {
  const netCents = lines.reduce((sum, line) => sum + line.netCents, 0);
  const vatCents = vatOf(netCents);
  return { lines, netCents, vatCents, totalCents: netCents + vatCents };
}

/**
 * The invoice of a month: the licence first, then one line for each post and price. The amount of each line is exactly quantity
 * times price.
 */
export const draftMonth = (agreed: LicenceTerms, month: string, clicks: readonly UninvoicedClicks[]): InvoiceDraft =>
  draftOf([...[licenceLine(agreed, month)].filter((line) => line !== null), ...clicks.map(clickLine)]);
