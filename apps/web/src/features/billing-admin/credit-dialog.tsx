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
import { Sums } from "~/features/billing/invoice-lines.tsx";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { useContractForm } from "~/shell/form/use-contract-form.ts";
import { creditSums, leftOf } from "./credit-amounts.ts";
import { billingAdminKey } from "~/domain/invoices/admin-queries.ts";
import styles from "./billing-admin.module.css";

type Props = { invoice: WholeAdminInvoice; onClose: () => void };
type Way = "whole" | "part";

/** Credits the remainder of an invoice or a part of it, with a preview of the credit note. */
export function CreditDialog({ invoice, onClose }: Props) {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  const [way, setWay] = useState<Way>("whole");
  const [euros, setEuros] = useState<number | null>(null);
  const amount = useRef<HTMLInputElement>(null);
  const left = leftOf(invoice);
  const words = formatCents(i18n.locale, left);
  // An empty field counts as no amount. Null, the whole remainder, is sent only when that option is chosen.
  const part = euros === null ? 0 : Math.round(euros * 100);
  const netCents = way === "whole" ? left : part;
  const fault = netCents < 1 ? t`Write how much, without VAT` : netCents > left ? t`${words} are left` : undefined;
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
      showToast({ message: t`Credit note ${number} is issued` });
      onClose();
      await queries.invalidateQueries({ queryKey: billingAdminKey });
    },
  });
  const { number } = invoice;
  return (
    <FormDialog
      onClose={onClose}
      title={t`Credit note of ${number}`}
      onSubmit={onSubmit}
      submitLabel={t`Issue the credit note`}
      variant="dangerFill"
      busy={busy}
      failure={failure}
      footNote={t`It takes the next number and stays.`}
    >
      <RadioCards
        legend={t`How much`}
        value={way}
        onChange={setWay}
        cards={[
          { value: "whole", title: t`All that is left`, end: words, hint: t`Without VAT.` },
          {
            value: "part",
            title: t`A part of it`,
            more: way === "part" && (
              <NumberField
                ref={amount}
                id="amount"
                label={t`Amount without VAT`}
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
        hint={t`It stands on the document: the Space reads it.`}
        maxLength={invoiceLimits.reason.max}
        error={errorOf("reason")}
        {...form.register("reason")}
      />
      <section aria-label={t`What the credit note will say`} aria-live="polite" className={styles.preview}>
        {fault ? (
          <Text size="sm" tone="muted">
            <Trans>Up to {words} without VAT.</Trans>
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
          <Trans>{total} go back to the card that they came from.</Trans>
        ) : (
          <Trans>{total} less are asked for.</Trans>
        )}
      </Text>
    </>
  );
}
