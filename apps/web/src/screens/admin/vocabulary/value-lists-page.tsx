import { Plural, useLingui } from "@lingui/react/macro";
import type { VocabularyType } from "@orbita/contract";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { formatCount } from "~/shell/format/format.ts";
import { NotFoundPage } from "~/shell/states/not-found-page.tsx";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { toAdmin } from "~/shell/navigation/to-admin.ts";
import { VocabularyListView } from "./vocabulary-list-view.tsx";
import { valueListLabels } from "./list-labels.ts";
import { listsQuery } from "./lists-query.ts";
import styles from "./value-lists.module.css";

/** Navigation with the twelve value lists, and the open list. */
export function ValueListsPage({ type }: { type: string }) {
  const { t, i18n } = useLingui();
  const { data: lists, error, refetch } = useQuery(listsQuery);
  if (error) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  if (!lists) return <LoadingList label={t`Loading`} shape="none" />;
  const list = lists.find((one) => one.type === type);
  if (!list) return <NotFoundPage />;
  return (
    <div className={styles.page}>
      <nav aria-label={t`Types`} className={styles.types}>
        <p className={styles.typesTitle}>
          <Plural value={lists.length} one="# type" other="# types" />
        </p>
        <ul>
          {lists.map((one) => (
            <li key={one.type}>
              <Link {...toAdmin("lists", one.type)} className={styles.type}>
                <span>{i18n._(valueListLabels[one.type])}</span>
                <span className={styles.amount}>{formatCount(i18n.locale, one.entries)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <VocabularyListView key={list.type} type={list.type satisfies VocabularyType} list={list} />
    </div>
  );
}
