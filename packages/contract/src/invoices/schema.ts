import { z } from "zod";
import { id, instant } from "../kernel/fields.ts";
import { spaceId } from "../spaces/schema.ts";
import { invoiceLimits } from "./limits.ts";

/** Money is whole cents. */
export const cents = z.int();
/** A month, as 2026-11. */
export const month = z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, "field.invalid");

export const invoiceKind = z.enum(["invoice", "creditNote"]);
/** What became of the money. `credited`: nothing is left to pay of it. Credit notes are `issued`. */
export const invoiceState = z.enum(["issued", "due", "processing", "requiresAction", "failed", "paid", "credited"]);
export type InvoiceState = z.output<typeof invoiceState>;
export const sdiState = z.enum(["toSend", "sent", "delivered", "rejected", "notDelivered"]);
export type SdiState = z.output<typeof sdiState>;

export const invoice = z
  .object({
    id,
    kind: invoiceKind,
    /** As it stands on the document: 2026/118. */
    number: z.string(),
    period: month,
    issuedOn: z.iso.date(),
    state: invoiceState,
    sdi: sdiState,
    /** It went to SDI more than once. */
    reissued: z.boolean(),
    netCents: cents,
    vatCents: cents,
    totalCents: cents,
    /** With VAT, by credit notes. */
    creditedCents: cents,
    /** Still to be paid. */
    openCents: cents,
    /** Of a credit note: what it takes back. */
    of: z.object({ id, number: z.string() }).nullable(),
    reason: z.string().nullable(),
    /** Of an invoice that is not paid: when the bank said no, with the provider's word, and when it is asked again. */
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

/** Why a month cannot be invoiced, each with what to do about it in the page's and the mail's words. */
export const blockReason = z.enum([
  "legalNameMissing",
  "taxNumberMissing",
  "vatWrong",
  "fiscalCodeWrong",
  "sdiMissing",
  "seatMissing",
  "seatIncomplete",
]);
export type BlockReason = z.output<typeof blockReason>;

const invoiceBlock = z.object({ period: month, reasons: z.array(blockReason), since: instant });

/** The month so far, and what stands in the way. */
export const billingSummary = z
  .object({
    month,
    licenceCents: cents,
    clicks: z.int(),
    clicksCents: cents,
    vatCents: cents,
    totalCents: cents,
    /** The day on which the invoice comes. */
    invoicedOn: z.iso.date(),
    /** Since when sponsoring rests because something is not paid. */
    pausedSince: instant.nullable(),
    /** What an invoice could not be written for today; empty is well. */
    missing: z.array(blockReason),
    blocked: z.array(invoiceBlock),
    invoices: z.int(),
  })
  .meta({ id: "BillingSummary" });
export type BillingSummary = z.output<typeof billingSummary>;

/** What administrators see beside it. */
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

/** Who wrote it and to whom, as it says them: what a Space changed since does not show in it. */
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
    /** With where SDI brings it: a code, or a certified mailbox. */
    to: party.extend({ sdi: z.string() }),
    /** Without VAT, by credit notes: what is left of it can still be credited. */
    creditedNetCents: cents,
  })
  .meta({ id: "WholeAdminInvoice" });
export type WholeAdminInvoice = z.output<typeof wholeAdminInvoice>;

/** What may still be changed of an invoice: what is told about it, never what it says. */
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
    /** Without VAT; null takes back all that is left. */
    netCents: cents.min(1).nullable().default(null),
    reason: z.string().trim().min(invoiceLimits.reason.min).max(invoiceLimits.reason.max),
  })
  .meta({ id: "NewCredit" });
export type NewCredit = z.output<typeof newCredit>;

export const blockedMonth = invoiceBlock
  .extend({ space: z.object({ id: spaceId, name: z.string(), url: z.string() }), netCents: cents })
  .meta({ id: "BlockedMonth" });
export type BlockedMonth = z.output<typeof blockedMonth>;

/** Without a month, the one before this; without a Space, all of them. */
export const trigger = z
  .strictObject({
    month: month.optional(),
    spaceId: spaceId.optional(),
    /** Says what would happen, and writes nothing but the run. */
    dryRun: z.boolean().default(false),
  })
  .meta({ id: "Trigger" });
export type Trigger = z.input<typeof trigger>;
/** Of ledgers also a day; then the month is its own. */
export const ledgerTrigger = trigger.extend({ day: z.iso.date().optional() }).meta({ id: "LedgerTrigger" });
export type LedgerTrigger = z.input<typeof ledgerTrigger>;
/** How many Spaces will be looked at, each on its own, by the worker; and the run that says how far it is. */
export const triggered = z.object({ month, spaces: z.int(), run: id }).meta({ id: "Triggered" });
export type Triggered = z.output<typeof triggered>;

export const receiptOutcome = z
  .object({
    file: z.string(),
    invoice: z.string().nullable(),
    sdi: sdiState.nullable(),
    /** Why it could not be taken; null when it was. */
    problem: z.enum(["notAReceipt", "unknownInvoice", "alreadyTaken"]).nullable(),
  })
  .meta({ id: "ReceiptOutcome" });
export type ReceiptOutcome = z.output<typeof receiptOutcome>;

export const documentFormat = z.enum(["pdf", "xml"]);
export type DocumentFormat = z.output<typeof documentFormat>;
