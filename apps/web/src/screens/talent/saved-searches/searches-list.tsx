import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { AlertFrequency } from "@orbita/contract";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { Tag } from "@orbita/ui/base/tag.tsx";
import { NativeSelect } from "@orbita/ui/fields/native-select.tsx";
import { Menu } from "@orbita/ui/overlays/menu.tsx";
import { ItemList } from "@orbita/ui/patterns/item-list.tsx";
import { IconDots, IconPencil, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { formatDay } from "~/shell/format/format.ts";
import { frequencies, frequencyChoices } from "~/domain/saved-searches/own/frequency-labels.ts";
import { OpenSearch, type SearchOwner } from "~/domain/saved-searches/open-search.tsx";
import { RenameDialog } from "./rename-dialog.tsx";
import { useSearchActions, type AnySavedSearch } from "./use-search-actions.ts";
import styles from "./searches-list.module.css";

type Props = { searches: readonly AnySavedSearch[]; side: SearchOwner };

/** Saved searches, each with a link to its results and a field for the alert frequency. */
export function SearchesList({ searches, side }: Props) {
  const { t } = useLingui();
  return (
    <ItemList
      ruled="ink"
      label={t`Saved searches`}
      items={searches.map((search) => ({ key: search.id, content: <Row search={search} side={side} /> }))}
    />
  );
}

function Row({ search, side }: { search: AnySavedSearch; side: SearchOwner }) {
  const { t, i18n } = useLingui();
  const acts = useSearchActions(side);
  const [renaming, setRenaming] = useState(false);
  const { id, name } = search;
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <OpenSearch search={search} side={side} className={styles.link} />
        </h2>
        <Facts search={search} />
      </div>
      <NativeSelect
        className={styles.often}
        size="sm"
        hideLabel
        label={t`Alert frequency for “${name}”`}
        value={search.frequency}
        disabled={search.broken}
        onChange={(event) => void acts.tellHowOften(id, event.currentTarget.value as AlertFrequency)}
        options={frequencies.map((value) => ({ value, label: i18n._(frequencyChoices[value]) }))}
      />
      <Menu
        width={220}
        trigger={<IconButton icon={IconDots} label={t`Actions for “${name}”`} />}
        groups={[
          [
            { id: "rename", label: t`Rename…`, icon: IconPencil, onSelect: () => setRenaming(true) },
            { id: "delete", label: t`Delete`, icon: IconTrash, danger: true, onSelect: () => void acts.remove(search) },
          ],
        ]}
      />
      {renaming && (
        <RenameDialog search={search} onRename={(next) => acts.rename(id, next)} onClose={() => setRenaming(false)} />
      )}
    </div>
  );
}

function Facts({ search }: { search: AnySavedSearch }) {
  const { i18n } = useLingui();
  const day = search.lastMatch && formatDay(i18n.locale, search.lastMatch);
  const by = "by" in search ? search.by : null;
  if (search.broken)
    return (
      <p className={styles.broken}>
        <Tag>
          <Trans>Stopped</Trans>
        </Tag>
        <Trans>
          One of this search’s filters uses a value that no longer exists. Open the search, change that filter and save.
        </Trans>
      </p>
    );
  return (
    <Meta
      className={styles.facts}
      items={[
        <span key="fresh" className={search.fresh > 0 ? styles.fresh : undefined}>
          <Plural value={search.fresh} one="# new" other="# new" />
        </span>,
        day && <Trans key="last">last match on {day}</Trans>,
        by && (
          <Trans key="by">
            alerts go to <bdi>{by}</bdi>
          </Trans>
        ),
      ]}
    />
  );
}
