export { closeDays } from "./close-days.ts";
export {
  type LedgerClosingResult,
  findSpacesToClose,
  findSpacesWithUnpaid,
  findUnpaidClicks,
  putOnInvoice,
  type UninvoicedClicks,
} from "./closing-queries.ts";
export { findSpend } from "./queries.ts";
export { clickHandlers } from "./routes.ts";
export { clickRoutines } from "./routines.ts";
