import { Trans, useLingui } from "@lingui/react/macro";
import type { BillingSummary } from "@orbita/contract";
import { Card } from "@orbita/ui/base/card.tsx";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { useQuery } from "@tanstack/react-query";
import { noonOf } from "~/shell/calendar/rome-days.ts";
import { formatCount, formatDayAndMonth } from "~/shell/format/format.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { capital, formatCents, formatMonthName } from "~/domain/invoices/format.ts";
import { summaryQuery } from "~/domain/invoices/queries.ts";
import styles from "~/domain/invoices/billing.module.css";

/** The cost of the current month so far, and the date of its invoice. */
export function MonthCard() {
  const { t } = useLingui();
  const { id } = useActingSpace();
  const { data, error, refetch } = useQuery(summaryQuery(id));
  return (
    <Card padded className={styles.month}>
      {data ? (
        <Sums summary={data} />
      ) : error ? (
        <QueryFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingList label={t`Loading`} shape="none" rows={3} />
      )}
    </Card>
  );
}

function Sums({ summary }: { summary: BillingSummary }) {
  const { t, i18n } = useLingui();
  const month = capital(formatMonthName(i18n.locale, summary.month));
  const clicks = formatCount(i18n.locale, summary.clicks);
  const day = formatDayAndMonth(i18n.locale, noonOf(summary.invoicedOn));
  const total = formatCents(i18n.locale, summary.totalCents);
  const lines = [
    { term: t`Licence`, cents: summary.licenceCents },
    { term: t`Counted clicks (${clicks})`, cents: summary.clicksCents },
    { term: t`VAT 22%`, cents: summary.vatCents },
  ];
  return (
    <>
      <h2 className={styles.label}>{t({ message: `${month} so far`, context: "what a month has cost" })}</h2>
      <Heading level={0} size="lg" className={styles.sum}>
        {total}
      </Heading>
      <dl className={styles.lines}>
        {lines.map(({ term, cents }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{formatCents(i18n.locale, cents)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>
            <Trans>Total to date</Trans>
          </dt>
          <dd>{total}</dd>
        </div>
      </dl>
      <Text size="xs" tone="muted">
        {summary.totalCents > 0 ? (
          <Trans>We’ll issue the invoice on {day} and charge it to the default payment method.</Trans>
        ) : (
          <Trans>Nothing to invoice so far this month.</Trans>
        )}
      </Text>
    </>
  );
}
