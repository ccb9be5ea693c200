import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import styles from "./facts.module.css";

export interface FactItem {
  term: ReactNode;
  value: ReactNode;
  note?: ReactNode;
}

export interface FactsProps {
  facts: readonly FactItem[];
  className?: string | undefined;
}

/** A band of facts between two thin lines. */
export function Facts({ facts, className }: FactsProps) {
  return (
    <dl className={cx(styles.facts, className)}>
      {facts.map((fact, index) => (
        // The list is fixed for a page, so the index is a stable key.
        <div key={index}>
          <dt>{fact.term}</dt>
          <dd>
            {fact.value}
            {fact.note && <small>{fact.note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
