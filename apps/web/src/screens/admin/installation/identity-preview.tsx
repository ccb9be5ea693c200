import { Trans, useLingui } from "@lingui/react/macro";
import { Card } from "@orbita/ui/base/card.tsx";
import { DataList } from "@orbita/ui/base/data-list.tsx";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { Logo } from "@orbita/ui/icons/logo.tsx";
import type { IdentityValues } from "./identity-values.ts";
import styles from "./installation.module.css";

/** Shows how pages, emails and invoices will name the operator, with the values in the form. */
export function IdentityPreview({ values }: { values: IdentityValues }) {
  const { t } = useLingui();
  const { product, company } = values;
  const { name, vat, street, postalCode, city, province } = company;
  const address = `${street}, ${postalCode} ${city} (${province})`;
  return (
    <section aria-labelledby="preview-title" className={styles.part}>
      <header>
        <Heading level={2} size="sm" id="preview-title">
          <Trans>Preview</Trans>
        </Heading>
        <Text size="sm" tone="muted">
          <Trans>Pages, emails and invoices change within a minute of saving.</Trans>
        </Text>
      </header>
      <Card as="div">
        <Card.Body className={styles.preview}>
          <Logo name={product} />
          <DataList
            items={[
              { term: t`Page title`, value: `${t`Jobs`} · ${product}` },
              { term: t`Email sender`, value: product },
              ...(name
                ? [
                    { term: t`Page footer`, value: <Footer name={name} city={city} vat={vat} /> },
                    { term: t`Email footer`, value: [product, name, address, vat].join(" · ") },
                    { term: t`Invoice issuer`, value: [name, address, `P. IVA IT${vat}`].join(", ") },
                  ]
                : []),
            ]}
          />
        </Card.Body>
      </Card>
    </section>
  );
}

function Footer({ name, city: seat, vat }: Record<"name" | "city" | "vat", string>) {
  return (
    <>
      <Trans>
        Run by {name}, {seat}
      </Trans>{" "}
      · <Trans>VAT number {vat}</Trans>
    </>
  );
}
