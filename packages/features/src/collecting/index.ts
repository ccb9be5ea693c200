export { refundPayment } from "./jobs.ts";
export { collectingHandlers } from "./routes.ts";
