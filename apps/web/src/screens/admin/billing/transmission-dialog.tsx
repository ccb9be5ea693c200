import { useLingui } from "@lingui/react/macro";
import type { WholeAdminInvoice, SdiState } from "@orbita/contract";
import { invoiceLimits } from "@orbita/contract/invoices/limits";
import { invoiceChange } from "@orbita/contract/invoices/schema";
import { NativeSelect } from "@orbita/ui/fields/native-select.tsx";
import { TextArea } from "@orbita/ui/fields/text-area.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { sdiWord } from "~/domain/invoices/labels.ts";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { useContractForm } from "~/shell/form/use-contract-form.ts";
import { billingAdminKey, adminInvoiceQuery } from "~/domain/invoices/admin-queries.ts";
import { Stale, useFresh } from "./use-fresh.tsx";

const sdiChoices = ["toSend", "sent", "delivered", "notDelivered", "rejected"] as const satisfies readonly SdiState[];

type Props = { invoice: WholeAdminInvoice; onClose: () => void };

const orNull = { setValueAs: (value: string | null) => value?.trim() || null };

/** Edits the SDI state and the notes of an invoice. The document itself does not change. */
export function TransmissionDialog(props: Props) {
  const fresh = useFresh(adminInvoiceQuery(props.invoice.id).queryKey);
  return <TellForm key={fresh.round} {...props} fresh={fresh} />;
}

function TellForm({ invoice, onClose, fresh }: Props & { fresh: ReturnType<typeof useFresh> }) {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  const { id, number, sdi, sdiNote, note, version } = invoice;
  const { form, onSubmit, busy, failure, errorOf } = useContractForm({
    schema: invoiceChange,
    defaultValues: { sdi, sdiNote, note, version },
    submit: fresh.watched("invoice.changedMeanwhile", async (body) => {
      const changed = await answered(api().adminInvoices.change({ params: { id }, body }));
      queries.setQueryData(adminInvoiceQuery(id).queryKey, changed);
      onClose();
      await queries.invalidateQueries({ queryKey: billingAdminKey });
    }),
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t`Transmission and note for ${number}`}
      onSubmit={onSubmit}
      submitLabel={t`Save`}
      busy={busy}
      failure={failure && <Stale fresh={fresh}>{failure}</Stale>}
    >
      <NativeSelect
        id="sdi"
        label={t`SDI status`}
        hint={t`Receipts update this field automatically. Edit it only if you got the result another way.`}
        options={sdiChoices.map((one) => ({ value: one, label: i18n._(sdiWord({ sdi: one, reissued: false })) }))}
        error={errorOf("sdi")}
        {...form.register("sdi")}
      />
      <TextArea
        id="sdiNote"
        label={t`SDI message`}
        rows={2}
        maxLength={invoiceLimits.note.max}
        error={errorOf("sdiNote")}
        {...form.register("sdiNote", orNull)}
      />
      <TextArea
        id="note"
        label={t`Internal note`}
        hint={t`Only administrators can see this note.`}
        rows={3}
        maxLength={invoiceLimits.note.max}
        error={errorOf("note")}
        {...form.register("note", orNull)}
      />
    </FormDialog>
  );
}
