export { invoiceHandlers, adminInvoiceHandlers } from "./routes.ts";
export { closeLedgersJob, collectPaymentJob, creditIssued, issueInvoiceJob } from "./jobs.ts";
export { documentNumber } from "./numbers.ts";
export { leftOut, paymentRow } from "./rows.ts";
export { findPaymentsOfMonth, type MonthPayment } from "./step-queries.ts";
export { notifyOwners } from "./notify-owners.ts";
