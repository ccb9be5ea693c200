import type { PaymentMethod } from "@orbita/contract";

export const aPaymentMethod = (change: Partial<PaymentMethod> = {}): PaymentMethod => ({
  id: "01990000-0000-7000-8000-0000000000c1",
  owner: "space",
  brand: "visa",
  last4: "4417",
  expiresMonth: 8,
  expiresYear: 2038,
  isDefault: true,
  created: "2026-09-01T08:00:00.000Z",
  ...change,
});
