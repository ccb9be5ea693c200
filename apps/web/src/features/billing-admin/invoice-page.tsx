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
import { State } from "~/features/billing/invoice-columns.tsx";
import { InvoiceLines } from "~/features/billing/invoice-lines.tsx";
import { hasCode } from "~/shell/api/failure.ts";
import { formatLongDay } from "~/shell/format/format.ts";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { toAdmin } from "~/shell/navigation/to-admin.ts";
import { ChangeHistory } from "./change-history.tsx";
import { invoiceSteps } from "./history-words.ts";
import { InvoiceActs } from "./invoice-acts.tsx";
import { InvoiceParties } from "./invoice-parties.tsx";
import { InvoicePayment } from "./invoice-payment.tsx";
import { InvoiceTold } from "./invoice-told.tsx";
import { toList } from "./places.ts";
import { invoiceHistoryQuery, invoiceQuery } from "~/domain/invoices/admin-queries.ts";
import styles from "./billing-admin.module.css";

const all = <Link {...toList} />;

/** The details of an invoice or credit note, and the actions on it. */
export function InvoicePage({ id }: { id: string }) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(invoiceQuery(id));
  if (hasCode(error, "invoice.notFound"))
    return (
      <StateView
        kind="notFound"
        level={1}
        title={t`This invoice is not there`}
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
        actions={data && <InvoiceActs invoice={data} />}
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
              Contract of <bdi>{invoice.space.name}</bdi>
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
        <InvoiceTold invoice={invoice} />
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
        <Note tone="danger" title={t`The card’s holder disputes the charge since ${since}.`}>
          <Trans>The bank decides, and it is answered at the provider. Nothing happens here by itself.</Trans>
        </Note>
      )}
      {sdi === "rejected" && (
        <Note tone="warning" title={t`SDI rejected it: it counts as not issued.`}>
          {sdiNote && <bdi>{sdiNote}</bdi>}
        </Note>
      )}
    </>
  );
}
