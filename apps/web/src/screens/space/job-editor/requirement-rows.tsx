import { useLingui } from "@lingui/react/macro";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { Switch } from "@orbita/ui/fields/switch.tsx";
import { Icon, type IconShape } from "@orbita/ui/icons/icon.tsx";
import { IconX } from "@tabler/icons-react";
import { useRef, type ReactNode } from "react";
import { MoveHandle } from "./move-handle.tsx";
import styles from "./requirements.module.css";

export type RequirementRowItem = {
  key: string;
  name: string;
  mandatory: boolean;
  /** Detail after the name of the requirement, such as a level or a field of study. */
  more?: ReactNode;
};

type Props = {
  label: string;
  items: readonly RequirementRowItem[];
  readOnly: boolean;
  onWeigh: (index: number, mandatory: boolean) => void;
  onRemove: (index: number) => void;
  /** Moves an item. Undefined if the order of the items has no meaning. */
  onMove?: ((from: number, to: number) => void) | undefined;
  /** Icon in place of the move handle. */
  icon?: IconShape | undefined;
  /** Id of the element that gets the focus when the last item is removed. */
  emptied: string;
};

/**
 * Requirements with their weight, mandatory or optional.
 * The user moves them by dragging, by arrow keys or by a menu, and the moved row keeps the focus.
 */
export function RequirementRows({ label, items, readOnly, onWeigh, onRemove, onMove, icon, emptied }: Props) {
  const { t } = useLingui();
  const list = useRef<HTMLOListElement>(null);
  const focusIn = (index: number, act: string) =>
    requestAnimationFrame(() => {
      const row = list.current?.children[index];
      const wanted = row?.querySelector<HTMLElement>(`[data-act=${act}]`);
      (wanted ?? document.getElementById(emptied))?.focus();
    });
  if (items.length === 0) return null;
  return (
    <ol ref={list} className={styles.list} aria-label={label}>
      {items.map(({ key, name, mandatory, more }, index) => (
        <li key={key} className={styles.row}>
          {!readOnly && onMove && (
            <MoveHandle
              name={name}
              at={index}
              count={items.length}
              list={list}
              onMove={(to) => {
                onMove(index, to);
                focusIn(to, "move");
              }}
            />
          )}
          {icon && <Icon icon={icon} size="sm" className={styles.icon} />}
          <span className={styles.name}>
            <bdi>{name}</bdi>
            {more}
          </span>
          <span className={styles.weight}>{mandatory ? t`Required` : t`Nice to have`}</span>
          {!readOnly && (
            <>
              <Switch
                hideLabel
                label={t`${name} is required`}
                checked={mandatory}
                onChange={(event) => onWeigh(index, event.currentTarget.checked)}
              />
              <IconButton
                size="sm"
                data-act="remove"
                icon={IconX}
                label={t`Remove ${name}`}
                onClick={() => {
                  onRemove(index);
                  focusIn(Math.min(index, items.length - 2), "remove");
                }}
              />
            </>
          )}
        </li>
      ))}
    </ol>
  );
}
