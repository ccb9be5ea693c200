export { forwardContact, sendReceipt } from "./jobs.ts";
export { findContactsOf, forgetContactsOf, type ContactRow } from "./queries.ts";
export { contactHandlers } from "./routes.ts";
