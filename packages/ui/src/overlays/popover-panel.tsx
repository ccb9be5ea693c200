import { Popover } from "@mantine/core";
import { useState, type ReactElement, type ReactNode } from "react";
import styles from "./popover-panel.module.css";

export interface PopoverPanelProps {
  /** The button that opens it: takes a ref. Gets `onClick`. */
  trigger: (open: { opened: boolean; toggle: () => void }) => ReactElement;
  width?: number | undefined;
  align?: "start" | "end" | undefined;
  children: (close: () => void) => ReactNode;
}

/** A panel under its button, with content of its own: the switch, the notifications, a filter. */
export function PopoverPanel({ trigger, width = 304, align = "end", children }: PopoverPanelProps) {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position={align === "end" ? "bottom-end" : "bottom-start"}
      width={width}
      offset={8}
      zIndex={500}
      trapFocus
      returnFocus
      withRoles
      transitionProps={{ transition: "fade", duration: 140, exitDuration: 70 }}
      classNames={{ dropdown: styles.panel ?? "" }}
    >
      <Popover.Target>{trigger({ opened, toggle: () => setOpened(!opened) })}</Popover.Target>
      <Popover.Dropdown>{children(close)}</Popover.Dropdown>
    </Popover>
  );
}
