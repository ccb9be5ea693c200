import { Trans, useLingui } from "@lingui/react/macro";
import type { WholeAdminInvoice } from "@orbita/contract";
import { invoiceLimits } from "@orbita/contract/invoices/limits";
import { newCredit } from "@orbita/contract/invoices/schema";
import { Text } from "@orbita/ui/base/text.tsx";
import { NumberField } from "@orbita/ui/fields/number-field.tsx";
import { RadioCards } from "@orbita/ui/fields/radio-cards.tsx";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { formatCents } from "~/domain/invoices/format.ts";
import { Sums } from "~/domain/invoices/invoice-lines.tsx";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { useContractForm } from "~/shell/form/use-contract-form.ts";
import { creditSums, leftOf } from "./credit-amounts.ts";
import { billingAdminKey } from "~/domain/invoices/admin-queries.ts";
import styles from "./billing-admin.module.css";

type Props = { invoice: WholeAdminInvoice; onClose: () => void };
type CreditExtent = "whole" | "part";

/** Credits the remainder of an invoice or a part of it, with a preview of the credit note. */
export function CreditDialog({ invoice, onClose }: Props) {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  const [way, setWay] = useState<CreditExtent>("whole");
  const [euros, setEuros] = useState<number | null>(null);
  const amount = useRef<HTMLInputElement>(null);
  const left = leftOf(invoice);
  const words = formatCents(i18n.locale, left);
  // An empty field counts as no amount. Null, the whole remainder, is sent only when that option is chosen.
  const part = euros === null ? 0 : Math.round(euros * 100);
  const netCents = way === "whole" ? left : part;
  const fault =
    netCents < 1 ? t`Enter an amount, excluding VAT` : netCents > left ? t`Enter an amount up to ${words}` : undefined;
  const { form, onSubmit, busy, failure, errorOf } = useContractForm({
    schema: newCredit.pick({ reason: true }),
    defaultValues: { reason: "" },
    submit: async ({ reason }) => {
      if (fault) {
        amount.current?.focus();
        return;
      }
      const body = { netCents: way === "whole" ? null : netCents, reason };
      const { number } = await answered(api().adminInvoices.credit({ params: { id: invoice.id }, body }));
      showToast({ message: t`Credit note ${number} issued` });
      onClose();
      await queries.invalidateQueries({ queryKey: billingAdminKey });
    },
  });
  const { number } = invoice;
  return (
    <FormDialog
      onClose={onClose}
      title={t`Credit note for ${number}`}
      onSubmit={onSubmit}
      submitLabel={t`Issue credit note`}
      variant="dangerFill"
      busy={busy}
      failure={failure}
      footNote={t`The credit note will get the next number and can’t be deleted.`}
    >
      <RadioCards
        legend={t`Amount to credit`}
        value={way}
        onChange={setWay}
        cards={[
          { value: "whole", title: t`Full remaining amount`, end: words, hint: t`Excluding VAT.` },
          {
            value: "part",
            title: t`Partial amount`,
            more: way === "part" && (
              <NumberField
                ref={amount}
                id="amount"
                label={t`Amount excluding VAT`}
                unit="€"
                locale={i18n.locale}
                decimals={2}
                fixedDecimals
                value={euros}
                onChange={setEuros}
                error={form.formState.isSubmitted ? fault : undefined}
              />
            ),
          },
        ]}
      />
      <TextField
        id="reason"
        label={t`Reason`}
        hint={t`The reason will be shown on the document, where the Space will see it.`}
        maxLength={invoiceLimits.reason.max}
        error={errorOf("reason")}
        {...form.register("reason")}
      />
      <section aria-label={t`Credit note preview`} aria-live="polite" className={styles.preview}>
        {fault ? (
          <Text size="sm" tone="muted">
            <Trans>Up to {words}, excluding VAT.</Trans>
          </Text>
        ) : (
          <Consequence invoice={invoice} netCents={netCents} />
        )}
      </section>
    </FormDialog>
  );
}

function Consequence({ invoice, netCents }: { invoice: WholeAdminInvoice; netCents: number }) {
  const { i18n } = useLingui();
  const sums = creditSums(invoice, netCents);
  const total = formatCents(i18n.locale, sums.totalCents);
  return (
    <>
      <Sums of={sums} />
      <Text size="sm" tone="muted">
        {invoice.paidAt ? (
          <Trans>We’ll refund {total} to the card used for the payment.</Trans>
        ) : (
          <Trans>The amount due will be reduced by {total}.</Trans>
        )}
      </Text>
    </>
  );
}
