import { Trans, useLingui } from "@lingui/react/macro";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Page } from "@orbita/ui/base/page.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ApplicationTabs } from "~/domain/applications/application-tabs.tsx";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { jobSearchesQuery, ownSearches } from "~/domain/saved-searches/queries.ts";
import { SearchesList } from "./searches-list.tsx";
import { useFreshSearches } from "~/domain/saved-searches/use-fresh-searches.ts";
import { useOpenNamed } from "./use-open-named.ts";
import styles from "./searches-list.module.css";

/** The user's saved job searches. */
export function OwnSearchesPage({ open }: { open?: string | undefined }) {
  const { t } = useLingui();
  useFreshSearches(ownSearches);
  const { data, error, refetch } = useQuery(jobSearchesQuery);
  useOpenNamed(data, open, "own");
  return (
    <Page as="main" className={styles.own}>
      <Heading level={1} size="lg">
        <Trans>Saved searches</Trans>
      </Heading>
      <ApplicationTabs current="searches" className={styles.tabs} />
      {error && !data ? (
        <QueryFailure error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <LoadingList label={t`Loading`} />
      ) : data.length === 0 ? (
        <StateView
          kind="emptySearch"
          title={t`No saved searches yet`}
          actions={
            <ButtonLink variant="primary" link={<Link to="/jobs" />}>
              <Trans>See open jobs</Trans>
            </ButtonLink>
          }
        >
          <Trans>Filter the jobs and save your search. We’ll let you know about new ones as often as you like.</Trans>
        </StateView>
      ) : (
        <SearchesList searches={data} side="own" />
      )}
    </Page>
  );
}
