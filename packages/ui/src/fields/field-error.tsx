import { IconAlertCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Icon } from "../icons/icon.tsx";
import styles from "./field.module.css";

export interface FieldErrorProps {
  id?: string | undefined;
  children: ReactNode;
}

/** The error text of a field, with an icon, because colour alone is not enough. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p id={id} className={styles.error}>
      <Icon icon={IconAlertCircle} size="xs" />
      <span>{children}</span>
    </p>
  );
}
