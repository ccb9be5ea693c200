import type { FairnessRun } from "@orbita/contract";
import { Card } from "@orbita/ui/base/card.tsx";
import { DataList } from "@orbita/ui/base/data-list.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { formatCount, formatDay } from "~/shell/format/format.ts";
import type { LegalLanguage } from "./document.ts";
import { fairnessLabels } from "./fairness-labels.ts";
import styles from "./legal.module.css";

/** The last fairness tests. Null before the first test; undefined if the last tests could not be loaded. */
export type LastFairnessRuns = { talents: FairnessRun | null; jobs: FairnessRun | null } | undefined;
type Props = { runs: LastFairnessRuns; of: keyof NonNullable<LastFairnessRuns>; language: LegalLanguage };

/** The result of the last counterfactual fairness test. */
export function FairnessRunView({ runs, of, language }: Props) {
  const run = runs?.[of];
  const words = fairnessLabels[language];
  const count = (value: number) => formatCount(language, value);
  const changesOf = (value: number) => words.changes(value, count(value));
  const all = run?.swaps.reduce((sum, { changes }) => sum + changes, 0) ?? 0;
  return (
    <Card as="div">
      <div className={styles.run}>
        <Text size="md" weight={run ? "medium" : undefined}>
          {run
            ? words[of === "jobs" ? "lastJobs" : "last"]({
                day: formatDay(language, run.at),
                profiles: count(run.profiles),
                queries: count(run.queries),
                changes: changesOf(all),
              })
            : run === null
              ? words.notYet
              : words.away}
        </Text>
        {all > 0 && (
          <Text size="md" tone="danger">
            {words.fault}
          </Text>
        )}
        {run && (
          <DataList
            items={run.swaps.map(({ kind, changes }) => ({ term: words.swapped[kind], value: changesOf(changes) }))}
          />
        )}
      </div>
    </Card>
  );
}
