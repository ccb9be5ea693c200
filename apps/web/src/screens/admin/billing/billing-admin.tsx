import { useLingui } from "@lingui/react/macro";
import { TabLinks } from "@orbita/ui/base/tab-links.tsx";
import { PageHeader } from "@orbita/ui/patterns/page-header.tsx";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { NotFoundPage } from "~/shell/states/not-found-page.tsx";
import { BlockedList } from "./blocked-list.tsx";
import { ContractPage } from "./contract-page.tsx";
import { ContractsPage } from "./contracts-page.tsx";
import { InvoicePage } from "./invoice-page.tsx";
import { toList, toBillingPage } from "./places.ts";
import { ReceiptsCard } from "./receipts-card.tsx";
import styles from "./billing-admin.module.css";

type Props = {
  part: string | undefined;
  name: string | undefined;
  /** Renders the invoice list, below the tabs of the billing pages. */
  renderInvoices: (tabs: ReactNode) => ReactNode;
};

/** The billing pages: all invoices, `invoice/{id}`, `blocked` months, SDI `receipts`, `contracts` and `contract/{Space}`. */
export function BillingAdmin({ part, name, renderInvoices }: Props) {
  if (part === "invoice" && name !== undefined) return <InvoicePage key={name} id={name} />;
  if (part === "contract" && name !== undefined) return <ContractPage key={name} id={name} />;
  if (part === undefined) return renderInvoices(<BillingTabs here="invoices" />);
  const parts: Record<string, ReactNode> = {
    blocked: <BlockedList />,
    receipts: <ReceiptsCard />,
    contracts: <ContractsPage />,
  };
  const content = name === undefined && Object.hasOwn(parts, part) ? parts[part] : undefined;
  if (!content) return <NotFoundPage />;
  return <BillingPart here={part}>{content}</BillingPart>;
}

function BillingPart({ here, children }: { here: string; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <>
      <PageHeader title={t`Invoices and contracts`} />
      <BillingTabs here={here} />
      <div className={styles.room}>{children}</div>
    </>
  );
}

function BillingTabs({ here }: { here: string }) {
  const { t } = useLingui();
  const parts = [
    { id: "invoices", label: t`Invoices` },
    { id: "blocked", label: t({ message: "Blocked months", context: "months without an invoice" }) },
    { id: "receipts", label: t`SDI receipts` },
    { id: "contracts", label: t`Contracts` },
  ];
  return (
    <TabLinks
      label={t`Invoices and contracts`}
      items={parts.map(({ id, label }) => ({
        id,
        label,
        current: id === here,
        link: (
          <Link
            {...(id === "invoices" ? toList : toBillingPage(id))}
            search={{}}
            // A tab is active only on an exact match, because the path of the first tab is a prefix of all the others.
            activeOptions={{ exact: true, includeSearch: false }}
          />
        ),
      }))}
    />
  );
}
