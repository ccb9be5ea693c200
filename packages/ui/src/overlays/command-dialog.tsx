import { Modal } from "@mantine/core";
import { IconSearch, IconX } from "@tabler/icons-react";
import { useEffect, useId, useState, type KeyboardEvent, type ReactNode } from "react";
import { IconButton } from "../base/icon-button.tsx";
import { VisuallyHidden } from "../base/visually-hidden.tsx";
import { Icon } from "../icons/icon.tsx";
import { arrowStep, OptionList, type OptionGroup, type OptionItem } from "./option-list.tsx";
import styles from "./command-dialog.module.css";

export type CommandItem = OptionItem;
export type CommandGroup = OptionGroup;

export interface CommandDialogProps {
  opened: boolean;
  onClose: () => void;
  /** The accessible name and the placeholder of the search field. */
  label: string;
  closeLabel: string;
  value: string;
  onChange: (value: string) => void;
  groups: readonly CommandGroup[];
  onPick: (id: string) => void;
  /** The number of results as text, announced to screen readers. */
  status: string;
  /** Content that replaces the list when there are no results. */
  empty?: ReactNode;
  /** Content below the list, such as the keyboard shortcuts. */
  foot?: ReactNode;
}

/** The index of the item that Home, End or an arrow key moves to; undefined for other keys. */
function stepOf(key: string, at: number, count: number): number | undefined {
  if (count > 0 && key === "Home") return 0;
  if (count > 0 && key === "End") return count - 1;
  return arrowStep(key, at, count);
}

/** A search dialog for the keyboard: one field with a list below it. The focus stays in the field. */
export function CommandDialog({
  opened,
  onClose,
  label,
  closeLabel,
  empty,
  status,
  foot,
  ...search
}: CommandDialogProps) {
  const { value, onChange, groups, onPick } = search;
  const id = useId();
  const { active, setWanted, onKeyDown } = useActive(groups, onPick);
  useEffect(() => {
    if (!opened) setWanted(null);
  }, [opened, setWanted]);
  useEffect(() => {
    if (active) document.getElementById(`${id}-${active.id}`)?.scrollIntoView({ block: "nearest" });
  }, [id, active]);
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      size={600}
      zIndex={400}
      padding={0}
      transitionProps={{ duration: 110 }}
      classNames={{ inner: styles.inner ?? "", content: styles.content ?? "", overlay: styles.scrim ?? "" }}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={label}>
        <div className={styles.head}>
          <Icon icon={IconSearch} />
          <input
            data-autofocus
            type="text"
            role="combobox"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            aria-label={label}
            aria-expanded={active !== undefined}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={active && `${id}-${active.id}`}
            placeholder={label}
            className={styles.field}
            value={value}
            maxLength={100}
            onChange={(event) => {
              setWanted(null);
              onChange(event.target.value);
            }}
            onKeyDown={onKeyDown}
          />
          <IconButton icon={IconX} label={closeLabel} onClick={onClose} />
        </div>
        <OptionList {...{ id, label, groups, onPick }} active={active?.id} onPoint={setWanted} />
        {!active && empty && <div className={styles.empty}>{empty}</div>}
        {foot && <div className={styles.foot}>{foot}</div>}
        <div role="status">
          <VisuallyHidden>{status}</VisuallyHidden>
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}

/** Tracks the item that Enter selects: the first one, until keys or the pointer choose another. */
function useActive(groups: readonly CommandGroup[], onPick: (id: string) => void) {
  const [wanted, setWanted] = useState<string | null>(null);
  const items = groups.flatMap((group) => group.items);
  const at = Math.max(
    0,
    items.findIndex((item) => item.id === wanted),
  );
  const active = items[at];

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const next = stepOf(event.key, at, items.length);
    if (next !== undefined) {
      event.preventDefault();
      setWanted(items[next]?.id ?? null);
    } else if (event.key === "Enter" && active) {
      event.preventDefault();
      onPick(active.id);
    }
  }
  return { active, setWanted, onKeyDown };
}
