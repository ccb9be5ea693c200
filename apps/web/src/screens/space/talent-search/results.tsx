import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { TalentSearchPage } from "@orbita/contract";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Pagination } from "@orbita/ui/base/pagination.tsx";
import { FilterMenu } from "@orbita/ui/patterns/filter-menu.tsx";
import { useNow } from "~/shell/format/use-now.ts";
import { usePager } from "~/shell/table/use-pager.tsx";
import { talentSorts, changeTalentSearch, type TalentSort } from "~/domain/talent-search/search-address.ts";
import { TalentRow } from "~/domain/talent-search/talent-row.tsx";
import type { TalentSearchControl } from "~/domain/talent-search/use-talents.tsx";
import styles from "~/domain/talent-search/results.module.css";

type Props = { talents: TalentSearchControl; page: TalentSearchPage; busy: boolean };

/** The found people, with an explanation of their order. */
export function Results({ talents, page, busy }: Props) {
  const { search, linkTo } = talents;
  const now = useNow();
  const pager = usePager(page);
  const { totalElements: total } = page;
  return (
    <>
      <div className={styles.head}>
        <Heading level={1} size="xs">
          <span aria-live="polite" className={styles.total}>
            <Plural value={total} one="# person" other="# people" />
          </span>
        </Heading>
        <Order talents={talents} />
        <p className={styles.rule}>
          <OrderRule sort={search.sort} />
        </p>
      </div>
      {page.forgiving && (
        <p className={styles.forgiving} role="status">
          <Trans>No exact matches for your words: the spelling in these results may differ slightly.</Trans>
        </p>
      )}
      <ul className={styles.list} aria-busy={busy}>
        {page.content.map((hit) => (
          <TalentRow key={hit.id} hit={hit} criteria={page.criteria} talents={talents} now={now} />
        ))}
      </ul>
      {page.totalPages > 1 && (
        <Pagination
          {...pager}
          linkTo={(at) => linkTo({ ...search, page: at, talent: null })}
          className={styles.pages}
        />
      )}
    </>
  );
}

function useOrders(): Record<TalentSort, string> {
  const { t } = useLingui();
  return {
    evidence: t`Most criteria met`,
    updated: t`Recently updated CVs`,
    created: t`Newest CVs`,
  };
}

function Order({ talents: { search, linkTo } }: { talents: TalentSearchControl }) {
  const { t } = useLingui();
  const orders = useOrders();
  return (
    <FilterMenu
      plain
      align="end"
      on={false}
      title={t`Sort`}
      shown={orders[search.sort]}
      choices={talentSorts.map((sort) => ({
        key: sort,
        label: orders[sort],
        chosen: sort === search.sort,
        link: linkTo(changeTalentSearch(search, { sort })),
      }))}
    />
  );
}

/** Explains the sort order of the search results in one sentence. */
function OrderRule({ sort }: { sort: TalentSort }) {
  if (sort === "updated") return <Trans>The most recently updated CVs come first. There’s no score.</Trans>;
  if (sort === "created") return <Trans>The newest CVs come first. There’s no score.</Trans>;
  return (
    <Trans>
      Results are in order of most criteria met, then most related criteria, then most recent use. There’s no score.
    </Trans>
  );
}
