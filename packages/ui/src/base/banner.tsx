import { IconMail } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Icon, type IconShape } from "../icons/icon.tsx";
import styles from "./banner.module.css";

export interface BannerProps {
  icon?: IconShape | undefined;
  action?: ReactNode;
  /** The accessible name of the region. */
  label: string;
  children: ReactNode;
}

/** A message about the whole account, above the top bar. Use a `Note` for all other messages. */
export function Banner({ icon = IconMail, action, label, children }: BannerProps) {
  return (
    <section aria-label={label} className={styles.banner}>
      <Icon icon={icon} className={styles.icon} />
      <div className={styles.words}>
        <p>{children}</p>
        {action}
      </div>
    </section>
  );
}
