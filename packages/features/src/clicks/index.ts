export { closeDays } from "./close-days.ts";
export {
  type Closed,
  findSpacesToClose,
  findSpacesWithUnpaid,
  findUnpaidClicks,
  putOnInvoice,
  type UnpaidClicks,
} from "./closing-queries.ts";
export { findSpend } from "./queries.ts";
export { clickHandlers } from "./routes.ts";
export { clickRoutines } from "./routines.ts";
