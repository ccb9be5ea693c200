export { invoiceHandlers, adminInvoiceHandlers } from "./routes.ts";
export { billingChanged } from "./events.ts";
export { closeLedgers, collectPayment, creditIssued, issueInvoice } from "./jobs.ts";
export { documentNumber } from "./numbers.ts";
export { leftOut, paymentRow } from "./rows.ts";
export { findPaymentsOfMonth, type MonthPayment } from "./step-queries.ts";
export { tellOwners } from "./tell-owners.ts";
