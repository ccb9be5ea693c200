import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { AdminVocabularyEntry } from "@orbita/contract";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { Dialog } from "@orbita/ui/overlays/dialog.tsx";
import { useQuery } from "@tanstack/react-query";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { getUseLabel } from "./list-labels.ts";
import { usesQuery } from "./lists-query.ts";
import styles from "./value-lists.module.css";

/** Lists where an entry is used, with counts and the newest examples. */
export function UsesDialog({ entry, onClose }: { entry: AdminVocabularyEntry; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const { data, error, refetch } = useQuery(usesQuery(entry.id));
  return (
    <Dialog opened onClose={onClose} width={520} title={t`Where “${entry.it}” is used`} closeLabel={t`Close`}>
      {error && <QueryFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingList label={t`Loading`} shape="none" />}
      {data?.map(({ use, count, samples }) => (
        <section key={use} className={styles.use}>
          <h3 className={styles.useTitle}>
            <span>{i18n._(getUseLabel(use))}</span>
            <span className={styles.reason}>
              <Plural value={count} one="# time" other="# times" />
            </span>
          </h3>
          <ul className={styles.samples}>
            {samples.map(({ id, name }) => (
              <li key={id}>
                <bdi>{name || id}</bdi>
              </li>
            ))}
            {count > samples.length && (
              <li className={styles.reason}>
                <Trans>and {count - samples.length} more</Trans>
              </li>
            )}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}
