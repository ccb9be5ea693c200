import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import styles from "./status-light.module.css";

export interface StatusLightProps {
  state: "up" | "slow" | "down" | "off";
  children: ReactNode;
}

/** The state of a server, shown by shape and text, not by colour alone. */
export function StatusLight({ state, children }: StatusLightProps) {
  return <span className={cx(styles.light, styles[state])}>{children}</span>;
}
