import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { Page } from "@orbita/ui/base/page.tsx";
import { Pagination } from "@orbita/ui/base/pagination.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { Link } from "@tanstack/react-router";
import { usePager } from "~/shell/table/use-pager.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { FilterSheet } from "./filter-sheet.tsx";
import type { FoundSpaces } from "./find-spaces.ts";
import type { LoadedSpaces } from "./load-spaces.ts";
import { NoSpaces, SpacesResting } from "./no-spaces.tsx";
import { OrderMenu } from "./order-menu.tsx";
import { SpaceRow } from "./space-row.tsx";
import { SpacesForm } from "./spaces-form.tsx";
import { spacesAddress, type SpacesSearch } from "./spaces-search.ts";
import { useFreshSpaces } from "./use-fresh-spaces.ts";
import styles from "./spaces-view.module.css";

type Props = Omit<LoadedSpaces, "origin">;

/** The Spaces, by what one looks for in an employer. The address is the filter. */
export function SpacesView({ search, found, names, unknownPlace }: Props) {
  const { t } = useLingui();
  useFreshSpaces();
  const total = found.resting ? 0 : found.spaces.totalElements;
  return (
    <main id="main" tabIndex={-1}>
      <Page className={styles.intro}>
        <Heading level={1} size="lg">
          <Trans>The companies that hire here</Trans>
        </Heading>
        <Text size="lg" className={styles.lead}>
          <Trans>Each has its Space: who they are, how one works there, whom they look for and when they answer.</Trans>
        </Text>
      </Page>
      <search aria-label={t`Spaces`} className={styles.bar}>
        <Page className={styles.toolbar}>
          <SpacesForm search={search} />
          {!found.resting && (
            <>
              <FilterBar search={search} facets={found.facets} names={names} />
              <FilterSheet search={search} facets={found.facets} names={names} total={total} />
            </>
          )}
        </Page>
      </search>
      <Page className={styles.results}>
        {unknownPlace && (
          <Note tone="warning" className={styles.note}>
            <Trans>We know no place called “{search.near}”. These Spaces are from everywhere.</Trans>
          </Note>
        )}
        {found.resting ? (
          <SpacesResting />
        ) : total === 0 ? (
          <NoSpaces search={search} />
        ) : (
          <Results search={search} spaces={found.spaces} />
        )}
      </Page>
    </main>
  );
}

type ResultsProps = { search: SpacesSearch; spaces: Extract<FoundSpaces, { resting: false }>["spaces"] };

function Results({ search, spaces }: ResultsProps) {
  const pager = usePager(spaces);
  const linkTo = (page: number) => <Link to="/spaces" search={spacesAddress({ ...search, page })} />;
  return (
    <section aria-labelledby="count">
      <div className={styles.head}>
        <h2 id="count" className={styles.count}>
          <Plural value={spaces.totalElements} one="# Space" other="# Spaces" />
        </h2>
        <OrderMenu search={search} />
      </div>
      <ul className={styles.list}>
        {spaces.content.map((space) => (
          <li key={space.id}>
            <SpaceRow space={space} />
          </li>
        ))}
      </ul>
      {spaces.totalPages > 1 && <Pagination {...pager} className={styles.pager} linkTo={linkTo} />}
    </section>
  );
}
