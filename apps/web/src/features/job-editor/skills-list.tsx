import { useLingui } from "@lingui/react/macro";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { SegmentedControl } from "@orbita/ui/fields/segmented-control.tsx";
import { Tag } from "@orbita/ui/base/tag.tsx";
import { IconArrowDown, IconArrowUp, IconX } from "@tabler/icons-react";
import { useRef } from "react";
import type { EditorValues } from "./editor-form.ts";
import styles from "./skills-list.module.css";

type Skills = EditorValues["skills"];
type Props = {
  chosen: Skills;
  nameOf: (id: string) => string;
  readOnly: boolean;
  /** With the words that say what happened. */
  onChange: (next: Skills, words: string) => void;
};

/** Each with its weight and its place; a place changes by buttons, and the focus goes along. */
export function SkillsList({ chosen, nameOf, readOnly, onChange }: Props) {
  const { t } = useLingui();
  const list = useRef<HTMLOListElement>(null);

  function move(index: number, by: 1 | -1): void {
    const next = [...chosen];
    const [moved] = next.splice(index, 1);
    if (!moved) return;
    next.splice(index + by, 0, moved);
    onChange(next, t`${nameOf(moved.id)}: now number ${index + by + 1}`);
    const act = by < 0 ? "up" : "down";
    // At an end the button is closed: the other one of the row takes the focus.
    requestAnimationFrame(() => {
      const row = list.current?.children[index + by];
      const wanted = row?.querySelector<HTMLButtonElement>(`[data-act=${act}]:not(:disabled)`);
      (wanted ?? row?.querySelector<HTMLButtonElement>("[data-act]:not(:disabled)"))?.focus();
    });
  }

  function remove(index: number): void {
    const gone = chosen[index];
    if (gone) onChange(chosen.toSpliced(index, 1), t`${nameOf(gone.id)} removed`);
    requestAnimationFrame(() => {
      const row = list.current?.children[Math.min(index, chosen.length - 2)];
      (
        row?.querySelector<HTMLButtonElement>("[data-act=remove]") ?? document.querySelector<HTMLElement>("#skills")
      )?.focus();
    });
  }

  if (chosen.length === 0) return null;
  return (
    <ol ref={list} className={styles.list} aria-label={t`Required skills`}>
      {chosen.map(({ id, mandatory }, index) => {
        const name = nameOf(id);
        return (
          <li key={id} className={styles.row}>
            <bdi className={styles.name}>{name}</bdi>
            {readOnly ? (
              <Tag>{mandatory ? t`Mandatory` : t`Welcome`}</Tag>
            ) : (
              <Acts
                name={name}
                mandatory={mandatory}
                ends={{ first: index === 0, last: index === chosen.length - 1 }}
                onWeigh={(to) =>
                  onChange(chosen.with(index, { id, mandatory: to }), to ? t`${name}: mandatory` : t`${name}: welcome`)
                }
                onMove={(by) => move(index, by)}
                onRemove={() => remove(index)}
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}

type ActsProps = {
  name: string;
  mandatory: boolean;
  ends: { first: boolean; last: boolean };
  onWeigh: (mandatory: boolean) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
};

function Acts({ name, mandatory, ends, onWeigh, onMove, onRemove }: ActsProps) {
  const { t } = useLingui();
  return (
    <span className={styles.acts}>
      <SegmentedControl
        label={t`How much ${name} counts`}
        value={mandatory ? "mandatory" : "welcome"}
        onChange={(value) => onWeigh(value === "mandatory")}
        segments={[
          { value: "mandatory", label: t`Mandatory` },
          { value: "welcome", label: t`Welcome` },
        ]}
      />
      <IconButton
        size="sm"
        data-act="up"
        icon={IconArrowUp}
        label={t`${name}: move up`}
        disabled={ends.first}
        onClick={() => onMove(-1)}
      />
      <IconButton
        size="sm"
        data-act="down"
        icon={IconArrowDown}
        label={t`${name}: move down`}
        disabled={ends.last}
        onClick={() => onMove(1)}
      />
      <IconButton size="sm" data-act="remove" icon={IconX} label={t`${name}: remove`} onClick={onRemove} />
    </span>
  );
}
