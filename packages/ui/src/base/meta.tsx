import { Fragment, type ReactNode } from "react";
import { cx } from "../cx.ts";
import styles from "./meta.module.css";

export interface MetaProps {
  /** The facts to show. Absent items are left out together with their separator. */
  items: readonly ReactNode[];
  size?: "xs" | "sm" | "md" | undefined;
  as?: "p" | "span" | undefined;
  className?: string | undefined;
}

const isShown = (item: ReactNode) => item !== null && item !== undefined && item !== false && item !== "";

/** Secondary facts in one line, separated by a middle dot. */
export function Meta({ items, size = "sm", as: Tag = "p", className }: MetaProps) {
  return (
    <Tag className={cx(styles.meta, styles[size], className)}>
      {items.filter(isShown).map((item, index) => (
        <Fragment key={index}>
          {index > 0 && <Sep />}
          {item}
        </Fragment>
      ))}
    </Tag>
  );
}

/** The separator between two facts of a meta line. */
export function Sep() {
  return (
    <>
      {" "}
      <span aria-hidden="true" className={styles.sep}>
        ·
      </span>{" "}
    </>
  );
}
