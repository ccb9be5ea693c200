import { Tooltip as MantineTooltip } from "@mantine/core";
import type { ReactElement, ReactNode } from "react";
import styles from "./tooltip.module.css";

export interface TooltipProps {
  label: ReactNode;
  /** A single element that takes a ref and can be focused. */
  children: ReactElement;
  position?: "top" | "bottom" | "right" | "left" | undefined;
}

/** Repeats an accessible name that is not visible. Never the only place of a reason. */
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
