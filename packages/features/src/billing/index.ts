export { hasBillingData } from "./has-billing-data.ts";
export { hasPaymentMethod } from "./has-payment-method.ts";
export { isPremiumPaused } from "./is-premium-paused.ts";
export { lockCards } from "./lock-cards.ts";
