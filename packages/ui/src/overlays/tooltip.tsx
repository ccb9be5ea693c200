import { Tooltip as MantineTooltip } from "@mantine/core";
import type { ReactElement, ReactNode } from "react";
import styles from "./tooltip.module.css";

export interface TooltipProps {
  label: ReactNode;
  /** The element that the tooltip is for. It must take a ref and be focusable. */
  children: ReactElement;
  position?: "top" | "bottom" | "right" | "left" | undefined;
}

/** Shows the accessible name of an element whose name is not visible. A reason must never be only in a tooltip. */
export function Tooltip({ label, children, position = "bottom" }: TooltipProps) {
  return (
    <MantineTooltip
      label={label}
      position={position}
      openDelay={400}
      events={{ hover: true, focus: true, touch: false }}
      transitionProps={{ transition: "fade", duration: 140, exitDuration: 70 }}
      classNames={{ tooltip: styles.tooltip ?? "" }}
      zIndex={500}
    >
      {children}
    </MantineTooltip>
  );
}
