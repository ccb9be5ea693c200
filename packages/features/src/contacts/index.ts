export { forwardContact, sendReceipt } from "./jobs.ts";
export { deleteContactsOf } from "./queries.ts";
export { contactHandlers } from "./routes.ts";
