import { Trans, useLingui } from "@lingui/react/macro";
import type { InvoiceBlockReason, OwnSpace } from "@orbita/contract";
import { Note } from "@orbita/ui/base/note.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { blockReasonTexts } from "~/domain/invoices/labels.ts";
import { summaryQuery } from "~/domain/invoices/queries.ts";
import { ownSpaceQuery } from "~/domain/spaces/queries.ts";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { BillingDataFields } from "./billing-data-fields.tsx";
import { useBillingData } from "./use-billing-data.ts";
import styles from "~/domain/payments/cards.module.css";

type Props = { onClose: () => void };

/**
 * Edits the billing data that an invoice needs.
 * The Space's settings have the same fields; this dialog shows them where an owner pays.
 */
export function BillingDataDialog({ onClose }: Props) {
  const { t } = useLingui();
  const { id } = useActingSpace();
  const { data, error, refetch } = useQuery(ownSpaceQuery(id));
  if (data) return <Known space={data} onClose={onClose} />;
  return (
    <FormDialog onClose={onClose} width={640} title={t`Billing details`} onSubmit={undefined} submitLabel="">
      {error ? (
        <QueryFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingList label={t`Loading`} shape="none" />
      )}
    </FormDialog>
  );
}

function Known({ space, onClose }: Props & { space: OwnSpace }) {
  const { t } = useLingui();
  const { data: summary } = useQuery(summaryQuery(space.id));
  const note = useRef<HTMLDivElement>(null);
  const data = useBillingData(space, (missing) => {
    showToast({
      message: missing.length === 0 ? t`Billing details saved` : t`Changes saved, but some details are still missing`,
    });
    if (missing.length === 0) onClose();
    // Focuses the error note, which is at the top of a long form, while the user is at the save button at the bottom.
    else note.current?.focus();
  });
  return (
    <FormDialog
      onClose={onClose}
      width={640}
      title={t`Billing details`}
      description={
        <Trans>
          We’ll make out your invoices with these details and send them to SDI, the Italian Revenue Agency’s exchange
          system.
        </Trans>
      }
      onSubmit={data.onSubmit}
      submitLabel={t`Save`}
      busy={data.busy}
      failure={data.failure}
    >
      {summary && summary.missing.length > 0 && (
        <div ref={note} tabIndex={-1} className={styles.note}>
          <Missing reasons={summary.missing} />
        </div>
      )}
      <BillingDataFields space={space} data={data} />
    </FormDialog>
  );
}

function Missing({ reasons }: { reasons: readonly InvoiceBlockReason[] }) {
  const { i18n } = useLingui();
  return (
    <Note tone="warning" title={<Trans>We can’t issue invoices yet</Trans>}>
      <ul className={styles.missing}>
        {reasons.map((reason) => (
          <li key={reason}>{i18n._(blockReasonTexts[reason])}</li>
        ))}
      </ul>
    </Note>
  );
}
