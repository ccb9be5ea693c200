import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type {
  InvoiceBlockReason,
  ClickCreditReason,
  ClickRefusal,
  ClickSource,
  Invoice,
  InvoiceState,
  SdiState,
} from "@orbita/contract";
import type { BadgeTone } from "@orbita/ui/base/badge.tsx";

type BadgeContent = { readonly tone: BadgeTone; readonly words: MessageDescriptor };

export const invoiceStates: Readonly<Record<InvoiceState, BadgeContent>> = {
  issued: { tone: "neutral", words: msg({ message: "Issued", context: "an invoice" }) },
  due: { tone: "info", words: msg({ message: "Due", context: "an invoice" }) },
  processing: { tone: "info", words: msg({ message: "Processing", context: "an invoice" }) },
  requiresAction: { tone: "warning", words: msg({ message: "Needs confirmation", context: "an invoice" }) },
  failed: { tone: "danger", words: msg({ message: "Payment failed", context: "an invoice" }) },
  paid: { tone: "positive", words: msg({ message: "Paid", context: "an invoice" }) },
  credited: { tone: "neutral", words: msg({ message: "Credited", context: "an invoice" }) },
};

const sdiWords: Readonly<Record<SdiState, MessageDescriptor>> = {
  toSend: msg({ message: "Not sent yet", context: "an invoice, to SDI" }),
  sent: msg({ message: "Sent", context: "an invoice, to SDI" }),
  delivered: msg({ message: "Delivered", context: "an invoice, by SDI" }),
  rejected: msg({ message: "Rejected", context: "an invoice, by SDI" }),
  notDelivered: msg({ message: "Not delivered", context: "an invoice, by SDI" }),
};
const reissued = msg({ message: "Reissued", context: "an invoice, to SDI" });

/**
 * The label of an invoice's state at SDI.
 * A delivered invoice that was reissued is labelled "Reissued", which says more than "Delivered".
 */
export const sdiWord = (invoice: Pick<Invoice, "sdi" | "reissued">): MessageDescriptor =>
  invoice.reissued && invoice.sdi === "delivered" ? reissued : sdiWords[invoice.sdi];

/** Whether the Space can pay the invoice by hand now. */
export const isPayable = ({ kind, state, openCents }: Pick<Invoice, "kind" | "state" | "openCents">): boolean =>
  kind === "invoice" && openCents > 0 && (state === "due" || state === "failed" || state === "requiresAction");

export const outcomes: Readonly<Record<ClickRefusal | "counted", BadgeContent>> = {
  counted: { tone: "positive", words: msg({ message: "Counted", context: "a click" }) },
  repeated: { tone: "neutral", words: msg({ message: "Already counted today", context: "a click" }) },
  budget: { tone: "warning", words: msg({ message: "Budget used up", context: "a click" }) },
  bot: { tone: "warning", words: msg({ message: "Automated", context: "a click" }) },
  own: { tone: "neutral", words: msg({ message: "Space member", context: "a click" }) },
  closed: { tone: "neutral", words: msg({ message: "Job closed", context: "a click" }) },
  unverified: { tone: "warning", words: msg({ message: "Visit not verified", context: "a click" }) },
  pace: { tone: "warning", words: msg({ message: "Too many clicks in a minute", context: "a click" }) },
};

/** Why a click was credited; shown after the credit badge. */
export const patterns: Readonly<Record<ClickCreditReason, MessageDescriptor>> = {
  provider: msg({ message: "Too many clicks from one network", context: "a credited click" }),
  burst: msg({ message: "Burst of clicks", context: "a credited click" }),
  automatic: msg({ message: "Network with automated clicks", context: "a credited click" }),
};

export const sources: Readonly<Record<ClickSource, MessageDescriptor>> = {
  list: msg({ message: "List", context: "where a click came from" }),
  search: msg({ message: "Search", context: "where a click came from" }),
  home: msg({ message: "Home page", context: "where a click came from" }),
  similar: msg({ message: "Similar jobs", context: "where a click came from" }),
  space: msg({ message: "Space page", context: "where a click came from" }),
  feed: msg({ message: "Feed", context: "where a click came from" }),
  share: msg({ message: "Shared link", context: "where a click came from" }),
  utm: msg({ message: "Campaign", context: "where a click came from" }),
  direct: msg({ message: "Direct", context: "where a click came from" }),
};

/** The reasons why a month cannot be invoiced, worded as what the Space has to do. */
export const blockReasonTexts: Readonly<Record<InvoiceBlockReason, MessageDescriptor>> = {
  legalNameMissing: msg`Enter the legal name as it appears in the business register.`,
  taxNumberMissing: msg`Enter the VAT number or the tax code.`,
  vatWrong: msg`Check the VAT number: the last digit doesn’t match the others.`,
  fiscalCodeWrong: msg`Check the tax code: the last character doesn’t match the others.`,
  sdiMissing: msg`Enter the SDI code or the certified email address (PEC).`,
  seatMissing: msg`Set one of the locations as the registered office.`,
  seatIncomplete: msg`Enter the street, postcode, city and province of the registered office.`,
};
