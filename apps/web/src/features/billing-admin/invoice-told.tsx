import { Trans, useLingui } from "@lingui/react/macro";
import type { WholeAdminInvoice } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { Card } from "@orbita/ui/base/card.tsx";
import { DataList } from "@orbita/ui/base/data-list.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { useState } from "react";
import { Sdi } from "~/features/billing/invoice-columns.tsx";
import { TellDialog } from "./tell-dialog.tsx";

/** The invoice's transmission state at SDI and the admins' note. */
export function InvoiceTold({ invoice }: { invoice: WholeAdminInvoice }) {
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
    { term: t`Progressive of the file`, value: mono(progressive) },
    reissued && { term: t`Sent`, value: t`More than once` },
    sdiId && { term: t`Number at SDI`, value: mono(sdiId) },
    sdiNote && { term: t`What SDI said`, value: <bdi>{sdiNote}</bdi> },
    { term: t`Our note`, value: note ? <bdi>{note}</bdi> : "—" },
  ].filter((fact) => !!fact);
  return (
    <Card aria-labelledby="told">
      <Card.Head
        id="told"
        title={t`Transmission and note`}
        actions={
          <Button size="sm" aria-label={t`Change transmission and note`} onClick={() => setChanging(true)}>
            <Trans>Change…</Trans>
          </Button>
        }
      />
      <Card.Body>
        <DataList items={items} />
      </Card.Body>
      {changing && <TellDialog invoice={invoice} onClose={() => setChanging(false)} />}
    </Card>
  );
}
