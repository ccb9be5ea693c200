import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { TalentPage } from "@orbita/contract";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Pagination } from "@orbita/ui/base/pagination.tsx";
import { FilterMenu } from "@orbita/ui/patterns/filter-menu.tsx";
import { useNow } from "~/shell/format/use-now.ts";
import { usePager } from "~/shell/table/use-pager.tsx";
import { talentSorts, withChange, type TalentSort } from "~/domain/talent-search/search-address.ts";
import { TalentRow } from "./talent-row.tsx";
import type { Talents } from "./use-talents.tsx";
import styles from "./results.module.css";

type Props = { talents: Talents; page: TalentPage; busy: boolean };

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
          <Trans>Nobody has these words as you typed them: a letter may be another.</Trans>
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
    evidence: t`Criteria documented`,
    updated: t`CV updated most recently`,
    created: t`Newest CVs`,
  };
}

function Order({ talents: { search, linkTo } }: { talents: Talents }) {
  const { t } = useLingui();
  const orders = useOrders();
  return (
    <FilterMenu
      plain
      align="end"
      on={false}
      title={t`Order`}
      shown={orders[search.sort]}
      choices={talentSorts.map((sort) => ({
        key: sort,
        label: orders[sort],
        chosen: sort === search.sort,
        link: linkTo(withChange(search, { sort })),
      }))}
    />
  );
}

/** Explains the sort order in one sentence. */
function OrderRule({ sort }: { sort: TalentSort }) {
  if (sort === "updated") return <Trans>Order: CV updated most recently. No score.</Trans>;
  if (sort === "created") return <Trans>Order: newest CVs first. No score.</Trans>;
  return (
    <Trans>
      First who documents most criteria, then who has related ones, then who used them most recently. No score.
    </Trans>
  );
}
