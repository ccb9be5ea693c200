import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { InvoiceState, SdiState } from "@orbita/contract";
import { formatCents } from "~/domain/invoices/format.ts";
import { invoiceStates, sdiWord } from "~/domain/invoices/labels.ts";
import { noonOf } from "~/shell/calendar/rome-days.ts";
import { formatLongDay } from "~/shell/format/format.ts";

type Values = Record<string, unknown> | null;
export type Change = { at: string; by: string | null; why: string | null; before: Values; after: Values };

/** Describes a change, most important part first; empty for purely technical changes. */
export type Steps = (i18n: I18n, change: Change) => string[];

type Written = (i18n: I18n, value: unknown) => string;
type Moved = { readonly name: string; readonly words: MessageDescriptor; readonly write?: Written };

const text: Written = (_, value) => (typeof value === "string" || typeof value === "number" ? String(value) : "—");
const money: Written = ({ locale }, value) => formatCents(locale, Number(value ?? 0));
const day: Written = ({ locale }, value) => (typeof value === "string" ? formatLongDay(locale, noonOf(value)) : "—");
const sdi: Written = (i18n, value) => i18n._(sdiWord({ sdi: value as SdiState, reissued: false }));

const stopped = msg({ message: "Ended without a payment", context: "a payment" });
const status: Written = (i18n, value) => i18n._(invoiceStates[value as InvoiceState]?.words ?? stopped);

/** "Licence: 0 € → 149 €" for each field that changed. */
const moves = (i18n: I18n, { before, after }: Change, fields: readonly Moved[]): string[] =>
  fields.flatMap(({ name, words, write = text }) => {
    if (!after || !Object.hasOwn(after, name)) return [];
    const [from, to] = [write(i18n, before?.[name]), write(i18n, after[name])];
    return [`${i18n._(words)}: ${before ? `${from} → ${to}` : to}`];
  });

const ofInvoice: readonly Moved[] = [
  { name: "sdi", words: msg`State at SDI`, write: sdi },
  { name: "sdi_note", words: msg`What SDI said` },
  { name: "note", words: msg`Our note` },
];
const ofPayment: readonly Moved[] = [
  { name: "status", words: msg`Payment`, write: status },
  { name: "failure", words: msg`The bank’s word` },
  { name: "refunded_cents", words: msg`Given back`, write: money },
  { name: "amount_cents", words: msg`To pay`, write: money },
];

/** Changes of the invoice and of its payment are distinguished by their columns. */
export const invoiceSteps: Steps = (i18n, change) => {
  const { before, after, why } = change;
  const has = (name: string) => after !== null && Object.hasOwn(after, name);
  if (before === null) return has("progressive") ? [i18n._(msg({ message: "Issued", context: "an invoice" }))] : [];
  return [
    ...(has("credited_net_cents") ? [i18n._(msg`Credited`), ...(why ? [why] : [])] : []),
    ...(has("transmissions") ? [i18n._(msg`Written anew for SDI`)] : []),
    ...(has("enabled")
      ? [i18n._(after?.["enabled"] ? msg`Collected by itself again` : msg`No longer collected by itself`)]
      : []),
    ...(has("disputed_at")
      ? [i18n._(after?.["disputed_at"] ? msg`Disputed by the card’s holder` : msg`No longer disputed`)]
      : []),
    ...moves(i18n, change, ofInvoice),
    ...moves(i18n, change, ofPayment),
  ];
};

const ofContract: readonly Moved[] = [
  { name: "license_price_cents", words: msg`Licence a month`, write: money },
  { name: "free_slots", words: msg`Free slots` },
  { name: "premium_slots", words: msg`Sponsored slots` },
  { name: "starts_on", words: msg`Begins on`, write: day },
  { name: "ends_on", words: msg`Ends on`, write: day },
  { name: "note", words: msg`Our note` },
];

export const contractSteps: Steps = (i18n, change) => {
  const { before, after } = change;
  if (before === null) return [i18n._(msg`Contract begun`)];
  const rest = after !== null && Object.hasOwn(after, "premium_paused_at");
  return [
    ...(rest ? [i18n._(after["premium_paused_at"] ? msg`Sponsoring rests` : msg`Sponsoring goes on`)] : []),
    ...moves(i18n, change, ofContract),
  ];
};
