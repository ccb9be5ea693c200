export { hasBillingData } from "./has-billing-data.ts";
export { hasPaymentMethod } from "./has-payment-method.ts";
