import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { entities } from "@orbita/contract/back-office/entities/index";
import { Card } from "@orbita/ui/base/card.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { PageHeader } from "@orbita/ui/patterns/page-header.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { recordListQuery } from "~/domain/back-office/queries.ts";
import { blockedQuery } from "~/domain/invoices/admin-queries.ts";
import { attentionOf } from "~/domain/operations/attention.ts";
import { operationsQuery } from "~/domain/operations/queries.ts";
import { formatCount } from "~/shell/format/format.ts";
import { useOpenCases } from "~/shell/frames/use-open-cases.ts";
import { toAdmin } from "~/shell/navigation/to-admin.ts";
import styles from "./admin-overview.module.css";

type OverviewItem = {
  id: string;
  count: number | undefined;
  /** The text beside a count, in the plural form of the count. */
  words: (count: number) => ReactNode;
  calm: ReactNode;
  link: ReactNode;
};

const lastWeek = { page: 0, size: 1, filters: { created: "last7" } };

/** Start page of the administration: counts of what needs attention today, in a fixed order. */
export function AdminOverview() {
  const { t, i18n } = useLingui();
  const rows = useRows();
  return (
    <>
      <PageHeader title={t`Today`} ruled />
      <Card aria-labelledby="eye">
        <Card.Head id="eye" title={t`Needs attention`} />
        <ul className={styles.rows}>
          {rows.map(({ id, count, words, calm, link }) => (
            <li key={id} className={styles.row}>
              <span className={styles.count}>{count === undefined ? "…" : formatCount(i18n.locale, count)}</span>
              <span className={styles.words}>{count === 0 ? calm : words(count ?? 0)}</span>
              {link}
            </li>
          ))}
        </ul>
        <Card.Foot>
          <Text size="sm" tone="muted">
            <Trans>Changes you make here are recorded in the history, with your name and the reason.</Trans>
          </Text>
        </Card.Foot>
      </Card>
    </>
  );
}

function useRows(): OverviewItem[] {
  const cases = useOpenCases();
  const { data: operations } = useQuery(operationsQuery);
  const { data: blocked } = useQuery(blockedQuery);
  const { data: users } = useQuery(recordListQuery(entities.user, lastWeek));
  const { data: contacts } = useQuery(recordListQuery(entities.contact, lastWeek));
  const attention = operations && attentionOf(operations);
  return [
    {
      id: "cases",
      count: cases,
      words: (count) => <Plural value={count} one="report or appeal waiting" other="reports and appeals waiting" />,
      calm: <Trans>No reports or appeals waiting</Trans>,
      link: <To room="feed" />,
    },
    {
      id: "stuck",
      count: attention?.stuck,
      words: (count) => (
        <Plural
          value={count}
          one="stuck message waiting for a decision"
          other="stuck messages waiting for a decision"
        />
      ),
      calm: <Trans>No stuck messages</Trans>,
      link: <To room="runs" />,
    },
    {
      id: "servers",
      count: attention && attention.servers + attention.indexes + attention.relay,
      words: (count) => <Plural value={count} one="server or index to check" other="servers and indexes to check" />,
      calm: <Trans>All servers are healthy</Trans>,
      link: <To room="runs" />,
    },
    {
      id: "blocked",
      count: blocked?.length,
      words: (count) => (
        <Plural value={count} one="month that can’t be invoiced" other="months that can’t be invoiced" />
      ),
      calm: <Trans>Every month can be invoiced</Trans>,
      link: <To room="billing" part="blocked" />,
    },
    {
      id: "contacts",
      count: contacts?.totalElements,
      words: (count) => <Plural value={count} one="message in the last 7 days" other="messages in the last 7 days" />,
      calm: <Trans>No messages in the last 7 days</Trans>,
      link: <To room="contacts" search={{ created: "last7" }} />,
    },
    {
      id: "users",
      count: users?.totalElements,
      words: (count) => (
        <Plural value={count} one="person signed up in the last 7 days" other="people signed up in the last 7 days" />
      ),
      calm: <Trans>No one signed up in the last 7 days</Trans>,
      link: <To room="users" search={{ created: "last7" }} />,
    },
  ];
}

function To({ room, part, search = {} }: { room: string; part?: string; search?: Record<string, unknown> }) {
  return (
    <TextLink link={<Link {...toAdmin(room, part)} search={search} />}>
      <Trans context="verb">Open</Trans>
    </TextLink>
  );
}
