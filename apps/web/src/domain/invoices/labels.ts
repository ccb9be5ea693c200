import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type {
  BlockReason,
  ClickPattern,
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
  due: { tone: "info", words: msg({ message: "To be paid", context: "an invoice" }) },
  processing: { tone: "info", words: msg({ message: "Being paid", context: "an invoice" }) },
  requiresAction: { tone: "warning", words: msg({ message: "To be confirmed", context: "an invoice" }) },
  failed: { tone: "danger", words: msg({ message: "Failed", context: "an invoice" }) },
  paid: { tone: "positive", words: msg({ message: "Paid", context: "an invoice" }) },
  credited: { tone: "neutral", words: msg({ message: "Taken back", context: "an invoice" }) },
};

const sdiWords: Readonly<Record<SdiState, MessageDescriptor>> = {
  toSend: msg({ message: "To be sent", context: "an invoice, to SDI" }),
  sent: msg({ message: "Sent", context: "an invoice, to SDI" }),
  delivered: msg({ message: "Delivered", context: "an invoice, by SDI" }),
  rejected: msg({ message: "Rejected", context: "an invoice, by SDI" }),
  notDelivered: msg({ message: "Not delivered", context: "an invoice, by SDI" }),
};
const reissued = msg({ message: "Issued again", context: "an invoice, to SDI" });

/** A delivered invoice that was reissued is labelled "Issued again", which says more than "Delivered". */
export const sdiWord = (invoice: Pick<Invoice, "sdi" | "reissued">): MessageDescriptor =>
  invoice.reissued && invoice.sdi === "delivered" ? reissued : sdiWords[invoice.sdi];

/** The invoice can be paid by hand now. */
export const isPayable = ({ kind, state, openCents }: Pick<Invoice, "kind" | "state" | "openCents">): boolean =>
  kind === "invoice" && openCents > 0 && (state === "due" || state === "failed" || state === "requiresAction");

export const outcomes: Readonly<Record<ClickRefusal | "counted", BadgeContent>> = {
  counted: { tone: "positive", words: msg({ message: "Counted", context: "a click" }) },
  repeated: { tone: "neutral", words: msg({ message: "Already counted today", context: "a click" }) },
  budget: { tone: "warning", words: msg({ message: "Budget used up", context: "a click" }) },
  bot: { tone: "warning", words: msg({ message: "Automatic", context: "a click" }) },
  own: { tone: "neutral", words: msg({ message: "Member of the Space", context: "a click" }) },
  closed: { tone: "neutral", words: msg({ message: "Job post closed", context: "a click" }) },
  unverified: { tone: "warning", words: msg({ message: "Visit not verified", context: "a click" }) },
  pace: { tone: "warning", words: msg({ message: "Too many clicks in a minute", context: "a click" }) },
};

/** Why a click was credited; shown after the credit badge. */
export const patterns: Readonly<Record<ClickPattern, MessageDescriptor>> = {
  provider: msg({ message: "Too many clicks from one network", context: "a credited click" }),
  burst: msg({ message: "Burst of clicks", context: "a credited click" }),
  automatic: msg({ message: "Network with automatic clicks", context: "a credited click" }),
};

export const sources: Readonly<Record<ClickSource, MessageDescriptor>> = {
  list: msg({ message: "List", context: "where a click came from" }),
  search: msg({ message: "Search", context: "where a click came from" }),
  home: msg({ message: "Home page", context: "where a click came from" }),
  similar: msg({ message: "Similar job posts", context: "where a click came from" }),
  space: msg({ message: "Page of the Space", context: "where a click came from" }),
  feed: msg({ message: "Feed", context: "where a click came from" }),
  share: msg({ message: "Shared link", context: "where a click came from" }),
  utm: msg({ message: "Campaign", context: "where a click came from" }),
  direct: msg({ message: "Direct", context: "where a click came from" }),
};

/** The reasons that block an invoice, worded as what to do about them. */
export const blockWords: Readonly<Record<BlockReason, MessageDescriptor>> = {
  legalNameMissing: msg`Write the legal name, as in the companies’ register.`,
  taxNumberMissing: msg`Write the VAT number or the tax code.`,
  vatWrong: msg`Check the VAT number: its last digit does not fit the others.`,
  fiscalCodeWrong: msg`Check the tax code: its last character does not fit the others.`,
  sdiMissing: msg`Write the SDI code or the certified email address.`,
  seatMissing: msg`Say which place is the registered office.`,
  seatIncomplete: msg`Complete the registered office: street, postcode, city and province.`,
};
