import { cx } from "../cx.ts";
import { Icon, type IconShape } from "../icons/icon.tsx";
import styles from "./sign.module.css";

export interface SignProps {
  icon: IconShape;
  tone?: "neutral" | "warning" | "danger" | undefined;
}

/** A round icon, in place of an avatar, for list rows that are not about a person. It is decorative, because text is beside it. */
export function Sign({ icon, tone = "neutral" }: SignProps) {
  return (
    <span aria-hidden="true" className={cx(styles.sign, tone !== "neutral" && styles[tone])}>
      <Icon icon={icon} size="sm" />
    </span>
  );
}
