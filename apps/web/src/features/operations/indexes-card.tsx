import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { IndexState, Operations } from "@orbita/contract";
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
import { indexWords } from "./index-words.ts";
import { runQuery } from "~/domain/operations/queries.ts";
import { RunLink } from "./run-link.tsx";
import { useLookAgain } from "./use-look-again.ts";
import styles from "./operations.module.css";

function useIndexName() {
  const { i18n } = useLingui();
  return (name: string): string => {
    const words = indexWords[name];
    return words ? i18n._(words) : name;
  };
}

/** Indexed documents against database rows, per index. An index can be rebuilt without downtime. */
export function IndexesCard({ indexes }: Pick<Operations, "indexes">) {
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
          The search engine keeps a copy of what can be found. Aligned: as many documents as rows. Rows to be done are
          missing in the copy, or stayed in it when they went. Filling an index anew takes all rows from the database
          into a new copy, and changes over when it is whole: searching goes on meanwhile.
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
            <Trans>Fill the {worstName} index anew…</Trans>
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
      ? t`does not answer`
      : behind === 0
        ? t`aligned`
        : t`${plural(behind, { one: "# to be done", other: "# to be done" })}`;
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
          <IconButton size="sm" icon={IconRefresh} label={t`Fill anew: ${name}`} onClick={onRebuild} />
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
        Being filled: {done} of {total}
      </Trans>
    </RunLink>
  );
}

type Rebuilding = { name: string; title: string; onClose: () => void };

function RebuildDialog({ name, title, onClose }: Rebuilding) {
  const { t } = useLingui();
  const lookAgain = useLookAgain();
  return (
    <ReasonDialog
      title={t`Fill the index anew: ${title}`}
      submitLabel={t`Fill it anew`}
      onClose={onClose}
      act={async (reason) => {
        await answered(api().operations.reindex({ params: { name } }, { reason }));
        await lookAgain();
      }}
    >
      <p>
        <Trans>
          All rows are read from the database into a new copy, which takes the old one’s place when it is whole.
          Searching goes on meanwhile.
        </Trans>
      </p>
    </ReasonDialog>
  );
}
