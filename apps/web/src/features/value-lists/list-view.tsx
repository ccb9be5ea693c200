import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { AdminVocabularyEntry, VocabularyList, VocabularyType } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { PageHeader } from "@orbita/ui/patterns/page-header.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { IconDownload, IconPlus, IconUpload } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSetCrumb } from "~/shell/frames/crumb.ts";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { csvOf, download } from "./csv.ts";
import { EntriesTable } from "./entries-table.tsx";
import { ImportDialog } from "./import-dialog.tsx";
import { ListToolbar } from "./list-toolbar.tsx";
import { listWords } from "./list-words.ts";
import { entriesQuery } from "./lists-query.ts";
import { everything, isWhole, narrow } from "./narrow.ts";
import { NewEntryDialog } from "./new-entry-dialog.tsx";
import { RecentMerges } from "./recent-merges.tsx";
import { useListActs } from "./use-list-acts.ts";
import { UsesDialog } from "./uses-dialog.tsx";
import { WordsDialog } from "./words-dialog.tsx";
import styles from "./value-lists.module.css";

/**
 * Rows shown at first and added by "Show more" (specification §9). The longest list has a thousand rows, each with input fields.
 */
const atOnce = 100;

type Opened = "new" | "import" | { uses: AdminVocabularyEntry } | { words: AdminVocabularyEntry } | null;

export function ListView({ type, list }: { type: VocabularyType; list: VocabularyList }) {
  const { t, i18n } = useLingui();
  const { data: entries, error, refetch } = useQuery(entriesQuery(type));
  const acts = useListActs(type);
  const [opened, setOpened] = useState<Opened>(null);
  const name = i18n._(listWords[type]);
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
              <Trans>Import</Trans>
            </Button>
            <Button
              variant="outline"
              icon={IconDownload}
              disabled={!entries}
              onClick={() => entries && download(`${type}.csv`, csvOf(entries))}
            >
              <Trans>Export CSV</Trans>
            </Button>
            {!list.fixed && (
              <Button variant="primary" icon={IconPlus} onClick={() => setOpened("new")}>
                <Trans>New entry</Trans>
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
        <WordsDialog entry={opened.words} acts={acts} onClose={close} />
      )}
    </section>
  );
}

type EntriesProps = {
  entries: readonly AdminVocabularyEntry[];
  list: VocabularyList;
  acts: ReturnType<typeof useListActs>;
  name: string;
  setOpened: (opened: Opened) => void;
};

function Entries({ entries, list, acts, name, setOpened }: EntriesProps) {
  const { t } = useLingui();
  const [narrowing, setNarrowing] = useState(everything);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [most, setMost] = useState(atOnce);
  const fitting = narrow(entries, narrowing);
  const shown = fitting.slice(0, most);
  const picked = entries.filter(({ id }) => chosen.has(id));
  const clear = () => setChosen(new Set());
  return (
    <>
      <ListToolbar list={list} narrowing={narrowing} onNarrow={setNarrowing} />
      {shown.length === 0 ? (
        <StateView kind="emptySearch" title={t`Nothing like it in the list`} />
      ) : (
        <EntriesTable
          caption={name}
          entries={shown}
          last={entries.length}
          fixed={list.fixed}
          whole={isWhole(narrowing)}
          acts={acts}
          chosen={chosen}
          onChoose={(id, on) => setChosen((now) => new Set(on ? [...now, id] : [...now].filter((one) => one !== id)))}
          onUses={(uses) => setOpened({ uses })}
          onWords={(words) => setOpened({ words })}
          onMore={fitting.length > most ? () => setMost(most + atOnce) : null}
          bulk={picked.length > 0 && <BulkBar chosen={picked} fixed={list.fixed} acts={acts} onClear={clear} />}
        />
      )}
    </>
  );
}
