import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { InvoiceState, SdiState } from "@orbita/contract";
import { describeReason } from "@orbita/contract/back-office/history/index";
import { formatCents } from "~/domain/invoices/format.ts";
import { invoiceStates, sdiWord } from "~/domain/invoices/labels.ts";
import { cardFailureText } from "~/domain/payments/failure-texts.ts";
import { noonOf } from "~/shell/calendar/rome-days.ts";
import { formatLongDay } from "~/shell/format/format.ts";
import { pickAdminLabel } from "~/shell/frames/inner/admin-places.tsx";

type RecordValues = Record<string, unknown> | null;
export type HistoryEntry = {
  at: string;
  by: string | null;
  why: string | null;
  before: RecordValues;
  after: RecordValues;
};

/** Describes a change of a billing record in several texts, most important first. Empty for purely technical changes. */
export type ChangeDescription = (i18n: I18n, change: HistoryEntry) => string[];

type ValueFormatter = (i18n: I18n, value: unknown) => string;
type HistoryField = { readonly name: string; readonly words: MessageDescriptor; readonly write?: ValueFormatter };

const text: ValueFormatter = (_, value) =>
  typeof value === "string" || typeof value === "number" ? String(value) : "—";
const money: ValueFormatter = ({ locale }, value) => formatCents(locale, Number(value ?? 0));
const day: ValueFormatter = ({ locale }, value) =>
  typeof value === "string" ? formatLongDay(locale, noonOf(value)) : "—";
const sdi: ValueFormatter = (i18n, value) => i18n._(sdiWord({ sdi: value as SdiState, reissued: false }));

const failure: ValueFormatter = (i18n, value) =>
  typeof value === "string" ? `${cardFailureText(i18n, value)} (${value})` : "—";

const stopped = msg({ message: "Ended without payment", context: "a payment" });
const status: ValueFormatter = (i18n, value) => i18n._(invoiceStates[value as InvoiceState]?.words ?? stopped);

/** Each changed field with its old and new value, for example "Licence: 0 € → 149 €". */
const moves = (i18n: I18n, { before, after }: HistoryEntry, fields: readonly HistoryField[]): string[] =>
  fields.flatMap(({ name, words, write = text }) => {
    if (!after || !Object.hasOwn(after, name)) return [];
    const [from, to] = [write(i18n, before?.[name]), write(i18n, after[name])];
    return [`${i18n._(words)}: ${before ? `${from} → ${to}` : to}`];
  });

const ofInvoice: readonly HistoryField[] = [
  { name: "sdi", words: msg`SDI status`, write: sdi },
  { name: "sdi_note", words: msg`SDI message` },
  { name: "note", words: msg`Internal note` },
];
const ofPayment: readonly HistoryField[] = [
  { name: "status", words: msg`Payment`, write: status },
  { name: "failure", words: msg`Bank response`, write: failure },
  { name: "refunded_cents", words: msg`Refunded`, write: money },
  { name: "amount_cents", words: msg`Amount due`, write: money },
];

/** Describes a change of an invoice. Its history also contains the changes of its payment, which have other columns. */
export const invoiceSteps: ChangeDescription = (i18n, change) => {
  const { before, after, why } = change;
  const has = (name: string) => after !== null && Object.hasOwn(after, name);
  if (before === null) return has("progressive") ? [i18n._(msg({ message: "Issued", context: "an invoice" }))] : [];
  return [
    ...(has("credited_net_cents")
      ? [
          i18n._(msg({ message: "Credited", context: "an invoice" })),
          ...(why ? [pickAdminLabel(describeReason(why), i18n.locale)] : []),
        ]
      : []),
    ...(has("transmissions") ? [i18n._(msg`Reissued for SDI`)] : []),
    ...(has("enabled")
      ? [i18n._(after?.["enabled"] ? msg`Automatic collection turned back on` : msg`Automatic collection turned off`)]
      : []),
    ...(has("disputed_at")
      ? [i18n._(after?.["disputed_at"] ? msg`Disputed by the cardholder` : msg`Dispute closed`)]
      : []),
    ...moves(i18n, change, ofInvoice),
    ...moves(i18n, change, ofPayment),
  ];
};

const ofContract: readonly HistoryField[] = [
  { name: "license_price_cents", words: msg`Monthly licence`, write: money },
  { name: "free_slots", words: msg`Free slots` },
  { name: "premium_slots", words: msg`Sponsored slots` },
  { name: "starts_on", words: msg`Start date`, write: day },
  { name: "ends_on", words: msg`End date`, write: day },
  { name: "note", words: msg`Internal note` },
];

export const contractSteps: ChangeDescription = (i18n, change) => {
  const { before, after } = change;
  if (before === null) return [i18n._(msg`Contract started`)];
  const rest = after !== null && Object.hasOwn(after, "premium_paused_at");
  return [
    ...(rest ? [i18n._(after["premium_paused_at"] ? msg`Sponsorship paused` : msg`Sponsorship restarted`)] : []),
    ...moves(i18n, change, ofContract),
  ];
};
