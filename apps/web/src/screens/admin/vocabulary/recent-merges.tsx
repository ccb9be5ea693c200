import { Trans, useLingui, Plural } from "@lingui/react/macro";
import type { VocabularyType } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { useQuery } from "@tanstack/react-query";
import { formatDay } from "~/shell/format/format.ts";
import { mergesQuery } from "./lists-query.ts";
import type { ListActions } from "./use-list-actions.ts";
import styles from "./value-lists.module.css";

/** Lists the merges that can still be undone. */
export function RecentMerges({ type, acts }: { type: VocabularyType; acts: ListActions }) {
  const { t, i18n } = useLingui();
  const { data = [] } = useQuery(mergesQuery(type));
  if (data.length === 0) return null;
  return (
    <section className={styles.merges}>
      <h2 className={styles.mergesTitle}>
        <Trans>Recent merges</Trans>
      </h2>
      <ul className={styles.mergeList}>
        {data.map(({ id, from, into, moved, undoUntil }) => (
          <li key={id}>
            <span>
              <Trans>
                “{from.it}” merged into “{into.it}”, <Plural value={moved} one="# use moved" other="# uses moved" />.
                You can undo the merge until {formatDay(i18n.locale, undoUntil)}.
              </Trans>
            </span>
            <Button
              size="sm"
              variant="outline"
              aria-label={t`Undo merge of ${from.it}`}
              onClick={() => void acts.undoMerge(id)}
            >
              <Trans>Undo</Trans>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
