import type { Invoice } from "@orbita/contract";

/** An invoice that the bank refused. */
export const anInvoice = (change: Partial<Invoice> = {}): Invoice => ({
  id: "01990000-0000-7000-8000-0000000000f1",
  kind: "invoice",
  number: "2026/87",
  period: "2026-08",
  issuedOn: "2026-08-31",
  state: "failed",
  sdi: "delivered",
  reissued: false,
  netCents: 20_115,
  vatCents: 4_425,
  totalCents: 24_540,
  creditedCents: 0,
  openCents: 24_540,
  of: null,
  reason: null,
  failure: "insufficient_funds",
  failedAt: "2026-09-01T02:00:00.000Z",
  nextTry: null,
  paidAt: null,
  ...change,
});
