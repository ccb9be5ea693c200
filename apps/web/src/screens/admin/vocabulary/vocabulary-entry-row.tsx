import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { useLingui } from "@lingui/react/macro";
import type { AdminVocabularyEntry } from "@orbita/contract";
import { CheckboxField } from "@orbita/ui/fields/checkbox-field.tsx";
import { Icon } from "@orbita/ui/icons/icon.tsx";
import { cx } from "@orbita/ui/cx.ts";
import { IconGripVertical } from "@tabler/icons-react";
import { useState } from "react";
import { formatCount } from "~/shell/format/format.ts";
import { EntryMenu } from "./entry-menu.tsx";
import { NumberCell } from "./number-cell.tsx";
import type { ListActions } from "./use-list-actions.ts";
import { LabelCell } from "./label-cell.tsx";
import styles from "./entries-table.module.css";

export type RowProps = {
  entry: AdminVocabularyEntry;
  last: number;
  fixed: boolean;
  /** True if the list is unfiltered and in manual order; only then rows can be moved. */
  whole: boolean;
  chosen: boolean;
  acts: ListActions;
  onChoose: (chosen: boolean) => void;
  onUses: (entry: AdminVocabularyEntry) => void;
  onWords: (entry: AdminVocabularyEntry) => void;
};

export function VocabularyEntryRow({ entry, last, fixed, whole, chosen, acts, onChoose, onUses, onWords }: RowProps) {
  const { t, i18n } = useLingui();
  const { id, it, en, code, sort, uses } = entry;
  const [editing, setEditing] = useState<"it" | "en" | null>(null);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    disabled: !whole,
  });
  const cell = (language: "it" | "en") => ({
    language,
    editing: editing === language,
    onEdit: (open: boolean) => setEditing((now) => (open ? language : now === language ? null : now)),
    onOther: () => setEditing(language === "it" ? "en" : "it"),
  });
  return (
    <tr
      ref={setNodeRef}
      className={cx(styles.row, chosen && styles.chosen, isDragging && styles.dragged)}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <td className={styles.start}>
        <span className={styles.handles}>
          {whole && (
            <button
              type="button"
              ref={setActivatorNodeRef}
              className={styles.handle}
              {...attributes}
              {...listeners}
              aria-label={t`Move ${it}`}
            >
              <Icon icon={IconGripVertical} size="sm" />
            </button>
          )}
          <CheckboxField
            hideLabel
            label={t`Select ${it}`}
            checked={chosen}
            onChange={(event) => onChoose(event.target.checked)}
          />
        </span>
      </td>
      <td className={styles.place}>
        <NumberCell
          sort={sort}
          last={last}
          label={t`Position of ${it}`}
          disabled={!whole}
          onPlace={(place) => void acts.place(id, place)}
        />
      </td>
      <td className={styles.code}>
        <bdi>{code}</bdi>
      </td>
      <td className={styles.italian}>
        <LabelCell
          {...cell("it")}
          value={it}
          label={t`Italian label for ${code}`}
          onSave={(text) => acts.rename(id, { it: text })}
        />
      </td>
      <td className={styles.english}>
        <LabelCell
          {...cell("en")}
          value={en}
          label={t`English label for ${code}`}
          onSave={(text) => acts.rename(id, { en: text || null })}
        />
      </td>
      <td className={styles.uses}>
        {uses === 0 ? (
          <span>0</span>
        ) : (
          <button
            type="button"
            className={styles.link}
            aria-label={t`Uses of ${it}: ${uses}`}
            onClick={() => onUses(entry)}
          >
            {formatCount(i18n.locale, uses)}
          </button>
        )}
      </td>
      <td className={styles.menu}>
        <EntryMenu entry={entry} last={last} fixed={fixed} acts={acts} onWords={onWords} />
      </td>
    </tr>
  );
}
