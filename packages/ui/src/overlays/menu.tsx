import { IconCheck } from "@tabler/icons-react";
import { Menu as MantineMenu } from "@mantine/core";
import { cloneElement, useCallback, useEffect, useRef, useState, type ReactElement, type ReactNode } from "react";
import { Icon, type IconShape } from "../icons/icon.tsx";
import type { LinkElement } from "../base/slot.tsx";
import { cx } from "../cx.ts";
import { portalProps } from "./portal-target.ts";
import styles from "./menu.module.css";

export interface MenuItem {
  id: string;
  label: ReactNode;
  icon?: IconShape | undefined;
  /** Content in place of the icon, such as a dot in the colour of a state. */
  mark?: ReactNode;
  /** Small print that says what the item does, or why it is disabled. */
  hint?: ReactNode;
  end?: ReactNode;
  danger?: boolean | undefined;
  /** Makes the item a checkbox: the menu then stays open, so that the user can check several items. */
  checked?: boolean | undefined;
  /** A disabled item stays visible; its hint gives the reason. */
  disabled?: boolean | undefined;
  link?: LinkElement | undefined;
  onSelect?: (() => void) | undefined;
}

export interface MenuProps {
  /** The button that opens the menu: a single element that takes a ref, such as `IconButton`. */
  trigger: ReactElement;
  /** The items in groups, with a line between the groups. */
  groups: readonly (readonly MenuItem[])[];
  width?: number | undefined;
  align?: "start" | "end" | undefined;
  title?: ReactNode;
  /** Small print below the items that says what all of them do. */
  note?: ReactNode;
  opened?: boolean | undefined;
  onOpenedChange?: ((opened: boolean) => void) | undefined;
}

/** A menu of actions on one object. */
export function Menu({ trigger, groups, width = 280, align = "end", title, note, opened, onOpenedChange }: MenuProps) {
  const [own, setOwn] = useState(false);
  const shown = opened ?? own;
  const before = useRef<Element | null>(null);
  // Focuses the first item as soon as the dropdown is in the document, so that no key is lost between the opening and the next frame. The
  // dropdown is not positioned yet, so the page must not scroll to it.
  const focusFirstItem = useCallback((dropdown: HTMLDivElement | null): void => {
    if (!dropdown) return;
    before.current = document.activeElement;
    dropdown.querySelector<HTMLElement>("[data-menu-item]:not([data-disabled])")?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (!shown) return;
    return () => {
      // Returns the focus: the focused element was removed with the dropdown, unless the user clicked elsewhere.
      if (document.activeElement === document.body && before.current instanceof HTMLElement) before.current.focus();
    };
  }, [shown]);
  return (
    <MantineMenu
      position={align === "end" ? "bottom-end" : "bottom-start"}
      width={width}
      offset={6}
      withInitialFocusPlaceholder={false}
      portalProps={portalProps}
      zIndex={500}
      transitionProps={{ duration: 0 }}
      classNames={{ dropdown: styles.dropdown ?? "", divider: styles.divider ?? "", label: styles.label ?? "" }}
      opened={shown}
      onChange={(next) => {
        setOwn(next);
        onOpenedChange?.(next);
      }}
    >
      <MantineMenu.Target>{trigger}</MantineMenu.Target>
      {shown && (
        <MantineMenu.Dropdown ref={focusFirstItem}>
          {title && <MantineMenu.Label>{title}</MantineMenu.Label>}
          {groups
            .filter((group) => group.length > 0)
            .flatMap((group, index) => [
              index > 0 && <MantineMenu.Divider key={`line-${index}`} />,
              ...group.map((item) =>
                item.checked === undefined ? <Item key={item.id} item={item} /> : <Check key={item.id} item={item} />,
              ),
            ])}
          {note && <p className={styles.note}>{note}</p>}
        </MantineMenu.Dropdown>
      )}
    </MantineMenu>
  );
}

function Item({ item }: { item: MenuItem }) {
  const { link } = item;
  return (
    <MantineMenu.Item
      classNames={{
        item: cx(styles.item, item.danger && styles.danger),
        itemSection: styles.section ?? "",
        itemLabel: styles.words ?? "",
      }}
      leftSection={item.mark ?? (item.icon && <Icon icon={item.icon} size="sm" />)}
      rightSection={item.end}
      disabled={item.disabled ?? false}
      {...(item.onSelect && { onClick: item.onSelect })}
      {...(link && { renderRoot: (props: Record<string, unknown>) => cloneElement(link, props) })}
    >
      {item.label}
      {item.hint && <small className={styles.hint}>{item.hint}</small>}
    </MantineMenu.Item>
  );
}

function Check({ item }: { item: MenuItem }) {
  return (
    <MantineMenu.CheckboxItem
      classNames={{
        item: styles.item ?? "",
        itemSection: styles.section ?? "",
        itemLabel: styles.words ?? "",
        itemIndicator: styles.check ?? "",
      }}
      checked={item.checked ?? false}
      checkIcon={<Icon icon={IconCheck} size="sm" />}
      rightSection={item.end}
      disabled={item.disabled ?? false}
      onChange={() => item.onSelect?.()}
    >
      {item.label}
      {item.hint && <small className={styles.hint}>{item.hint}</small>}
    </MantineMenu.CheckboxItem>
  );
}
