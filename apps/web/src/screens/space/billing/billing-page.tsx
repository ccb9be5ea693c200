import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { TabLinks, type TabLink } from "@orbita/ui/base/tab-links.tsx";
import { cx } from "@orbita/ui/cx.ts";
import { usePhone } from "@orbita/ui/hooks/use-phone.ts";
import { PageHeader } from "@orbita/ui/patterns/page-header.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { SpaceCards } from "~/domain/payments/space-cards.tsx";
import { formatCount } from "~/shell/format/format.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { BillingNotes } from "./billing-notes.tsx";
import { readBilling, type BillingSearch } from "./billing-search.ts";
import { InvoiceDrawer } from "./invoice-drawer.tsx";
import { InvoicesCard } from "./invoices-card.tsx";
import { LedgerCard } from "./ledger-card.tsx";
import { MonthCard } from "./month-card.tsx";
import { OwnersOnly } from "./owners-only.tsx";
import { PayingProvider } from "~/domain/payments/paying.tsx";
import { summaryQuery, useLiveBilling } from "~/domain/invoices/queries.ts";
import styles from "~/domain/invoices/billing.module.css";

const BillingDataDialog = lazy(() =>
  import("./cards/billing-data-dialog.tsx").then((module) => ({ default: module.BillingDataDialog })),
);

type Props = { part: string | undefined; search: BillingSearch };

/** A Space's invoices, the daily ledgers of its sponsoring, and its cards. Only owners see it. */
export function BillingPage(props: Props) {
  const { role } = useActingSpace();
  if (role !== "owner") return <OwnersOnly />;
  return (
    <PayingProvider>
      <Billing {...props} />
    </PayingProvider>
  );
}

function Billing({ part, search }: Props) {
  const { t } = useLingui();
  const { id } = useActingSpace();
  const [writing, setWriting] = useState(false);
  useLiveBilling(id);
  const phone = usePhone();
  const notes = <BillingNotes onBillingData={() => setWriting(true)} />;
  const asked = readBilling(search);
  const ofLedger = <LedgerCard key={part} asked={asked} whole={part === "ledger"} />;
  return (
    <>
      <PageHeader
        title={t`Billing`}
        actions={
          <Button onClick={() => setWriting(true)}>
            <Trans>Edit billing details…</Trans>
          </Button>
        }
      />
      <Tabs part={part} />
      {/* On phones, which have one column, the warnings come first. */}
      {phone && <div className={styles.notes}>{notes}</div>}
      <div className={styles.page}>
        <div className={styles.column}>
          {part !== "ledger" && <InvoicesCard whole={part === "invoices"} />}
          {part !== "invoices" && ofLedger}
        </div>
        <aside className={cx(styles.column, styles.aside)} aria-label={t`Month and payment`}>
          <MonthCard />
          <SpaceCards />
          {!phone && notes}
        </aside>
      </div>
      <InvoiceDrawer id={asked.invoice} />
      {writing && (
        <Suspense>
          <BillingDataDialog onClose={() => setWriting(false)} />
        </Suspense>
      )}
    </>
  );
}

function Tabs({ part }: { part: string | undefined }) {
  const { t, i18n } = useLingui();
  const { id, url } = useActingSpace();
  const { data } = useQuery(summaryQuery(id));
  const tab = (of: "invoices" | "ledger" | undefined, label: string, count?: string): TabLink => ({
    id: of ?? "summary",
    label,
    ...(count && { count }),
    current: part === of,
    link: (
      <Link
        to="/work/$space/billing/{-$part}"
        params={{ space: url, part: of }}
        activeOptions={{ exact: true, includeSearch: false }}
      />
    ),
  });
  return (
    <TabLinks
      label={t`Billing sections`}
      className={styles.tabs}
      items={[
        tab(undefined, t({ message: "Summary", context: "of billing" })),
        tab("invoices", t`Invoices`, data?.invoices ? formatCount(i18n.locale, data.invoices) : undefined),
        tab("ledger", t`Daily click logs`),
      ]}
    />
  );
}
