import { Trans, useLingui } from "@lingui/react/macro";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { PageHeader } from "@orbita/ui/patterns/page-header.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { formatCount } from "~/shell/format/format.ts";
import { mayWrite, useActingSpace } from "~/shell/session/acting-space.tsx";
import { NotAllowedPage } from "~/shell/states/not-allowed-page.tsx";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { talentSearchesQuery } from "~/domain/saved-searches/queries.ts";
import { SearchesList } from "./searches-list.tsx";
import { useFreshSearches } from "~/domain/saved-searches/use-fresh-searches.ts";
import { useOpenNamed } from "./use-open-named.ts";
import styles from "./searches-list.module.css";

/** The saved searches of the Space. Every member who may search sees all of them. */
export function SpaceSearchesPage({ open }: { open?: string | undefined }) {
  const { t, i18n } = useLingui();
  const space = useActingSpace();
  const searches = mayWrite(space);
  useFreshSearches(space.id);
  const { data, error, refetch } = useQuery({ ...talentSearchesQuery(space.id), enabled: searches });
  useOpenNamed(data, open, { space });
  if (!searches) return <NotAllowedPage />;
  return (
    <div className={styles.page}>
      <PageHeader
        title={t`Saved searches`}
        count={data && data.length > 0 ? formatCount(i18n.locale, data.length) : undefined}
      />
      {error && !data ? (
        <QueryFailure error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <LoadingList label={t`Loading`} />
      ) : data.length === 0 ? (
        <StateView
          kind="emptySearch"
          title={t`No saved searches yet`}
          actions={
            <ButtonLink
              variant="primary"
              link={<Link to="/work/$space/talents/{-$id}" params={{ space: space.url, id: undefined }} />}
            >
              <Trans>Find talent</Trans>
            </ButtonLink>
          }
        >
          <Trans>Save a search and we’ll let you know when new people match it, as often as you like.</Trans>
        </StateView>
      ) : (
        <SearchesList searches={data} side={{ space }} />
      )}
    </div>
  );
}
