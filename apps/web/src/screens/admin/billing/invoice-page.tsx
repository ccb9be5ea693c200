import { Trans, useLingui } from "@lingui/react/macro";
import type { WholeAdminInvoice } from "@orbita/contract";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Card } from "@orbita/ui/base/card.tsx";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { PageHeader } from "@orbita/ui/patterns/page-header.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { State } from "~/domain/invoices/invoice-columns.tsx";
import { InvoiceLines } from "~/domain/invoices/invoice-lines.tsx";
import { hasCode } from "~/shell/api/failure.ts";
import { formatLongDay } from "~/shell/format/format.ts";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { toAdmin } from "~/shell/navigation/to-admin.ts";
import { ChangeHistory } from "./change-history.tsx";
import { invoiceSteps } from "./history-labels.ts";
import { InvoiceActions } from "./invoice-actions.tsx";
import { InvoiceParties } from "./invoice-parties.tsx";
import { InvoicePayment } from "./invoice-payment.tsx";
import { InvoiceTransmission } from "./invoice-transmission.tsx";
import { toList } from "./places.ts";
import { invoiceHistoryQuery, adminInvoiceQuery } from "~/domain/invoices/admin-queries.ts";
import styles from "./billing-admin.module.css";

const all = <Link {...toList} />;

/** The details of an invoice or credit note, and the actions on it. */
export function InvoicePage({ id }: { id: string }) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(adminInvoiceQuery(id));
  if (hasCode(error, "invoice.notFound"))
    return (
      <StateView
        kind="notFound"
        level={1}
        title={t`This invoice doesn’t exist`}
        actions={
          <ButtonLink link={all}>
            <Trans>All invoices</Trans>
          </ButtonLink>
        }
      />
    );
  const number = data?.number ?? "";
  return (
    <>
      <PageHeader
        title={data?.kind === "creditNote" ? t`Credit note ${number}` : t`Invoice ${number}`}
        badge={data && <State invoice={data} />}
        meta={<Where invoice={data} />}
        actions={data && <InvoiceActions invoice={data} />}
        ruled
      />
      {data ? (
        <Opened invoice={data} />
      ) : error ? (
        <QueryFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingList label={t`Loading`} shape="none" />
      )}
    </>
  );
}

function Where({ invoice }: { invoice: WholeAdminInvoice | undefined }) {
  return (
    <Meta
      as="span"
      items={[
        <TextLink key="all" link={all}>
          <Trans>All invoices</Trans>
        </TextLink>,
        invoice && (
          <TextLink key="space" link={<Link {...toAdmin("billing", "contract", invoice.space.id)} />}>
            <Trans>
              Contract with <bdi>{invoice.space.name}</bdi>
            </Trans>
          </TextLink>
        ),
      ]}
    />
  );
}

function Opened({ invoice }: { invoice: WholeAdminInvoice }) {
  const { t } = useLingui();
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <Warnings invoice={invoice} />
        <Card aria-labelledby="lines">
          <Card.Head id="lines" title={t`Lines`} />
          <Card.Body>
            <InvoiceLines invoice={invoice} />
          </Card.Body>
        </Card>
        <InvoiceParties invoice={invoice} />
        <ChangeHistory query={invoiceHistoryQuery(invoice.id)} steps={invoiceSteps} />
      </div>
      <div className={styles.column}>
        <InvoicePayment invoice={invoice} />
        <InvoiceTransmission invoice={invoice} />
      </div>
    </div>
  );
}

/** Warnings about a card dispute or a rejection by SDI. */
function Warnings({ invoice }: { invoice: WholeAdminInvoice }) {
  const { t, i18n } = useLingui();
  const { disputed, sdi, sdiNote } = invoice;
  const since = disputed && formatLongDay(i18n.locale, disputed);
  return (
    <>
      {since && (
        <Note tone="danger" title={t`The cardholder has been disputing this charge since ${since}.`}>
          <Trans>
            The bank will decide. Respond to the dispute on the payment provider’s site: nothing will happen
            automatically here.
          </Trans>
        </Note>
      )}
      {sdi === "rejected" && (
        <Note tone="warning" title={t`SDI rejected this document, so it counts as not issued.`}>
          {sdiNote && <bdi>{sdiNote}</bdi>}
        </Note>
      )}
    </>
  );
}
