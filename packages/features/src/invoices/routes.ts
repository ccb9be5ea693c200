import type { invoiceRoutes, adminInvoiceRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import { changeInvoice, enableInvoice, removeInvoice } from "./change-invoice.ts";
import { creditInvoice } from "./credit-invoice.ts";
import { downloadAnyInvoice, downloadInvoice } from "./documents/download.ts";
import { takeReceipts } from "./documents/receipts.ts";
import { reissueInvoice } from "./documents/reissue.ts";
import { readAdminInvoice, readInvoice, readInvoiceHistory, readInvoices } from "./read-invoices.ts";
import { readBlockedMonths, readSummary } from "./read-summary.ts";
import { triggerClosingStep, triggerCollectingStep, triggerIssuingStep } from "./trigger-step.ts";

export const invoiceHandlers: Handlers<typeof invoiceRoutes> = {
  list: (ctx, { params }) => readInvoices(ctx, params),
  read: (ctx, { params }) => readInvoice(ctx, params),
  summary: (ctx, { params }) => readSummary(ctx, params),
  download: (ctx, { params, query }) => downloadInvoice(ctx, params, query),
};

export const adminInvoiceHandlers: Handlers<typeof adminInvoiceRoutes> = {
  blocked: (ctx) => readBlockedMonths(ctx),
  read: (ctx, { params }) => readAdminInvoice(ctx, params),
  change: (ctx, { params, body }) => changeInvoice(ctx, params, body),
  remove: (ctx, { params }) => removeInvoice(ctx, params),
  history: (ctx, { params }) => readInvoiceHistory(ctx, params),
  enable: (ctx, { params }) => enableInvoice(ctx, params),
  credit: (ctx, { params, body }) => creditInvoice(ctx, params, body),
  reissue: (ctx, { params }) => reissueInvoice(ctx, params),
  download: (ctx, { params, query }) => downloadAnyInvoice(ctx, params, query),
  receipts: (ctx, { files }) => takeReceipts(ctx, files),
  triggerInstances: (ctx, { body }) => triggerClosingStep(ctx, body),
  trigger: (ctx, { body }) => triggerIssuingStep(ctx, body),
  triggerPayment: (ctx, { body }) => triggerCollectingStep(ctx, body),
};
