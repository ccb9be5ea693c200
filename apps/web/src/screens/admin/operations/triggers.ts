import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { MonthlyRunResponse } from "@orbita/contract";
import type { IconShape } from "@orbita/ui/icons/icon.tsx";
import { IconClick, IconCreditCardPay, IconReceiptEuro } from "@tabler/icons-react";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";

export type BillingRunRequest = { period: string; space: string | null; dry: boolean; reason?: string };

/** The server's name for the scope of a run: the period, and the Space if the run is limited to one. */
export const subjectOf = ({ period, space }: Pick<BillingRunRequest, "period" | "space">): string =>
  space === null ? period : `${period} ${space}`;

export type BillingStep = {
  what: "ledgers" | "invoices" | "payments";
  icon: IconShape;
  title: MessageDescriptor;
  words: MessageDescriptor;
  of: "day" | "month";
  /** Label of a period option, if the month alone would be unclear. */
  chosen?: MessageDescriptor;
  /**
   * Labels after a dry run, which name the action with its count: for the submit button (`act`), the button that opens the dialog (`open`) and
   * the dialog's title (`ask`).
   */
  act: MessageDescriptor;
  open: MessageDescriptor;
  ask: MessageDescriptor;
  /**
   * Labels of the button and the dialog that run the step without a dry run. Null for steps that issue invoices or charge cards, which need a
   * dry run first.
   */
  atOnce: { readonly label: MessageDescriptor; readonly ask: MessageDescriptor } | null;
  /** Explains the effect of the run in the confirmation dialog. */
  will: MessageDescriptor;
  /** Text for the result of the last run. */
  result: MessageDescriptor;
  start: (order: BillingRunRequest) => Promise<MonthlyRunResponse>;
};

const onlyOf = (space: string | null) => (space === null ? {} : { spaceId: space as never });
const why = (reason: string | undefined) => (reason === undefined ? {} : { reason });

/** The billing steps, in the order in which the scheduler runs them. */
export const triggers: readonly BillingStep[] = [
  {
    what: "ledgers",
    icon: IconClick,
    title: msg`Daily click logs`,
    words: msg`This run closes the day for each sponsored job and records counted clicks, refused clicks and the amount.`,
    of: "day",
    act: msg({ message: "{count, plural, one {Close # click log} other {Close # click logs}}" }),
    open: msg({ message: "{count, plural, one {Close # click log…} other {Close # click logs…}}" }),
    ask: msg({
      message: "{count, plural, one {Close # click log for {period}?} other {Close # click logs for {period}?}}",
    }),
    atOnce: { label: msg`Close click logs`, ask: msg({ message: "Close the click logs for {period}?" }) },
    will: msg`The day will be closed. Clicks that arrive late for it won’t be counted.`,
    result: msg({
      message: "{ok, plural, one {# click log} other {# click logs}}, {failed, plural, one {# error} other {# errors}}",
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
    words: msg`Each invoice includes the licence, click logs and 22% VAT, and has a consecutive number.`,
    of: "month",
    act: msg({ message: "{count, plural, one {Issue # invoice} other {Issue # invoices}}" }),
    open: msg({ message: "{count, plural, one {Issue # invoice…} other {Issue # invoices…}}" }),
    ask: msg({
      message: "{count, plural, one {Issue # invoice for {period}?} other {Issue # invoices for {period}?}}",
    }),
    atOnce: null,
    will: msg`Each Space with something to pay will get an invoice, with a permanent number. Spaces already invoiced for the month will be skipped. Where data is missing, the month will be blocked and the Space’s owners will be notified.`,
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
    words: msg`This run charges unpaid invoices to each Space’s default card.`,
    of: "month",
    chosen: msg({ message: "Invoices for {period}" }),
    act: msg({ message: "{count, plural, one {Charge # invoice} other {Charge # invoices}}" }),
    open: msg({ message: "{count, plural, one {Charge # invoice…} other {Charge # invoices…}}" }),
    ask: msg({
      message: "{count, plural, one {Charge # invoice for {period}?} other {Charge # invoices for {period}?}}",
    }),
    atOnce: null,
    will: msg`The invoices will be charged now, once each. Invoices that are paid, being paid, waiting for their next attempt date or not collected automatically will be left out.`,
    result: msg({
      message:
        "{ok, plural, one {# payment} other {# payments}}, {failed, plural, one {# declined} other {# declined}}",
    }),
    start: ({ period, space, dry, reason }) =>
      answered(
        api().adminInvoices.triggerPayment({ body: { month: period, ...onlyOf(space), dryRun: dry } }, why(reason)),
      ),
  },
];
