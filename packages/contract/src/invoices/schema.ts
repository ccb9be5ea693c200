import { z } from "zod";
import { id, instant } from "../kernel/fields.ts";
import { spaceId } from "../spaces/schema.ts";
import { invoiceLimits } from "./limits.ts";

/** An amount in whole cents. */
export const cents = z.int();
/** A month, such as 2026-11. */
export const month = z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, "field.invalid");

export const invoiceKind = z.enum(["invoice", "creditNote"]);
/** The payment state. `credited`: credit notes cover the whole amount. Credit notes themselves are `issued`. */
export const invoiceState = z.enum(["issued", "due", "processing", "requiresAction", "failed", "paid", "credited"]);
export type InvoiceState = z.output<typeof invoiceState>;
export const sdiState = z.enum(["toSend", "sent", "delivered", "rejected", "notDelivered"]);
export type SdiState = z.output<typeof sdiState>;

export const invoice = z
  .object({
    id,
    kind: invoiceKind,
    /** The number as printed on the document, such as 2026/118. */
    number: z.string(),
    period: month,
    issuedOn: z.iso.date(),
    state: invoiceState,
    sdi: sdiState,
    /** True if the invoice was sent to SDI more than once. */
    reissued: z.boolean(),
    netCents: cents,
    vatCents: cents,
    totalCents: cents,
    /** Amount of the credit notes for this invoice, including VAT. */
    creditedCents: cents,
    /** The amount still to be paid. */
    openCents: cents,
    /** For a credit note: the invoice that it credits. */
    of: z.object({ id, number: z.string() }).nullable(),
    reason: z.string().nullable(),
    /** For an unpaid invoice: the provider's code for the decline, its time, and the time of the next attempt. */
    failure: z.string().nullable(),
    failedAt: instant.nullable(),
    nextTry: instant.nullable(),
    paidAt: instant.nullable(),
  })
  .meta({ id: "Invoice" });
export type Invoice = z.output<typeof invoice>;

export const invoiceLine = z.object({
  kind: z.enum(["licence", "clicks", "credit"]),
  description: z.string(),
  quantity: z.int(),
  unitCents: cents,
  netCents: cents,
  jobPostId: id.nullable(),
});
export const wholeInvoice = invoice.extend({ lines: z.array(invoiceLine) }).meta({ id: "WholeInvoice" });
export type WholeInvoice = z.output<typeof wholeInvoice>;

/** Why a month cannot be invoiced. The page and the mail explain how to fix each reason. */
export const blockReason = z.enum([
  "legalNameMissing",
  "taxNumberMissing",
  "vatWrong",
  "fiscalCodeWrong",
  "sdiMissing",
  "seatMissing",
  "seatIncomplete",
]);
export type InvoiceBlockReason = z.output<typeof blockReason>;

const invoiceBlock = z.object({ period: month, reasons: z.array(blockReason), since: instant });

/** The costs of the current month, and what blocks the invoice. */
export const billingSummary = z
  .object({
    month,
    licenceCents: cents,
    clicks: z.int(),
    clicksCents: cents,
    vatCents: cents,
    totalCents: cents,
    /** The day on which the invoice is issued. */
    invoicedOn: z.iso.date(),
    /** The time since which sponsoring is paused because of an unpaid invoice. */
    pausedSince: instant.nullable(),
    /** Data that is missing and would block an invoice today; empty if nothing is missing. */
    missing: z.array(blockReason),
    blocked: z.array(invoiceBlock),
    invoices: z.int(),
  })
  .meta({ id: "BillingSummary" });
export type BillingSummary = z.output<typeof billingSummary>;

/** An invoice with the fields that only administrators see. */
export const adminInvoice = invoice
  .extend({
    space: z.object({ id: spaceId, name: z.string(), url: z.string() }),
    buyer: z.string(),
    progressive: z.string(),
    sdiId: z.string().nullable(),
    sdiNote: z.string().nullable(),
    enabled: z.boolean(),
    note: z.string().nullable(),
    disputed: instant.nullable(),
    created: instant,
    version: z.int(),
  })
  .meta({ id: "AdminInvoice" });
export type AdminInvoice = z.output<typeof adminInvoice>;

/** Seller or buyer as printed on the invoice. Later changes of the Space do not affect the copy. */
const party = z.object({
  name: z.string(),
  vat: z.string().nullable(),
  fiscalCode: z.string().nullable(),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  province: z.string(),
});
export const wholeAdminInvoice = adminInvoice
  .extend({
    lines: z.array(invoiceLine),
    seller: party,
    /** The buyer, with the SDI delivery address: a code, or a certified mailbox. */
    to: party.extend({ sdi: z.string() }),
    /** Amount of the credit notes for this invoice, without VAT; only the rest can still be credited. */
    creditedNetCents: cents,
  })
  .meta({ id: "WholeAdminInvoice" });
export type WholeAdminInvoice = z.output<typeof wholeAdminInvoice>;

/** The editable fields of an invoice: its transmission and notes, never the document itself. */
export const invoiceChange = z
  .strictObject({
    sdi: sdiState.optional(),
    sdiNote: z.string().trim().max(invoiceLimits.note.max).nullable().optional(),
    note: z.string().trim().max(invoiceLimits.note.max).nullable().optional(),
    version: z.int(),
  })
  .meta({ id: "InvoiceChange" });
export type InvoiceChange = z.output<typeof invoiceChange>;

export const newCredit = z
  .strictObject({
    /** The amount to credit, without VAT; null credits the whole remaining amount. */
    netCents: cents.min(1).nullable().default(null),
    reason: z.string().trim().min(invoiceLimits.reason.min).max(invoiceLimits.reason.max),
  })
  .meta({ id: "NewCredit" });
export type NewCredit = z.output<typeof newCredit>;

export const blockedMonth = invoiceBlock
  .extend({ space: z.object({ id: spaceId, name: z.string(), url: z.string() }), netCents: cents })
  .meta({ id: "BlockedMonth" });
export type BlockedMonth = z.output<typeof blockedMonth>;

/** Request for a monthly run; by default for the previous month and for all Spaces. */
export const trigger = z
  .strictObject({
    month: month.optional(),
    spaceId: spaceId.optional(),
    /** A dry run reports what would happen, and writes only its own entry in the log of runs. */
    dryRun: z.boolean().default(false),
  })
  .meta({ id: "Trigger" });
export type MonthlyRunRequest = z.input<typeof trigger>;
/** Request to compute ledgers, for a month or a single day. With `day`, `month` is the month of that day. */
export const ledgerTrigger = trigger.extend({ day: z.iso.date().optional() }).meta({ id: "LedgerTrigger" });
export type LedgerRunRequest = z.input<typeof ledgerTrigger>;
/** The number of Spaces that the worker will process, each separately, and the run that reports the progress. */
export const triggered = z.object({ month, spaces: z.int(), run: id }).meta({ id: "Triggered" });
export type MonthlyRunResponse = z.output<typeof triggered>;

export const receiptOutcome = z
  .object({
    file: z.string(),
    invoice: z.string().nullable(),
    sdi: sdiState.nullable(),
    /** Why the receipt could not be processed; null on success. */
    problem: z.enum(["notAReceipt", "unknownInvoice", "alreadyTaken"]).nullable(),
  })
  .meta({ id: "ReceiptOutcome" });
export type ReceiptOutcome = z.output<typeof receiptOutcome>;

export const documentFormat = z.enum(["pdf", "xml"]);
export type DocumentFormat = z.output<typeof documentFormat>;
