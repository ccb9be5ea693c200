export { asking, askingBy, askingOf, type Asking } from "./asking.ts";
export { findCard, findDefaultCard, type CardRow } from "./card-queries.ts";
export { findCustomerById } from "./customer-queries.ts";
export { ensureCustomer, type Customer } from "./customers.ts";
export { detachCard, forgetCustomer, handleEvent, paymentChanged } from "./jobs.ts";
export { findPaymentDataOf, forgetPayer } from "./leave.ts";
export { maySpend, payerOf, type Payer } from "./payers.ts";
export { paymentHandlers } from "./routes.ts";
