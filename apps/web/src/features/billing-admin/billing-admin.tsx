import { useLingui } from "@lingui/react/macro";
import { entities } from "@orbita/contract/back-office/entities/index";
import { TabLinks } from "@orbita/ui/base/tab-links.tsx";
import { PageHeader } from "@orbita/ui/patterns/page-header.tsx";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { EntityRoom } from "~/features/back-office/entity-room.tsx";
import { NotFoundPage } from "~/shell/states/not-found-page.tsx";
import { BlockedList } from "./blocked-list.tsx";
import { ContractPage } from "./contract-page.tsx";
import { ContractsRoom } from "./contracts-room.tsx";
import { InvoicePage } from "./invoice-page.tsx";
import { toList, toRoom } from "./places.ts";
import { ReceiptsCard } from "./receipts-card.tsx";
import styles from "./billing-admin.module.css";

type Props = { part: string | undefined; name: string | undefined; search: Record<string, unknown> };

/** The billing pages: all invoices, `invoice/{id}`, `blocked` months, SDI `receipts`, `contracts` and `contract/{Space}`. */
export function BillingAdmin({ part, name, search }: Props) {
  if (part === "invoice" && name !== undefined) return <InvoicePage key={name} id={name} />;
  if (part === "contract" && name !== undefined) return <ContractPage key={name} id={name} />;
  if (part === undefined)
    return (
      <EntityRoom entity={entities.invoice} room="billing" id={undefined} search={search}>
        <Rooms here="invoices" />
      </EntityRoom>
    );
  const rooms: Record<string, ReactNode> = {
    blocked: <BlockedList />,
    receipts: <ReceiptsCard />,
    contracts: <ContractsRoom />,
  };
  const room = name === undefined && Object.hasOwn(rooms, part) ? rooms[part] : undefined;
  if (!room) return <NotFoundPage />;
  return <Room here={part}>{room}</Room>;
}

function Room({ here, children }: { here: string; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <>
      <PageHeader title={t`Invoices and contracts`} />
      <Rooms here={here} />
      <div className={styles.room}>{children}</div>
    </>
  );
}

function Rooms({ here }: { here: string }) {
  const { t } = useLingui();
  const rooms = [
    { id: "invoices", label: t`Invoices` },
    { id: "blocked", label: t({ message: "Blocked", context: "months without an invoice" }) },
    { id: "receipts", label: t`Receipts of SDI` },
    { id: "contracts", label: t`Contracts` },
  ];
  return (
    <TabLinks
      label={t`Invoices and contracts`}
      items={rooms.map(({ id, label }) => ({
        id,
        label,
        current: id === here,
        link: (
          <Link
            {...(id === "invoices" ? toList : toRoom(id))}
            search={{}}
            // The first tab's path is a prefix of all the others.
            activeOptions={{ exact: true, includeSearch: false }}
          />
        ),
      }))}
    />
  );
}
