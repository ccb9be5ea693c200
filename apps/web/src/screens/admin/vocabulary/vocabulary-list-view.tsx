import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { AdminVocabularyEntry, VocabularySummary, VocabularyType } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { PageHeader } from "@orbita/ui/patterns/page-header.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { IconDownload, IconPlus, IconUpload } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSetCrumb } from "~/shell/frames/crumb.ts";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { EntryBulkBar } from "./entry-bulk-bar.tsx";
import { csvOf, download } from "./csv.ts";
import { EntriesTable } from "./entries-table.tsx";
import { ImportDialog } from "./import-dialog.tsx";
import { ListToolbar } from "./list-toolbar.tsx";
import { valueListLabels } from "./list-labels.ts";
import { vocabularyEntriesQuery } from "./lists-query.ts";
import { noEntryFilter, isUnfiltered, filterEntries } from "./filter-entries.ts";
import { NewEntryDialog } from "./new-entry-dialog.tsx";
import { RecentMerges } from "./recent-merges.tsx";
import { useListActions } from "./use-list-actions.ts";
import { UsesDialog } from "./uses-dialog.tsx";
import { AliasesDialog } from "./aliases-dialog.tsx";
import styles from "./value-lists.module.css";

/**
 * Number of rows shown at first and added by "Show more" (specification §9).
 * The longest list has a thousand rows, each with input fields.
 */
const atOnce = 100;

type EntryDialogState = "new" | "import" | { uses: AdminVocabularyEntry } | { words: AdminVocabularyEntry } | null;

export function VocabularyListView({ type, list }: { type: VocabularyType; list: VocabularySummary }) {
  const { t, i18n } = useLingui();
  const { data: entries, error, refetch } = useQuery(vocabularyEntriesQuery(type));
  const acts = useListActions(type);
  const [opened, setOpened] = useState<EntryDialogState>(null);
  const name = i18n._(valueListLabels[type]);
  useSetCrumb(name);
  const close = () => setOpened(null);
  const { uses } = list;
  return (
    <section className={styles.list}>
      <PageHeader
        title={name}
        size="sm"
        meta={
          <span>
            <bdi className={styles.mono}>{type}</bdi> · <Plural value={list.entries} one="# entry" other="# entries" />{" "}
            · <Plural value={uses} _0="not used" one="used # time" other="used # times" />
          </span>
        }
        actions={
          <>
            <Button variant="outline" icon={IconUpload} disabled={!entries} onClick={() => setOpened("import")}>
              <Trans>Import…</Trans>
            </Button>
            <Button
              variant="outline"
              icon={IconDownload}
              disabled={!entries}
              onClick={() => entries && download(`${type}.csv`, csvOf(entries))}
            >
              <Trans>Export as CSV</Trans>
            </Button>
            {!list.fixed && (
              <Button variant="primary" icon={IconPlus} onClick={() => setOpened("new")}>
                <Trans>New entry…</Trans>
              </Button>
            )}
          </>
        }
      />
      {error && <QueryFailure error={error} onRetry={() => void refetch()} />}
      {!entries && !error && <LoadingList label={t`Loading`} shape="none" />}
      {entries && <Entries {...{ entries, list, acts, name, setOpened }} />}
      <RecentMerges type={type} acts={acts} />
      {opened === "new" && <NewEntryDialog type={type} acts={acts} onClose={close} />}
      {opened === "import" && entries && <ImportDialog {...{ type, entries, acts }} onClose={close} />}
      {opened && typeof opened === "object" && "uses" in opened && <UsesDialog entry={opened.uses} onClose={close} />}
      {opened && typeof opened === "object" && "words" in opened && (
        <AliasesDialog entry={opened.words} acts={acts} onClose={close} />
      )}
    </section>
  );
}

type EntriesProps = {
  entries: readonly AdminVocabularyEntry[];
  list: VocabularySummary;
  acts: ReturnType<typeof useListActions>;
  name: string;
  setOpened: (opened: EntryDialogState) => void;
};

function Entries({ entries, list, acts, name, setOpened }: EntriesProps) {
  const { t } = useLingui();
  const [narrowing, setNarrowing] = useState(noEntryFilter);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [most, setMost] = useState(atOnce);
  const fitting = filterEntries(entries, narrowing);
  const shown = fitting.slice(0, most);
  const picked = entries.filter(({ id }) => chosen.has(id));
  const clear = () => setChosen(new Set());
  return (
    <>
      <ListToolbar list={list} narrowing={narrowing} onNarrow={setNarrowing} />
      {shown.length === 0 ? (
        <StateView kind="emptySearch" title={t`No matches in this list`} />
      ) : (
        <EntriesTable
          caption={name}
          entries={shown}
          last={entries.length}
          fixed={list.fixed}
          whole={isUnfiltered(narrowing)}
          acts={acts}
          chosen={chosen}
          onChoose={(id, on) => setChosen((now) => new Set(on ? [...now, id] : [...now].filter((one) => one !== id)))}
          onUses={(uses) => setOpened({ uses })}
          onWords={(words) => setOpened({ words })}
          onMore={fitting.length > most ? () => setMost(most + atOnce) : null}
          bulk={picked.length > 0 && <EntryBulkBar chosen={picked} fixed={list.fixed} acts={acts} onClear={clear} />}
        />
      )}
    </>
  );
}
