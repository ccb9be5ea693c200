import { textSearch } from "~/shell/navigation/page-search.ts";

/** Search parameters of the billing page: the day and job post of the ledger, and the open invoice. */
export type BillingSearch = { day?: string | undefined; post?: string | undefined; invoice?: string | undefined };

const dayShape = /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** True for an existing calendar day. A date field emits invalid dates while the user types. */
export const isDay = (text: string): boolean =>
  dayShape.test(text) && new Date(`${text}T12:00:00Z`).toISOString().startsWith(text);

/** Parses the search parameters; invalid values are ignored. */
export const readBilling = ({ day, post, invoice }: BillingSearch) => ({
  day: typeof day === "string" && isDay(day) ? day : undefined,
  post: textSearch(post),
  invoice: textSearch(invoice),
});
