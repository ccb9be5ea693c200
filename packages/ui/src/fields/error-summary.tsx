import { IconAlertCircle } from "@tabler/icons-react";
import { useEffect, useRef, type ReactNode } from "react";
import { Icon } from "../icons/icon.tsx";
import styles from "./error-summary.module.css";

export interface ErrorSummaryProps {
  title: ReactNode;
  errors: readonly { /** The id of the field's control. */ fieldId: string; message: ReactNode }[];
  /** The number of errors from which the summary is shown. With fewer, the first field takes the focus instead. */
  from?: number | undefined;
}

/** The errors of a long form, each with a link to its field. Takes the focus when it appears. */
export function ErrorSummary({ title, errors, from = 4 }: ErrorSummaryProps) {
  const shown = errors.length >= from;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shown) box.current?.focus();
  }, [shown]);
  if (!shown) return null;
  return (
    <div ref={box} tabIndex={-1} role="alert" className={styles.summary}>
      <Icon icon={IconAlertCircle} className={styles.icon} />
      <div>
        <p className={styles.title}>{title}</p>
        <ul>
          {errors.map((error) => (
            <li key={error.fieldId}>
              <a
                href={`#${error.fieldId}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(error.fieldId)?.focus();
                }}
              >
                {error.message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
