import { Trans, useLingui } from "@lingui/react/macro";
import type { InvoiceBlockReason, WholeAdminInvoice } from "@orbita/contract";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { blockReasonTexts } from "~/domain/invoices/labels.ts";
import { api } from "~/shell/api/client.ts";
import { answered, problemOf } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { billingAdminKey } from "~/domain/invoices/admin-queries.ts";
import { ReasonList } from "./reason-list.tsx";

/** The block reasons in an `invoice.blocked` error. */
function reasonsOf(error: unknown): InvoiceBlockReason[] {
  const problem = problemOf(error);
  if (problem?.code !== "invoice.blocked") return [];
  const { reasons = "" } = problem.params as { reasons?: string };
  return reasons.split(",").filter((reason): reason is InvoiceBlockReason => Object.hasOwn(blockReasonTexts, reason));
}

/** Reissues an invoice rejected by SDI under the same number. Shows the reasons when it would be rejected again. */
export function ReissueDialog({ invoice, onClose }: { invoice: WholeAdminInvoice; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  const { number, id } = invoice;
  const reissue = useMutation({
    mutationFn: () => answered(api().adminInvoices.reissue({ params: { id } })),
    onSuccess: async () => {
      showToast({ message: t`${number} reissued. You can now send its XML file.` });
      onClose();
      await queries.invalidateQueries({ queryKey: billingAdminKey });
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t`Reissue ${number}`}
      onSubmit={() => reissue.mutate()}
      submitLabel={t`Reissue`}
      busy={reissue.isPending}
      failure={
        reissue.error && (
          <>
            {failureText(i18n, reissue.error)}
            <ReasonList reasons={reasonsOf(reissue.error)} />
          </>
        )
      }
    >
      <p>
        <Trans>
          The number, date and amounts won’t change. We’ll use the Space’s current data, and the file for SDI will get a
          new name. You’ll need to send it again.
        </Trans>
      </p>
    </FormDialog>
  );
}
