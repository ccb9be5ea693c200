import { contactLimits } from "@orbita/contract";

export { oneLine } from "../kernel/one-line.ts";

/** Anybody can write anybody's address into the form: its owner is not to be flooded by our receipts. */
export const getsReceipt = (lately: number): boolean => lately <= contactLimits.receiptsPerDay;
