import { Trans, useLingui } from "@lingui/react/macro";
import type { WholeAdminInvoice } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { Card } from "@orbita/ui/base/card.tsx";
import { DataList } from "@orbita/ui/base/data-list.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { useState } from "react";
import { Sdi } from "~/domain/invoices/invoice-columns.tsx";
import { TransmissionDialog } from "./transmission-dialog.tsx";

/** The invoice's transmission state at SDI and the admins' note. */
export function InvoiceTransmission({ invoice }: { invoice: WholeAdminInvoice }) {
  const { t } = useLingui();
  const [changing, setChanging] = useState(false);
  const { progressive, sdiId, sdiNote, note, reissued } = invoice;
  const mono = (text: string) => (
    <Text as="span" mono>
      {text}
    </Text>
  );
  const items = [
    { term: "SDI", value: <Sdi invoice={invoice} /> },
    { term: t`File sequence number`, value: mono(progressive) },
    reissued && { term: t`Sent`, value: t`More than once` },
    sdiId && { term: t`SDI identifier`, value: mono(sdiId) },
    sdiNote && { term: t`SDI message`, value: <bdi>{sdiNote}</bdi> },
    { term: t`Internal note`, value: note ? <bdi>{note}</bdi> : "—" },
  ].filter((fact) => !!fact);
  return (
    <Card aria-labelledby="told">
      <Card.Head
        id="told"
        title={t`Transmission and note`}
        actions={
          <Button size="sm" aria-label={t`Edit transmission and note`} onClick={() => setChanging(true)}>
            <Trans>Edit…</Trans>
          </Button>
        }
      />
      <Card.Body>
        <DataList items={items} />
      </Card.Body>
      {changing && <TransmissionDialog invoice={invoice} onClose={() => setChanging(false)} />}
    </Card>
  );
}
