import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Note } from "@orbita/ui/base/note.tsx";
import { Page } from "@orbita/ui/base/page.tsx";
import { Pagination } from "@orbita/ui/base/pagination.tsx";
import { DirectoryFrame, DirectoryResults } from "@orbita/ui/patterns/directory.tsx";
import { Link } from "@tanstack/react-router";
import { SearchResting } from "~/shell/states/search-resting.tsx";
import { usePager } from "~/shell/table/use-pager.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { FilterSheet } from "./filter-sheet.tsx";
import type { FoundSpaces } from "./find-spaces.ts";
import type { LoadedSpaces } from "./load-spaces.ts";
import { NoSpaces } from "./no-spaces.tsx";
import { OrderMenu } from "./order-menu.tsx";
import { SpaceRow } from "./space-row.tsx";
import { SpacesForm } from "./spaces-form.tsx";
import { spacesAddress, type SpacesSearch } from "./spaces-search.ts";
import { useFreshSpaces } from "./use-fresh-spaces.ts";
import styles from "./spaces-view.module.css";

type Props = Omit<LoadedSpaces, "origin">;

/** The directory of Spaces. The URL is the state of the filters. */
export function SpacesView({ search, found, names, unknownPlace }: Props) {
  const { t } = useLingui();
  useFreshSpaces();
  const total = found.resting ? 0 : found.spaces.totalElements;
  return (
    <DirectoryFrame
      title={<Trans>The companies that hire here</Trans>}
      lead={
        <Trans>Each has its Space: who they are, how one works there, whom they look for and when they answer.</Trans>
      }
      label={t`Spaces`}
      tools={
        <>
          <SpacesForm search={search} />
          {!found.resting && (
            <>
              <FilterBar search={search} facets={found.facets} names={names} />
              <FilterSheet search={search} facets={found.facets} names={names} total={total} />
            </>
          )}
        </>
      }
    >
      <Page className={styles.results}>
        {unknownPlace && (
          <Note tone="warning" className={styles.note}>
            <Trans>We know no place called “{search.near}”. These Spaces are from everywhere.</Trans>
          </Note>
        )}
        {found.resting ? (
          <SearchResting>
            <Trans>It will be back in a few minutes. The pages of the Spaces that you know still open.</Trans>
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

type ResultsProps = { search: SpacesSearch; spaces: Extract<FoundSpaces, { resting: false }>["spaces"] };

function Results({ search, spaces }: ResultsProps) {
  const pager = usePager(spaces);
  const linkTo = (page: number) => (
    <Link to="/spaces" search={spacesAddress({ ...search, page })} activeOptions={{ exact: true }} />
  );
  return (
    <DirectoryResults
      count={<Plural value={spaces.totalElements} one="# Space" other="# Spaces" />}
      order={<OrderMenu search={search} />}
      items={spaces.content.map((space) => ({ key: space.id, content: <SpaceRow space={space} /> }))}
      pager={spaces.totalPages > 1 && <Pagination {...pager} linkTo={linkTo} />}
    />
  );
}
