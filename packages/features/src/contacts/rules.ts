import { contactLimits } from "@orbita/contract";

export { oneLine } from "../kernel/one-line.ts";

/** Limits the receipts per address. The form accepts any address, so its owner must not be flooded with our receipts. */
export const getsReceipt = (lately: number): boolean => lately <= contactLimits.receiptsPerDay;
