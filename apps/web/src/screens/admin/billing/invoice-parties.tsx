import { Trans, useLingui } from "@lingui/react/macro";
import type { WholeAdminInvoice } from "@orbita/contract";
import { Card } from "@orbita/ui/base/card.tsx";
import { DataList } from "@orbita/ui/base/data-list.tsx";
import { Grid } from "@orbita/ui/base/stack.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import styles from "./billing-admin.module.css";

type InvoiceParty = WholeAdminInvoice["seller"] & { sdi?: string };

/** Seller and recipient, as printed on the document. */
export function InvoiceParties({ invoice }: { invoice: WholeAdminInvoice }) {
  const { t } = useLingui();
  return (
    <Card aria-labelledby="parties">
      <Card.Head
        id="parties"
        title={t`Parties`}
        actions={
          <Text as="span" size="sm" tone="muted">
            <Trans>As shown on the document</Trans>
          </Text>
        }
      />
      <Card.Body>
        <Grid columns={2}>
          <PartyFacts title={t({ message: "Issued to", context: "an invoice" })} party={invoice.to} />
          <PartyFacts title={t({ message: "Issued by", context: "an invoice" })} party={invoice.seller} />
        </Grid>
      </Card.Body>
    </Card>
  );
}

function PartyFacts({ title, party }: { title: string; party: InvoiceParty }) {
  const { t } = useLingui();
  const { name, vat, fiscalCode, street, postalCode, city, province, sdi } = party;
  const items = [
    { term: t`Name`, value: <bdi>{name}</bdi> },
    vat && { term: t({ message: "VAT number", context: "field" }), value: vat },
    fiscalCode && { term: t`Tax code`, value: fiscalCode },
    sdi && { term: "SDI", value: <bdi>{sdi}</bdi> },
    { term: t`Registered office`, value: <bdi>{`${street}, ${postalCode} ${city} (${province})`}</bdi> },
  ].filter((fact) => !!fact);
  return (
    <div>
      <h3 className={styles.party}>{title}</h3>
      <DataList items={items} />
    </div>
  );
}
