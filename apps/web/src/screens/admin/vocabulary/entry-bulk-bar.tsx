import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { AdminVocabularyEntry } from "@orbita/contract";
import { vocabularyLimits } from "@orbita/contract/vocabulary/limits";
import { Button } from "@orbita/ui/base/button.tsx";
import { CheckboxField } from "@orbita/ui/fields/checkbox-field.tsx";
import { RadioCards } from "@orbita/ui/fields/radio-cards.tsx";
import { PopoverPanel, type PopoverButtonProps } from "@orbita/ui/overlays/popover-panel.tsx";
import { IconChevronDown } from "@tabler/icons-react";
import { useState } from "react";
import { formatCount } from "~/shell/format/format.ts";
import type { ListActions } from "./use-list-actions.ts";
import styles from "./value-lists.module.css";

type Props = { chosen: readonly AdminVocabularyEntry[]; fixed: boolean; acts: ListActions; onClear: () => void };

const mergeButton = (disabled: boolean) => (button: PopoverButtonProps) => (
  <Button {...button} size="sm" variant="outline" iconEnd={IconChevronDown} disabled={disabled}>
    <Trans>Merge…</Trans>
  </Button>
);
const [mergeOn, mergeOff] = [mergeButton(false), mergeButton(true)];

export function EntryBulkBar({ chosen, fixed, acts, onClear }: Props) {
  const { t } = useLingui();
  const used = chosen.filter(({ uses }) => uses > 0).length;
  const reason = fixed
    ? t`These entries can’t be merged or deleted: the software uses their codes`
    : used > 0
      ? t`Only unused entries can be deleted`
      : chosen.length < 2
        ? t`Select at least two entries to merge`
        : null;
  return (
    <>
      <CheckboxField hideLabel indeterminate label={t`Deselect all`} checked={false} onChange={onClear} />
      <span>
        <Plural value={chosen.length} one="# selected" other="# selected" />
      </span>
      <PopoverPanel
        label={t`Which entry do you want to keep?`}
        width={400}
        align="start"
        trigger={fixed || chosen.length < 2 ? mergeOff : mergeOn}
      >
        {(close) => (
          <MergePanel
            key={chosen.map(({ id }) => id).join()}
            chosen={chosen}
            onClose={close}
            onMerge={(from, into) => {
              close();
              onClear();
              void acts.merge(from, into);
            }}
          />
        )}
      </PopoverPanel>
      <Button
        size="sm"
        variant="outline"
        disabled={fixed || used > 0}
        onClick={() => {
          onClear();
          void acts.remove(chosen);
        }}
      >
        <Trans>Delete</Trans>
      </Button>
      {reason && <span className={styles.reason}>{reason}</span>}
      <Button size="sm" variant="quiet" className={styles.clear} onClick={onClear}>
        <Trans>Cancel</Trans>
      </Button>
    </>
  );
}

type PanelProps = {
  chosen: readonly AdminVocabularyEntry[];
  onClose: () => void;
  onMerge: (from: readonly AdminVocabularyEntry[], into: AdminVocabularyEntry) => void;
};

/** Merges the selected entries. The most used entry is preselected as the target, so that the fewest rows change. */
function MergePanel({ chosen, onClose, onMerge }: PanelProps) {
  const { t, i18n } = useLingui();
  const [most] = chosen.toSorted((a, b) => b.uses - a.uses);
  const [kept, setKept] = useState(most?.id ?? null);
  const into = chosen.find(({ id }) => id === kept);
  const from = chosen.filter(({ id }) => id !== kept);
  const moving = from.reduce((sum, { uses }) => sum + uses, 0);
  if (!into) return null;
  const { it: name } = into;
  const days = vocabularyLimits.undoDays;
  return (
    <div className={styles.merge}>
      <RadioCards
        legend={t`Which entry do you want to keep?`}
        cards={chosen.map(({ id, it, code, uses }) => ({
          value: id,
          title: it,
          hint: <bdi className={styles.mono}>{code}</bdi>,
          end: formatCount(i18n.locale, uses),
        }))}
        value={kept}
        onChange={setKept}
      />
      <p className={styles.hint}>
        <Plural
          value={moving}
          _0={`Nothing will move to “${name}”.`}
          one={`# use will move to “${name}”.`}
          other={`# uses will move to “${name}”.`}
        />{" "}
        <Trans>
          The API can still read the old code, which points to the new one. You can undo the merge for{" "}
          <Plural value={days} one="# day" other="# days" />.
        </Trans>
      </p>
      <p className={styles.buttons}>
        <Button size="sm" variant="primary" onClick={() => onMerge(from, into)}>
          <Plural value={moving} _0="Merge" one="Merge and move # use" other="Merge and move # uses" />
        </Button>
        <Button size="sm" variant="quiet" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </p>
    </div>
  );
}
