import { Trans, useLingui } from "@lingui/react/macro";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Page } from "@orbita/ui/base/page.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { cx } from "@orbita/ui/cx.ts";
import { Icon } from "@orbita/ui/icons/icon.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { IconArrowLeft } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { pageSearch, textSearch } from "~/shell/navigation/page-search.ts";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { MyContactRequestDetail } from "./my-contact-request-detail.tsx";
import { MyContactRequestList } from "./my-contact-request-list.tsx";
import {
  myContactRequestQuery,
  myContactRequestsQuery,
  useLiveMyContactRequests,
} from "./my-contact-request-queries.ts";
import styles from "./my-contact-requests.module.css";

type Props = { search: { id?: string; page?: number } };

/** Contact requests that the talent received from Spaces. On wide screens, the chosen contact request is shown beside the list. */
export function MyContactRequestsPage({ search }: Props) {
  const id = textSearch(search.id);
  const { page } = pageSearch(search);
  useLiveMyContactRequests();
  const [now] = useState(Date.now);
  const list = useQuery(myContactRequestsQuery(page));
  const chosen = id ?? list.data?.content[0]?.id;
  if (list.error && !list.data)
    return (
      <Page as="main">
        <QueryFailure error={list.error} onRetry={() => void list.refetch()} />
      </Page>
    );
  return (
    <Page as="main" className={cx(styles.page, id !== undefined && styles.chosen, !chosen && styles.alone)}>
      <section className={styles.list}>
        <Heading level={1} size="lg">
          <Trans>Contact requests</Trans>
        </Heading>
        <Text size="md" tone="muted" className={styles.promise}>
          <Trans>No one will see your email or phone number until you accept.</Trans>
        </Text>
        {!list.data ? (
          <Loading />
        ) : list.data.totalElements > 0 ? (
          <MyContactRequestList found={list.data} id={id} implied={id ? undefined : chosen} now={now} />
        ) : (
          <NoContactRequests />
        )}
      </section>
      {chosen && (
        <div className={styles.detail}>
          <Link to="/contact-requests" className={styles.back}>
            <Icon icon={IconArrowLeft} size="sm" flip />
            <Trans>Contact requests</Trans>
          </Link>
          <Chosen key={chosen} id={chosen} />
        </div>
      )}
    </Page>
  );
}

function Chosen({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(myContactRequestQuery(id));
  if (data) return <MyContactRequestDetail contactRequest={data} />;
  return error ? <QueryFailure error={error} onRetry={() => void refetch()} /> : <Loading />;
}

function Loading() {
  const { t } = useLingui();
  return <LoadingList label={t`Loading`} />;
}

function NoContactRequests() {
  const { t } = useLingui();
  return (
    <StateView
      kind="emptyDocuments"
      title={t`No contact requests yet`}
      actions={
        <ButtonLink variant="primary" link={<Link to="/settings/{-$part}" params={{ part: "privacy" }} />}>
          <Trans>Choose who can find you</Trans>
        </ButtonLink>
      }
    >
      <Trans>
        If you let companies find you, they must tell you the salary, place and contract before they can write to you.
        Their contact requests will appear here, and you’ll decide whether to accept.
      </Trans>
    </StateView>
  );
}
