import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Triggered } from "@orbita/contract";
import type { IconShape } from "@orbita/ui/icons/icon.tsx";
import { IconClick, IconCreditCardPay, IconReceiptEuro } from "@tabler/icons-react";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";

export type Order = { period: string; space: string | null; dry: boolean; reason?: string };

/** The `subject` that a run of this order has. */
export const subjectOf = ({ period, space }: Pick<Order, "period" | "space">): string =>
  space === null ? period : `${period} ${space}`;

export type Trigger = {
  what: "ledgers" | "invoices" | "payments";
  icon: IconShape;
  title: MessageDescriptor;
  words: MessageDescriptor;
  of: "day" | "month";
  /** Label of a period option, where the month alone would be unclear. */
  chosen?: MessageDescriptor;
  /** Button label with the exact action and count. */
  act: MessageDescriptor;
  /** Label for running without a dry run first; null for steps that issue invoices or charge cards. */
  atOnce: MessageDescriptor | null;
  /** The effect, explained in the confirmation dialog. */
  will: MessageDescriptor;
  /** The result of the last run. */
  result: MessageDescriptor;
  start: (order: Order) => Promise<Triggered>;
};

const onlyOf = (space: string | null) => (space === null ? {} : { spaceId: space as never });
const why = (reason: string | undefined) => (reason === undefined ? {} : { reason });

/** In the order in which the scheduler runs them. */
export const triggers: readonly Trigger[] = [
  {
    what: "ledgers",
    icon: IconClick,
    title: msg`Daily ledgers`,
    words: msg`Closes the day of each sponsored job post: clicks counted, refused, amount.`,
    of: "day",
    act: msg({ message: "{count, plural, one {Close # ledger} other {Close # ledgers}}" }),
    atOnce: msg`Close the ledgers`,
    will: msg`The day is closed. A click that comes late for it is not counted any more.`,
    result: msg({
      message: "{ok, plural, one {# ledger} other {# ledgers}}, {failed, plural, one {# error} other {# errors}}",
    }),
    start: ({ period, space, dry, reason }) =>
      answered(
        api().adminInvoices.triggerInstances({ body: { day: period, ...onlyOf(space), dryRun: dry } }, why(reason)),
      ),
  },
  {
    what: "invoices",
    icon: IconReceiptEuro,
    title: msg`Invoices`,
    words: msg`Licence + ledgers + 22% VAT, numbered without gaps.`,
    of: "month",
    act: msg({ message: "{count, plural, one {Issue # invoice} other {Issue # invoices}}" }),
    atOnce: null,
    will: msg`Each Space with something to pay gets its invoice, with a number that stays given. Whoever has one for the month gets no other; where data are missing the month is blocked, and its owners are told.`,
    result: msg({
      message: "{ok, plural, one {# invoice} other {# invoices}}, {failed, plural, one {# blocked} other {# blocked}}",
    }),
    start: ({ period, space, dry, reason }) =>
      answered(api().adminInvoices.trigger({ body: { month: period, ...onlyOf(space), dryRun: dry } }, why(reason))),
  },
  {
    what: "payments",
    icon: IconCreditCardPay,
    title: msg`Payments`,
    words: msg`Charges unpaid invoices to each Space’s usual card.`,
    of: "month",
    chosen: msg({ message: "invoices of {period}" }),
    act: msg({ message: "{count, plural, one {Charge # invoice} other {Charge # invoices}}" }),
    atOnce: null,
    will: msg`The cards are charged now, once each. Left out is what is paid or being paid, what waits for the day of its next try, and what is not collected by itself.`,
    result: msg({
      message: "{ok, plural, one {# payment} other {# payments}}, {failed, plural, one {# refused} other {# refused}}",
    }),
    start: ({ period, space, dry, reason }) =>
      answered(
        api().adminInvoices.triggerPayment({ body: { month: period, ...onlyOf(space), dryRun: dry } }, why(reason)),
      ),
  },
];
