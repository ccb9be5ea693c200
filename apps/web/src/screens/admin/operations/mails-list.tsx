import { Trans, useLingui } from "@lingui/react/macro";
import type { MailDelivery } from "@orbita/contract";
import { Badge, type BadgeTone } from "@orbita/ui/base/badge.tsx";
import { Button } from "@orbita/ui/base/button.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { Chip } from "@orbita/ui/base/chip.tsx";
import type { DataColumn } from "@orbita/ui/patterns/data-table-types.ts";
import { DataTable } from "@orbita/ui/patterns/data-table.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { PageHeader } from "@orbita/ui/patterns/page-header.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { formatMoment } from "~/shell/format/moment.ts";
import { useNow } from "~/shell/format/use-now.ts";
import { toAdmin } from "~/shell/navigation/to-admin.ts";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { mailChoices, type MailsSearch } from "~/domain/operations/operations-search.ts";
import { mailLabel } from "./mail-labels.ts";
import { toRuns } from "./places.ts";
import { mailsQuery } from "~/domain/operations/queries.ts";
import styles from "./operations.module.css";

type MailState = MailDelivery["state"];
const tones: Readonly<Record<MailState, BadgeTone>> = { sent: "positive", deferred: "warning", failed: "danger" };

function useStateWords(): Record<MailState, string> {
  const { t } = useLingui();
  return {
    sent: t({ message: "Delivered", context: "an email" }),
    deferred: t({ message: "Delayed", context: "an email" }),
    failed: t({ message: "Refused", context: "an email" }),
  };
}

/** Sent emails, newest first, with delivery state and the remote server's answer. Recipient addresses are never shown. */
export function MailsList({ search }: { search: MailsSearch }) {
  const { t } = useLingui();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(mailsQuery(search));
  const columns = useColumns();
  return (
    <>
      <PageHeader
        title={t({ message: "Email", context: "a server" })}
        meta={
          <TextLink link={<Link {...toRuns()} search={{}} activeOptions={{ exact: true }} />}>
            <Trans>Runs and health</Trans>
          </TextLink>
        }
      />
      <div className={styles.room}>
        <States search={search} />
        {error ? (
          <QueryFailure error={error} onRetry={() => void refetch()} />
        ) : data ? (
          <DataTable
            caption={t({ message: "Email", context: "a server" })}
            rows={data.pages.flatMap(({ content }) => content)}
            rowKey={({ id }) => id}
            columns={columns}
            empty={
              <StateView kind="emptyDocuments" title={t`No emails found`}>
                <Trans>Emails will appear here once they’re sent, or if they can’t be sent.</Trans>
              </StateView>
            }
            foot={
              hasNextPage && (
                <Button size="sm" variant="outline" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                  <Trans>Show older emails</Trans>
                </Button>
              )
            }
          />
        ) : (
          <LoadingList label={t`Loading`} shape="none" />
        )}
      </div>
    </>
  );
}

function States({ search }: { search: MailsSearch }) {
  const { t } = useLingui();
  const words = useStateWords();
  const link = (state: MailState | undefined) => (
    <Link {...toRuns("mail")} search={state ? { state } : {}} activeProps={{}} resetScroll={false} />
  );
  return (
    <div role="group" aria-label={t`Filters`} className={styles.filters}>
      <Chip on={search.state === undefined} link={link(undefined)}>
        <Trans context="emails">All</Trans>
      </Chip>
      {mailChoices.map((state) => (
        <Chip key={state} on={search.state === state} link={link(state)}>
          {words[state]}
        </Chip>
      ))}
    </div>
  );
}

function useColumns(): DataColumn<MailDelivery>[] {
  const { t, i18n } = useLingui();
  const now = useNow();
  const words = useStateWords();
  return [
    {
      id: "template",
      title: t`Email type`,
      cell: ({ template }) => i18n._(mailLabel(template)),
    },
    { id: "at", title: t`Date`, phone: "detail", cell: ({ at }) => formatMoment(i18n.locale, at, now) },
    {
      id: "state",
      title: t`Status`,
      phone: "end",
      cell: ({ state }) => <Badge tone={tones[state]}>{words[state]}</Badge>,
    },
    {
      id: "tries",
      title: t`Attempts`,
      align: "end",
      cell: ({ tries }) => (
        <Text as="span" numeric>
          {tries}
        </Text>
      ),
    },
    { id: "answer", title: t`Server response`, phone: "foot", cell: ({ answer }) => answer ?? "—" },
    {
      id: "user",
      title: t`Sent to`,
      cell: ({ userId }) =>
        userId ? (
          <TextLink link={<Link {...toAdmin("users", userId)} search={{}} />}>
            <Trans>Account</Trans>
          </TextLink>
        ) : (
          "—"
        ),
    },
  ];
}
