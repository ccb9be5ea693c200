import { toAdmin } from "~/shell/navigation/to-admin.ts";

/** Route to the invoice list. */
export const toList = toAdmin("billing");

/** Route to one of the billing pages. */
export const toBillingPage = (part: string) => toAdmin("billing", part);
