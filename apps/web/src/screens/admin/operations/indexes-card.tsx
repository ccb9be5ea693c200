import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { IndexState, OperationsStatus } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { Card } from "@orbita/ui/base/card.tsx";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { ProgressBar } from "@orbita/ui/base/progress-bar.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { IconRefresh } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { ReasonDialog } from "~/shell/form/reason-dialog.tsx";
import { formatCount } from "~/shell/format/format.ts";
import { ExplainedCard } from "./explained-card.tsx";
import { indexLabels } from "./index-labels.ts";
import { runQuery } from "~/domain/operations/queries.ts";
import { RunLink } from "./run-link.tsx";
import { useRefetchRuns } from "./use-refetch-runs.ts";
import styles from "./operations.module.css";

function useIndexName() {
  const { i18n } = useLingui();
  return (name: string): string => {
    const words = indexLabels[name];
    return words ? i18n._(words) : name;
  };
}

/** Compares indexed documents with database rows, per search index. An index can be rebuilt without downtime. */
export function IndexesCard({ indexes }: Pick<OperationsStatus, "indexes">) {
  const { t } = useLingui();
  const nameOf = useIndexName();
  const [asking, setAsking] = useState<string | null>(null);
  const worst = indexes.toSorted((a, b) => b.behind - a.behind)[0];
  const worstName = worst && nameOf(worst.name).toLowerCase();
  return (
    <ExplainedCard
      title={t`Search indexes`}
      help={
        <Trans>
          The search engine keeps a copy of everything that can be found. In sync: the copy has as many documents as the
          database has rows. Out of sync: rows are missing from the copy, or are still in it after being deleted.
          Rebuilding an index copies all rows from the database to a new index, which replaces the old one once it’s
          complete. Search keeps working in the meantime.
        </Trans>
      }
    >
      <Card.Body className={styles.indexes}>
        {indexes.map((index) => (
          <Index key={index.name} index={index} name={nameOf(index.name)} onRebuild={() => setAsking(index.name)} />
        ))}
      </Card.Body>
      {worst && worst.behind > 0 && worst.building === null && (
        <Card.Foot>
          <Button size="sm" variant="outline" onClick={() => setAsking(worst.name)}>
            <Trans>Rebuild {worstName} index…</Trans>
          </Button>
        </Card.Foot>
      )}
      {asking !== null && <RebuildDialog name={asking} title={nameOf(asking)} onClose={() => setAsking(null)} />}
    </ExplainedCard>
  );
}

type IndexProps = { index: IndexState; name: string; onRebuild: () => void };

function Index({ index, name, onRebuild }: IndexProps) {
  const { t, i18n } = useLingui();
  const { rows, documents, behind, building } = index;
  const have = documents === null ? "—" : formatCount(i18n.locale, documents);
  const want = formatCount(i18n.locale, rows);
  const state =
    documents === null
      ? t`Not responding`
      : behind === 0
        ? t`In sync`
        : t`${plural(behind, { one: "# out of sync", other: "# out of sync" })}`;
  const odd = documents === null || behind > 0;
  return (
    <div>
      <p className={styles.line}>
        <b>{name}</b>
        <Text as="span" tone={odd ? "warning" : "muted"} weight={odd ? "medium" : undefined} numeric>
          {state}
        </Text>
      </p>
      <ProgressBar
        value={Math.min(documents ?? 0, rows)}
        max={Math.max(rows, 1)}
        label={t`${name}: ${have} of ${want}`}
      />
      {building === null ? (
        <p className={styles.hint}>
          {t`${have} of ${want}`}
          <IconButton size="sm" icon={IconRefresh} label={t`Rebuild the ${name} index`} onClick={onRebuild} />
        </p>
      ) : (
        <p className={styles.hint} role="status">
          <Building id={building} />
        </p>
      )}
    </div>
  );
}

function Building({ id }: { id: string }) {
  const { i18n } = useLingui();
  const { data } = useQuery(runQuery(id));
  const done = formatCount(i18n.locale, data?.done ?? 0);
  const total = data?.total == null ? "…" : formatCount(i18n.locale, data.total);
  return (
    <RunLink id={id}>
      <Trans>
        Rebuilding: {done} of {total}
      </Trans>
    </RunLink>
  );
}

type RebuildDialogProps = { name: string; title: string; onClose: () => void };

function RebuildDialog({ name, title, onClose }: RebuildDialogProps) {
  const { t } = useLingui();
  const lookAgain = useRefetchRuns();
  return (
    <ReasonDialog
      title={t`Rebuild the ${title} index?`}
      submitLabel={t`Rebuild index`}
      onClose={onClose}
      act={async (reason) => {
        await answered(api().operations.reindex({ params: { name } }, { reason }));
        await lookAgain();
      }}
    >
      <p>
        <Trans>
          All rows will be copied from the database to a new index, which will replace the old one once it’s complete.
          Search will keep working in the meantime.
        </Trans>
      </p>
    </ReasonDialog>
  );
}
