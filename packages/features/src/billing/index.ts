export { hasBillingData, hasPaymentMethod, isPremiumPaused, lockCards } from "./queries.ts";
