import { Trans, useLingui } from "@lingui/react/macro";
import type { ReceiptOutcome } from "@orbita/contract";
import { invoiceLimits } from "@orbita/contract/invoices/limits";
import { Card } from "@orbita/ui/base/card.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { FileDrop } from "@orbita/ui/fields/file-drop.tsx";
import { FileItem } from "@orbita/ui/fields/file-item.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { sdiWord } from "~/domain/invoices/labels.ts";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { formatKilobytes } from "~/shell/format/format.ts";
import { billingAdminKey } from "~/domain/invoices/admin-queries.ts";
import styles from "./billing-admin.module.css";

type ReceiptUploadOutcome = Omit<ReceiptOutcome, "problem"> & { problem: ReceiptOutcome["problem"] | "tooLarge" };

const { maxBytes } = invoiceLimits.receipt;

const tooLarge = ({ name }: File): ReceiptUploadOutcome => ({
  file: name,
  invoice: null,
  sdi: null,
  problem: "tooLarge",
});

/** Uploads the files within the size limit in one request; larger files are reported without a request. */
async function takeIn(files: readonly File[]): Promise<ReceiptUploadOutcome[]> {
  const fitting = files.filter(({ size }) => size <= maxBytes);
  const taken: ReceiptUploadOutcome[] =
    fitting.length > 0 ? await answered(api().adminInvoices.receipts({ body: {}, files: fitting })) : [];
  return [...taken, ...files.filter((file) => !fitting.includes(file)).map(tooLarge)];
}

/** Uploads the receipt files of SDI and shows the result of each. */
export function ReceiptsCard() {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  const take = useMutation({
    mutationFn: takeIn,
    onSuccess: () => queries.invalidateQueries({ queryKey: billingAdminKey }),
  });
  const size = formatKilobytes(i18n.locale, maxBytes);
  return (
    <Card aria-labelledby="receipts">
      <Card.Head id="receipts" title={t`SDI receipts`} />
      <Card.Body className={styles.form}>
        <FileDrop
          multiple
          accept=".xml"
          prompt={
            <Trans>
              <b>Drop the receipts here</b> or <u>choose files from your device</u>
            </Trans>
          }
          hint={t`Add the XML files as SDI sent them, up to ${size} each.`}
          disabled={take.isPending}
          onFiles={(files) => take.mutate(files)}
        />
        {take.isPending && <LoadingList.Note>{t`Reading the receipts`}</LoadingList.Note>}
        {take.error && (
          <Note tone="danger" role="alert">
            {failureText(i18n, take.error)}
          </Note>
        )}
        {take.data && (
          <ul className={styles.outcomes} aria-label={t`Result for each file`}>
            {take.data.map((outcome, index) => (
              // File names are not unique, so the index is the key.
              <li key={index}>
                <Taken outcome={outcome} />
              </li>
            ))}
          </ul>
        )}
      </Card.Body>
    </Card>
  );
}

function Taken({ outcome: { file, invoice, sdi, problem } }: { outcome: ReceiptUploadOutcome }) {
  const { t, i18n } = useLingui();
  const number = invoice ?? "";
  if (problem) {
    const words = {
      notAReceipt: t`This file isn’t an SDI receipt. Choose the XML file you received from SDI.`,
      unknownInvoice: t`None of our invoices was sent under this file name. Check that you chose the right receipt.`,
      alreadyTaken: t`This receipt has already been imported for invoice ${number}. You don’t need to upload it again.`,
      tooLarge: t`This file is too large for a receipt. Choose the file you received from SDI.`,
    };
    return <FileItem name={file} error={words[problem]} />;
  }
  const state = sdi && i18n._(sdiWord({ sdi, reissued: false }));
  return <FileItem name={file} done={`${number}: ${state ?? ""}`} />;
}
