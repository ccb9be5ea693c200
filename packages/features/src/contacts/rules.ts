import { contactLimits } from "@orbita/contract";

export { oneLine } from "../kernel/one-line.ts";

/**
 * Limits the number of receipts per email address. Anybody can enter any address in the contact form, and its owner must not be
 * flooded with receipts.
 */
export const getsReceipt = (lately: number): boolean => lately <= contactLimits.receiptsPerDay;
