import { Trans, useLingui } from "@lingui/react/macro";
import { isOpen } from "@orbita/contract/applications/states";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Page } from "@orbita/ui/base/page.tsx";
import { cx } from "@orbita/ui/cx.ts";
import { Icon } from "@orbita/ui/icons/icon.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { IconArrowLeft } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { ApplicationDetail } from "./application-detail.tsx";
import { ApplicationList } from "./application-list.tsx";
import { ApplicationTabs } from "~/domain/applications/application-tabs.tsx";
import {
  myApplicationQuery,
  applicationsQuery,
  useLiveApplications,
  type ApplicationsTab,
} from "~/domain/applications/applications-queries.ts";
import { readSearch, type ApplicationsSearch } from "./applications-search.ts";
import styles from "./applications.module.css";

/** The user's applications. On wide screens the selected application is shown beside the list. */
export function ApplicationsPage({ search }: { search: ApplicationsSearch }) {
  const { tab: asked, id, page } = readSearch(search);
  useLiveApplications();
  const [now] = useState(Date.now);
  const named = useQuery({ ...myApplicationQuery(id ?? ""), enabled: id !== undefined });
  // A link to a closed application opens the tab that lists it.
  const tab = asked ?? (named.data && !isOpen(named.data.status) ? "closed" : "open");
  const list = useQuery(applicationsQuery(tab, page));
  const chosen = id ?? list.data?.content[0]?.id;
  if (list.error && !list.data)
    return (
      <Page as="main">
        <QueryFailure error={list.error} onRetry={() => void list.refetch()} />
      </Page>
    );
  return (
    <Page as="main" className={cx(styles.page, id !== undefined && styles.chosen)}>
      <section className={styles.list}>
        <Heading level={1} size="lg">
          <Trans>Applications</Trans>
        </Heading>
        <ApplicationTabs current={tab} className={styles.tabs} />
        {list.data ? (
          list.data.totalElements > 0 ? (
            <ApplicationList {...{ tab, id, now }} found={list.data} implied={id ? undefined : chosen} />
          ) : (
            <NoApplications tab={tab} />
          )
        ) : (
          <Loading />
        )}
      </section>
      {chosen && (
        <div className={styles.detail}>
          <Link to="/applications" search={{ tab }} className={styles.back}>
            <Icon icon={IconArrowLeft} size="sm" flip />
            <Trans>Applications</Trans>
          </Link>
          <Chosen key={chosen} id={chosen} now={now} />
        </div>
      )}
    </Page>
  );
}

function Chosen({ id, now }: { id: string; now: number }) {
  const { data, error, refetch } = useQuery(myApplicationQuery(id));
  if (data) return <ApplicationDetail application={data} now={now} />;
  return error ? <QueryFailure error={error} onRetry={() => void refetch()} /> : <Loading />;
}

function Loading() {
  const { t } = useLingui();
  return <LoadingList label={t`Loading`} />;
}

function NoApplications({ tab }: { tab: ApplicationsTab }) {
  const { t } = useLingui();
  if (tab === "closed")
    return (
      <StateView kind="emptyDocuments" title={t`No closed applications yet`}>
        <Trans>Closed applications will appear here, with their full timeline.</Trans>
      </StateView>
    );
  return (
    <StateView
      kind="emptyDocuments"
      title={t`No open applications`}
      actions={
        <ButtonLink variant="primary" link={<Link to="/jobs" />}>
          <Trans>See open jobs</Trans>
        </ButtonLink>
      }
    >
      <Trans>
        Your applications will appear here. For each one, you’ll see who is reading it and why its status changed.
      </Trans>
    </StateView>
  );
}
