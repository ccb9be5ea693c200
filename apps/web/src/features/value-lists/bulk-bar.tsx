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
import type { ListActs } from "./use-list-acts.ts";
import styles from "./value-lists.module.css";

type Props = { chosen: readonly AdminVocabularyEntry[]; fixed: boolean; acts: ListActs; onClear: () => void };

const mergeButton = (disabled: boolean) => (button: PopoverButtonProps) => (
  <Button {...button} size="sm" variant="outline" iconEnd={IconChevronDown} disabled={disabled}>
    <Trans>Merge…</Trans>
  </Button>
);
const [mergeOn, mergeOff] = [mergeButton(false), mergeButton(true)];

export function BulkBar({ chosen, fixed, acts, onClear }: Props) {
  const { t } = useLingui();
  const used = chosen.filter(({ uses }) => uses > 0).length;
  const reason = fixed
    ? t`The software knows these entries by their codes`
    : used > 0
      ? t`Only an entry that is not used is deleted`
      : chosen.length < 2
        ? t`Two entries or more are merged`
        : null;
  return (
    <>
      <CheckboxField hideLabel indeterminate label={t`Choose none`} checked={false} onChange={onClear} />
      <span>
        <Plural value={chosen.length} one="# chosen" other="# chosen" />
      </span>
      <PopoverPanel
        label={t`Which one stays?`}
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

/** Preselects the most used entry as the merge target, so that the fewest rows move. */
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
        legend={t`Which one stays?`}
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
          _0={`Nothing moves to “${name}”.`}
          one={`# use moves to “${name}”.`}
          other={`# uses move to “${name}”.`}
        />{" "}
        <Trans>The old code stays readable and points at the new one. It can be undone for {days} days.</Trans>
      </p>
      <p className={styles.buttons}>
        <Button size="sm" variant="primary" onClick={() => onMerge(from, into)}>
          <Plural value={moving} _0="Merge" one="Merge # use" other="Merge # uses" />
        </Button>
        <Button size="sm" variant="quiet" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </p>
    </div>
  );
}
