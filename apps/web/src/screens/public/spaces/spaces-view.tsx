import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Note } from "@orbita/ui/base/note.tsx";
import { Page } from "@orbita/ui/base/page.tsx";
import { Pagination } from "@orbita/ui/base/pagination.tsx";
import { DirectoryFrame, DirectoryResults } from "@orbita/ui/patterns/directory.tsx";
import { Link, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { SearchResting } from "~/shell/states/search-resting.tsx";
import { usePager } from "~/shell/table/use-pager.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { SpacesFilterSheet } from "./spaces-filter-sheet.tsx";
import type { SpaceSearchResult } from "./find-spaces.ts";
import type { SpacesPageData } from "./load-spaces.ts";
import { NoSpaces } from "./no-spaces.tsx";
import { SpaceRow } from "./space-row.tsx";
import { SpacesForm } from "./spaces-form.tsx";
import { spacesAddress, type SpacesSearch, orders, changeSpacesSearch } from "./spaces-search.ts";
import { onGap, onChangeEvent } from "~/shell/realtime/change-events.ts";
import { throttleRefetch } from "~/shell/realtime/throttle-refetch.ts";
import { FilterMenu } from "./filter-menu.tsx";
import styles from "./spaces-view.module.css";

/** Menu of the sort order, shown above the list. */
function SpacesOrderMenu({ search }: { search: SpacesSearch }) {
  const { t } = useLingui();
  const names = { jobs: t`Most open jobs`, newest: t`Newest`, name: t`By name` };
  const current = search.order ?? "jobs";
  return (
    <FilterMenu
      title={t`Sort`}
      shown={names[current]}
      on={false}
      plain
      align="end"
      choices={orders.map((order) => ({
        key: order,
        label: names[order],
        chosen: order === current,
        to: changeSpacesSearch(search, { order: order === "jobs" ? undefined : order }),
      }))}
    />
  );
}

/** Delays before reloading. The list comes from the search index, which lags the database by about a second. */
const timing = { afterMs: 1_500, spreadMs: 3_000 };

/** Reloads the page's data when a Space or a job post has changed. */
function useFreshSpaces(): void {
  const router = useRouter();
  useEffect(() => {
    const later = throttleRefetch(() => void router.invalidate(), timing);
    const stops = [
      onChangeEvent("space.changed", later.schedule),
      onChangeEvent("jobPost.changed", later.schedule),
      onGap(later.schedule),
      later.stop,
    ];
    return () => stops.forEach((stop) => stop());
  }, [router]);
}

type Props = Omit<SpacesPageData, "origin">;

/** The directory of Spaces. The URL is the state of the filters. */
export function SpacesView({ search, found, names, unknownPlace }: Props) {
  const { t } = useLingui();
  useFreshSpaces();
  const total = found.resting ? 0 : found.spaces.totalElements;
  return (
    <DirectoryFrame
      title={<Trans>Companies hiring here</Trans>}
      lead={
        <Trans>
          Each company has its own Space: who they are, how they work, who they’re hiring and how soon they reply.
        </Trans>
      }
      label={t`Spaces`}
      tools={
        <>
          <SpacesForm search={search} />
          {!found.resting && (
            <>
              <FilterBar search={search} facets={found.facets} names={names} />
              <SpacesFilterSheet search={search} facets={found.facets} names={names} total={total} />
            </>
          )}
        </>
      }
    >
      <Page className={styles.results}>
        {unknownPlace && (
          <Note tone="warning" className={styles.note}>
            <Trans>We couldn’t find a place called “{search.near}”. Here are the Spaces in all locations.</Trans>
          </Note>
        )}
        {found.resting ? (
          <SearchResting>
            <Trans>Search will be back in a few minutes. You can still open Space pages you have a link to.</Trans>
          </SearchResting>
        ) : total === 0 ? (
          <NoSpaces search={search} />
        ) : (
          <Results search={search} spaces={found.spaces} />
        )}
      </Page>
    </DirectoryFrame>
  );
}

type ResultsProps = { search: SpacesSearch; spaces: Extract<SpaceSearchResult, { resting: false }>["spaces"] };

function Results({ search, spaces }: ResultsProps) {
  const pager = usePager(spaces);
  const linkTo = (page: number) => (
    <Link to="/spaces" search={spacesAddress({ ...search, page })} activeOptions={{ exact: true }} />
  );
  return (
    <DirectoryResults
      count={<Plural value={spaces.totalElements} one="# Space" other="# Spaces" />}
      order={<SpacesOrderMenu search={search} />}
      items={spaces.content.map((space) => ({ key: space.id, content: <SpaceRow space={space} /> }))}
      pager={spaces.totalPages > 1 && <Pagination {...pager} linkTo={linkTo} />}
    />
  );
}
