import { Trans, useLingui } from "@lingui/react/macro";
import { entities } from "@orbita/contract/back-office/entities/index";
import { Card } from "@orbita/ui/base/card.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { PageHeader } from "@orbita/ui/patterns/page-header.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { listQuery } from "~/features/back-office/queries.ts";
import { blockedQuery } from "~/domain/invoices/admin-queries.ts";
import { attentionOf } from "~/domain/operations/attention.ts";
import { operationsQuery } from "~/domain/operations/queries.ts";
import { formatCount } from "~/shell/format/format.ts";
import { useOpenCases } from "~/shell/frames/use-open-cases.ts";
import { toAdmin } from "~/shell/navigation/to-admin.ts";
import styles from "./admin-overview.module.css";

type Row = { id: string; count: number | undefined; words: ReactNode; calm: ReactNode; link: ReactNode };

const lastWeek = { page: 0, size: 1, filters: { created: "last7" } };

/** Start page of the administration: counts of what needs attention today, in a fixed order. */
export function AdminOverview() {
  const { t, i18n } = useLingui();
  const rows = useRows();
  return (
    <>
      <PageHeader title={t`Today`} ruled />
      <Card aria-labelledby="eye">
        <Card.Head id="eye" title={t`Wants an eye`} />
        <ul className={styles.rows}>
          {rows.map(({ id, count, words, calm, link }) => (
            <li key={id} className={styles.row}>
              <span className={styles.count}>{count === undefined ? "…" : formatCount(i18n.locale, count)}</span>
              <span className={styles.words}>{count === 0 ? calm : words}</span>
              {link}
            </li>
          ))}
        </ul>
        <Card.Foot>
          <Text size="sm" tone="muted">
            <Trans>What you change here is kept in the history, with your name and the reason.</Trans>
          </Text>
        </Card.Foot>
      </Card>
    </>
  );
}

function useRows(): Row[] {
  const cases = useOpenCases();
  const { data: operations } = useQuery(operationsQuery);
  const { data: blocked } = useQuery(blockedQuery);
  const { data: users } = useQuery(listQuery(entities.user, lastWeek));
  const { data: contacts } = useQuery(listQuery(entities.contact, lastWeek));
  const attention = operations && attentionOf(operations);
  return [
    {
      id: "cases",
      count: cases,
      words: <Trans>reports and contested decisions wait</Trans>,
      calm: <Trans>No report waits</Trans>,
      link: <To room="feed" />,
    },
    {
      id: "stuck",
      count: attention?.stuck,
      words: <Trans>messages got stuck and wait to be run again</Trans>,
      calm: <Trans>No message got stuck</Trans>,
      link: <To room="runs" />,
    },
    {
      id: "servers",
      count: attention && attention.servers + attention.indexes + attention.relay,
      words: <Trans>servers and indexes want a look</Trans>,
      calm: <Trans>All servers are well</Trans>,
      link: <To room="runs" />,
    },
    {
      id: "blocked",
      count: blocked?.length,
      words: <Trans>months cannot be invoiced</Trans>,
      calm: <Trans>Every month can be invoiced</Trans>,
      link: <To room="billing" part="blocked" />,
    },
    {
      id: "contacts",
      count: contacts?.totalElements,
      words: <Trans>messages came in the last 7 days</Trans>,
      calm: <Trans>No message in the last 7 days</Trans>,
      link: <To room="contacts" search={{ created: "last7" }} />,
    },
    {
      id: "users",
      count: users?.totalElements,
      words: <Trans>people registered in the last 7 days</Trans>,
      calm: <Trans>Nobody registered in the last 7 days</Trans>,
      link: <To room="users" search={{ created: "last7" }} />,
    },
  ];
}

function To({ room, part, search = {} }: { room: string; part?: string; search?: Record<string, unknown> }) {
  return (
    <TextLink link={<Link {...toAdmin(room, part)} search={search} />}>
      <Trans>Open</Trans>
    </TextLink>
  );
}
