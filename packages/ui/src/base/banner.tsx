import { IconMail } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Icon, type IconShape } from "../icons/icon.tsx";
import styles from "./banner.module.css";

export interface BannerProps {
  icon?: IconShape | undefined;
  action?: ReactNode;
  /** Names the region. */
  label: string;
  children: ReactNode;
}

/** A condition of the whole account, above the top bar. Use a note for all other conditions. */
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
