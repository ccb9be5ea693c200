import { textSearch } from "~/shell/navigation/page-search.ts";

/** The ledger's day and post, and the invoice that is looked at. */
export type BillingSearch = { day?: string | undefined; post?: string | undefined; invoice?: string | undefined };

const dayShape = /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** A day of the calendar; a field that is being typed in says others on the way. */
export const isDay = (text: string): boolean =>
  dayShape.test(text) && new Date(`${text}T12:00:00Z`).toISOString().startsWith(text);

/** What the address says; what it says wrongly counts as not said. */
export const readBilling = ({ day, post, invoice }: BillingSearch) => ({
  day: typeof day === "string" && isDay(day) ? day : undefined,
  post: textSearch(post),
  invoice: textSearch(invoice),
});
