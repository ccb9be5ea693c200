export { forwardContact, sendReceipt } from "./jobs.ts";
export { contactHandlers } from "./routes.ts";
