import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Report } from "@orbita/contract";
import { moderationLimits } from "@orbita/contract/moderation/schema";
import { Badge } from "@orbita/ui/base/badge.tsx";
import { Button } from "@orbita/ui/base/button.tsx";
import { Card } from "@orbita/ui/base/card.tsx";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { PageHeader } from "@orbita/ui/patterns/page-header.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FeedFrame } from "~/domain/feed/feed-frame.tsx";
import { reportReasonLabels } from "~/shell/report/report-labels.ts";
import { formatCount, formatDay } from "~/shell/format/format.ts";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { myReportsQuery } from "./queries.ts";
import { contentKindLabels } from "~/domain/moderation/statement-labels.ts";
import styles from "~/domain/moderation/decision.module.css";

/** The user's reports and their outcomes. */
export function ReportsPage() {
  const { t, i18n } = useLingui();
  const [page, setPage] = useState(0);
  const { data, error, refetch } = useQuery(myReportsQuery(page));
  const days = moderationLimits.answerDays;
  return (
    <FeedFrame title={null} aside={null}>
      <PageHeader
        title={t`Your reports`}
        count={data && data.totalElements > 0 ? formatCount(i18n.locale, data.totalElements) : undefined}
        meta={t`A person reviews each report within ${plural(days, { one: "# day", other: "# days" })}. We never tell anyone who sent it.`}
      />
      {error && <QueryFailure error={error} onRetry={() => void refetch()} />}
      {!error && !data && <LoadingList label={t`Loading`} shape="none" />}
      {data?.totalElements === 0 && (
        <StateView kind="emptyDocuments" title={t`No reports yet`}>
          <Trans>
            When you report a post, comment, channel or message, you’ll find the report here with our decision.
          </Trans>
        </StateView>
      )}
      {data && data.totalElements > 0 && (
        <ul className={styles.reports}>
          {data.content.map((report) => (
            <li key={report.id}>
              <OneReport report={report} />
            </li>
          ))}
        </ul>
      )}
      {data && data.totalPages > 1 && (
        <nav aria-label={t`Pages`} className={styles.pages}>
          <Button size="sm" disabled={page === 0} onClick={() => setPage(page - 1)}>
            <Trans>Newer</Trans>
          </Button>
          <Button size="sm" disabled={page + 1 >= data.totalPages} onClick={() => setPage(page + 1)}>
            <Trans>Older</Trans>
          </Button>
        </nav>
      )}
    </FeedFrame>
  );
}

function OneReport({ report }: { report: Report }) {
  const { t, i18n } = useLingui();
  const { outcome } = report;
  return (
    <Card as="article" padded className={styles.report}>
      <div className={styles.reportHead}>
        <Meta
          as="span"
          items={[
            i18n._(contentKindLabels[report.kind]),
            i18n._(reportReasonLabels[report.reason].title),
            formatDay(i18n.locale, report.at),
          ]}
        />
        {outcome === null ? (
          <Badge dot="ring">{t`Awaiting review`}</Badge>
        ) : outcome.decision === "disabled" ? (
          <Badge tone="positive">{t`Hidden`}</Badge>
        ) : (
          <Badge>{t`Stays visible`}</Badge>
        )}
      </div>
      <blockquote className={styles.quote} dir="auto">
        {report.quoted}
      </blockquote>
      {report.note && (
        <Text tone="muted">
          <Trans>
            You wrote: <bdi>{report.note}</bdi>
          </Trans>
        </Text>
      )}
      {outcome && (
        <div className={styles.outcome}>
          <p>
            <b>
              <bdi>{outcome.rule}</bdi>
            </b>
          </p>
          <p className={styles.words} dir="auto">
            {outcome.explanation}
          </p>
          <Text size="sm" tone="muted">
            {t`Decided on ${formatDay(i18n.locale, outcome.at)}`}
          </Text>
        </div>
      )}
    </Card>
  );
}
